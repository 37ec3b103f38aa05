import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './build/dev-server.ts';
import { uiSource } from './build/ui-source.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), devServer(), uiSource()],
  appType: 'custom',
  server: {
    // Editor, commands and docs name this port.
    strictPort: true,
    // Not the workspace, where leads and secrets are.
    fs: { allow: ['.', '../../packages', '../../node_modules'] },
    proxy: {
      '/functions': process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:54321',
      '/admin': {
        target: 'http://localhost:5174',
        rewrite: (path) => path.replace(/^\/admin$/, '/admin/'),
      },
    },
  },
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: '.bundle/client',
        manifest: true,
        // The notices of the packages in the bundle, which their licences ask for.
        license: { fileName: 'licenses.txt' },
        rollupOptions: {
          input: 'src/app/entry-client.ts',
          // Radix names its functions for debugging; those calls would keep unused functions.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules.*\/(react|react-dom|scheduler|react-router|@radix-ui\/react-(?!toast|alert-dialog|dialog|focus|tabs|roving)[a-z-]+)\//,
                },
                // One larger file compresses better than many small ones.
                {
                  name: 'shared',
                  // Not what the client entry and the forms import, as the entry must load
                  // nothing else.
                  test: /\/(src\/(?!forms\/|newsletter\/|notifications\/|share\/|visits\/|navigation\/(below-fold|is-intent)|shared\/(early-tap|load-chunk|notice|offer-reload|site-styles))|ui\/|content\/)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.bundle/server',
        emitAssets: true,
        manifest: true,
        copyPublicDir: false,
        rollupOptions: {
          input: 'src/app/entry-server.tsx',
          // Not in `assets`, from which the site copies the fonts.
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
