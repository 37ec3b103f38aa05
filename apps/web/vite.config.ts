import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serveRendered } from './prerender/serve-rendered.ts';

/** What every page wakes with, in one file: many small ones compress worse. */
const isAppModule = (id: string): boolean =>
  /\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|@vanilla-extract)\/|\/ui\/dist\/(private|components\/(Badge|Button|Container|Footer|Grid|Header|Link|Ropes|ProgressBar|Section|SkipLink|Stack|StatTile|StatusTag|VisuallyHidden))\//.test(
    id,
  );

/**
 * Lets the bundler leave out what the app does not use of react-router: its modules make components
 * and name them when they are loaded, which counts as an effect unless it is said not to be one.
 */
const leanRouter = (): Plugin => ({
  name: 'cornerbell:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code: string) =>
      code
        .replace(
          /\bReact\d*\.(createContext|createElement|forwardRef|memo)\(/g,
          '/* @__PURE__ */ $&',
        )
        .replace(/^\w+\.displayName = .*;$/gm, ''),
  },
});

/**
 * What fetches the files that a chunk needs together with it, in place of Vite's own helper: that one
 * also loads style sheets, which no chunk here has, and is half as long as the whole boot script may be.
 */
const leanPreload = (): Plugin => ({
  name: 'cornerbell:lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        if (document.querySelector('link[href="/' + file + '"]')) continue;
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      }
      return load();
    };`,
  },
});

/** Each document names some forty files, and a hash does not compress: seven letters are what the bundler takes at least. */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [
    react(),
    leanRouter(),
    leanPreload(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    serveRendered(),
  ],
  appType: 'custom',
  server: {
    watch: { ignored: ['**/.results/**'] },
    proxy: { '/functions': process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:54321' },
  },
  build: { manifest: true, cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: 'src/boot/boot.ts',
          output: {
            codeSplitting: { groups: [{ name: 'app', test: isAppModule }] },
            ...shortNames,
          },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        rollupOptions: {
          input: 'src/offline/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
      },
    },
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
