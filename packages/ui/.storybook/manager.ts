import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { lightTheme } from '../src/theme/themes.ts';

const { accentText, surface, surfaceRaised, text } = lightTheme.color;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Cornerbell UI',
    appBg: surface,
    barBg: surfaceRaised,
    colorSecondary: accentText,
    textColor: text,
  }),
});
