import { svelteTesting } from '@testing-library/svelte/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './dev/plugins/icons.ts';
import { covers } from './dev/plugins/words.ts';

export default defineConfig({
  plugins: [icons(), covers(), svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
