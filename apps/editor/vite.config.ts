import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  envPrefix: ['EDITOR_', 'SITE_URL'],
  // Sveltia has languages for fields of code, of which there are none.
  build: { rollupOptions: { external: /^@shikijs\// }, chunkSizeWarningLimit: 3000 },
  preview: { port: 5174, strictPort: true },
});
