import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, loadEnv, type Plugin } from 'vite';
import { serveDesk } from './desk/serve-desk.ts';
import { serveRendered } from './build/serve-rendered.ts';

/** What every page wakes with, in one file: many small ones compress worse. */
const isAppModule = (id: string): boolean =>
  /vite\/preload-helper|\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|@vanilla-extract)\/|\/ui\/dist\/(private|components\/(Badge|Button|Container|Footer|Grid|Header|Link|Ropes|ProgressBar|Section|SkipLink|Stack|StatTile|StatusTag|VisuallyHidden)\/|components\/Card\/(StatTile|card)\b)/.test(
    id,
  );

/**
 * Small parts that many pages share, in one file: each further file costs a document the letters of its
 * hash, and a page what it imports from the others.
 */
const isSharedPart = (id: string): boolean =>
  /\/src\/(shell\/(send|attribution|use-hydrated)|(newsletter|forms\/(text-of|Trap|use-extras|use-field-errors|wait-text)|sections\/(Actions|NumberRows|SectionTitle|layout|type)))\b|\/ui\/dist\/components\/(Field|Card\/(card|FeatureCard|StatTile))\b/.test(
    id,
  );

const contentFile = /\/content\/dist\//;

/** The pictures of the product that the home page shows; the pages of its parts show them again. */
const isSharedPicture = (id: string): boolean =>
  /\/src\/features\/samples\/(alerts|analytics|format|pictures|privates|roster|schedule|skills)\b|\/ui\/dist\/components\/(BarChart|DataList|FactStrip|SampleFrame|ScheduleBoard|SkillGrid)\b/.test(
    id,
  );

/** The sample data of these pictures, told by what a module exports: content's files are called by a hash. */
const sharedSample =
  /export \{[^}]*\bsample(Coaches|Members|ClassSlots|SkillsGrid|PrivateSessions|AttendanceAlerts)\b/;

/** What the bundler tells of a module when it is asked for the file that the module goes to. */
interface ModuleContext {
  getModuleInfo(id: string): { readonly code: string | null } | null;
}

/** Such pictures and their data, in one file. */
const picturesGroup = (id: string, context: ModuleContext): string | null =>
  isSharedPicture(id) || sharedSample.test(context.getModuleInfo(id)?.code ?? '')
    ? 'pictures'
    : null;

/**
 * Lets the bundler leave out what the app does not use of react-router: its modules make components
 * and name them when they are loaded, which counts as an effect unless it is said not to be one. Nor does
 * a visitor need what they tell a programmer who uses them outside of a router.
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
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/`[^`]+(may be used only in the context of|inside another) [^`]+`/g, "''"),
  },
});

/**
 * Makes the errors by which React signals to itself without a stack. While developer tools or Lighthouse listen, a
 * browser resolves each stack as it takes it, and parses the whole app once more for that: half of its evaluation.
 */
const leanReact = (): Plugin => ({
  name: 'cornerbell:lean-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js/ },
    handler(code: string) {
      const lean = code.replace(
        /(?<=^(?:var| ) \w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '{ __proto__: Error.prototype, message: $1 }',
      );
      if (lean === code) this.error('React signals to itself in another way than it did.');
      return lean;
    },
  },
});

/** What sonner styles only where it is told to: toasts that keep its own look, themes, colours and spinners. */
const unusedByToasts = /data-(styled=true|rich-colors|sonner-theme|invert|promise)|\.sonner-/;

/** Leaves rules out of a style sheet whose every selector names what is not used. */
const withoutUnused = (css: string) =>
  css.replace(/[^{}]+\{[^{}]*\}/g, (rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return selectors.every((selector) => unusedByToasts.test(selector)) ? '' : rule;
  });

/**
 * Lets the toaster add its styles as a sheet that is made by script, which the Content-Security-Policy need
 * not know: a hash of an inline style would stand in the headers of every answer. Leaves out what is not used of them.
 */
const leanToaster = (): Plugin => ({
  name: 'cornerbell:lean-toaster',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\// },
    handler(code: string) {
      const own = /^function __insertCSS\(code\) \{[^]*?^\}/m;
      if (!own.test(code)) this.error('sonner adds its styles in another way than it did.');
      return code.replace(/(?<=^__insertCSS\().*(?=\))/m, withoutUnused).replace(
        own,
        `function __insertCSS(code) {
          if (typeof document === 'undefined') return;
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(code);
          document.adoptedStyleSheets.push(sheet);
        }`,
      );
    },
  },
});

/** The app's own files, which are there when it asks for others. */
const appFiles = new Set<string>();

/**
 * What fetches the files that a chunk needs together with it, in place of Vite's own helper: that one
 * also loads style sheets, which no chunk here has. The boot script goes without: it finds in the document what is
 * to be fetched, and the helper would take a tenth of its room.
 */
const leanPreload = (): Plugin => ({
  name: 'cornerbell:lean-preload',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_, files) => files.filter((file) => !appFiles.has(file)),
      },
    },
  }),
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
  renderChunk(code, { name }) {
    if (name !== 'boot') return null;
    const lean = code
      .replace(/^import \{ \w+ as __vitePreload \}.*$/m, '')
      .replace(/__vitePreload\(\(\) => (import\(.*\)), __VITE_PRELOAD__\)/g, '$1')
      .replace(
        /__vitePreload\(async \(\) => \{\s*const .* = await (import\(.*\));\s*return .*;\s*\}, __VITE_PRELOAD__\)/g,
        '$1',
      );
    if (lean.includes('__vitePreload'))
      this.error('Vite wraps what is imported by need in another way than it did.');
    return lean;
  },
  generateBundle(_, bundle) {
    const add = (file: string) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || appFiles.has(file)) return;
      appFiles.add(file);
      for (const imported of chunk.imports) add(imported);
    };
    for (const [file, { name }] of Object.entries(bundle)) if (name === 'hydrate') add(file);
  },
});

/** What is called by its name outside of the bundle, by the byte budgets and by tests. */
const named = /^(hydrate|toaster)$/;

/**
 * Each document names some twenty files, and a hash does not compress: six letters are what the bundler
 * takes at least. Few have a name besides.
 */
const shortNames = {
  chunkFileNames: ({ name }: { name: string }) =>
    named.test(name) ? 'assets/[name]-[hash:6].js' : 'assets/[hash:6].js',
  entryFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/**
 * Which application form the site is built with: by default the one that sends nothing, so that a page
 * holds no line of the other. Specification §7.
 */
function applicationForm(mode: string): Record<string, string> {
  const root = import.meta.dirname;
  const delivered = join(root, 'src/pages/contact/DeliveredApplicationForm.tsx');
  const { VITE_APPLICATION_DELIVERY: delivery = '' } = loadEnv(mode, root, 'VITE_');
  if (delivery === '') return {};
  if (delivery === 'function') return { '#application-form': delivered };
  throw new Error(
    `VITE_APPLICATION_DELIVERY is "${delivery}". Expected "function", or nothing at all.`,
  );
}

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    leanReact(),
    leanRouter(),
    leanPreload(),
    leanToaster(),
    vanillaExtractPlugin({
      identifiers: command === 'build' ? 'short' : 'debug',
    }),
    serveDesk(),
    serveRendered(),
  ],
  appType: 'custom',
  resolve: { alias: applicationForm(mode) },
  server: {
    watch: { ignored: ['**/.results/**'] },
    proxy: { '/functions': process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:54321' },
  },
  // The three builds read the same files: each further one takes a third of the first.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  build: { manifest: true, cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    // In it the styles are evaluated. What evaluates them comes as Node takes it, which nobody need transform.
    ssr: { resolve: { conditions: defaultServerConditions.filter((name) => name !== 'module') } },
    client: {
      build: {
        rollupOptions: {
          input: 'src/boot/boot.ts',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'app', test: isAppModule },
                { name: 'parts', test: isSharedPart },
                // Words that many pages show, in one file for the same reason.
                { name: 'words', test: contentFile, minShareCount: 8 },
                { name: picturesGroup, debugName: 'pictures' },
              ],
            },
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
        rollupOptions: { input: 'build/render.tsx' },
        copyPublicDir: false,
        manifest: false,
      },
      // What only a browser loads need not be read for it.
      resolve: { external: ['@cornerbell/content/library', '@supabase/supabase-js'] },
    },
  },
}));
