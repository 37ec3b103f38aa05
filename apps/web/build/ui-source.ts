import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

const conditions = (defaults: readonly string[]) => ({
  resolve: { conditions: ['source', ...defaults] },
});

/** The development server reads the components' source, so that a changed line is a hot update. */
export const uiSource = (): Plugin => ({
  name: 'cornerbell:ui-source',
  apply: 'serve',
  config: () => ({
    environments: {
      client: conditions(defaultClientConditions),
      ssr: conditions(defaultServerConditions),
    },
  }),
  // The layer that their style sheet has in the build.
  transform: {
    order: 'pre',
    filter: { id: /\/packages\/ui\/src\/.*\.vanilla\.css/ },
    handler: (css) => `@layer cb{${css}}`,
  },
});
