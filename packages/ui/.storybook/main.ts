import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './tokens.mdx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // Not in the preview: unit tests load it too, and need neither the pages nor the fonts of `dist`.
  previewAnnotations: [fileURLToPath(import.meta.resolve('./docs.tsx'))],
  typescript: {
    // Unlike react-docgen, it resolves the props that parts take from Radix.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
      // Those of Vite, and the leads.
      server: {
        fs: { deny: ['.env', '*.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
      },
    }),
};

export default config;
