import { svelteTesting } from '@testing-library/svelte/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './dev/plugins/icons.ts';
import { texts } from './dev/plugins/texts.ts';

export default defineConfig({
  plugins: [icons(), texts(), svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'jsdom',
    isolate: false, // one jsdom a worker: making one for every file took most of the time
    testTimeout: 30_000, // roles are slow to find in jsdom on a busy machine
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
