import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { devServer } from './build/dev-server.ts';
import { serveDesk } from './desk/serve-desk.ts';

/** Aliases for optional forms: by default applications are not delivered and there is no challenge, so the bundle has no code of them. */
function formAliases(mode: string): Record<string, string> {
  const { VITE_APPLICATION_DELIVERY: delivery = '', VITE_TURNSTILE_SITE_KEY: siteKey } = loadEnv(
    mode,
    import.meta.dirname,
    'VITE_',
  );
  if (delivery !== '' && delivery !== 'function')
    throw new Error(`VITE_APPLICATION_DELIVERY is "${delivery}". Expected "function" or no value.`);
  return {
    ...(delivery && { '#application-form': '/src/pages/contact/DeliveredApplicationForm.tsx' }),
    ...(siteKey && { '#plain-form': '/src/challenge/GuardedFormFields.tsx' }),
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), vanillaExtractPlugin(), devServer(), serveDesk()],
  appType: 'custom',
  resolve: { alias: formAliases(mode) },
  server: { proxy: { '/functions': process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:54321' } },
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: `.bundle/${mode}/client`,
        manifest: true,
        rollupOptions: {
          input: 'src/shell/entry-client.ts',
          // Radix names its functions for debugging; without this, the calls would keep unused functions.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules.*\/(react|react-dom|scheduler|react-router|@radix-ui\/react-(?!avatar|toast|alert-dialog|dialog|focus)[a-z-]+)\//,
                },
                // One larger file compresses better than many small ones.
                { name: 'shared', test: /\/(src|ui|content|markdown)\//, minShareCount: 7 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `.bundle/${mode}/server`,
        emitAssets: true,
        copyPublicDir: false,
        rollupOptions: {
          input: 'src/shell/entry-server.tsx',
          // Not in `assets`, from which the site copies the fonts.
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: `.bundle/${mode}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'src/offline/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
}));
