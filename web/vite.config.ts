import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './dev/plugins/icons.ts';
import { texts } from './dev/plugins/texts.ts';

const server = process.env.ARCHIPEL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [icons(), texts(), svelte()],
  build: {
    outDir: '../src/archipel/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
