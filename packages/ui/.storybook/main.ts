import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // Apart from the preview, which the tests load too: they run before `dist` and its fonts are there.
  previewAnnotations: [fileURLToPath(import.meta.resolve('./fonts.ts'))],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, { plugins: [vanillaExtractPlugin({ identifiers: 'debug' })] }),
};

export default config;
