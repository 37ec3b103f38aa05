import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serveRendered } from './prerender/serve-rendered.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), serveRendered()],
  appType: 'custom',
  server: {
    watch: { ignored: ['**/.results/**'] },
    proxy: { '/functions': process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:54321' },
  },
  build: { manifest: true, cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { input: 'src/boot/boot.ts' } } },
    prerender: {
      consumer: 'server',
      build: {
        outDir: '.prerender',
        rollupOptions: { input: 'prerender/render.tsx' },
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
      },
      resolve: { external: ['@cornerbell/content/library'] },
    },
  },
});
