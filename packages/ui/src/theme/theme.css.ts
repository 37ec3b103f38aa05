import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { art, palette } from '../tokens/palette.ts';
import { reducedMotion } from './media.ts';
import {
  headerWithWhiteMenu,
  inkTheme,
  lightTheme,
  lightValues,
  themeRules,
  type Theme,
} from './themes.ts';
import { vars } from './vars.css.ts';

const colors = (theme: Theme) => ({
  ...assignVars(vars.color, theme.color),
  ...assignVars(vars.hue, theme.hue),
});

createGlobalTheme(':root', vars, lightValues);

globalStyle(':root', {
  '@media': {
    [reducedMotion]: { vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s' } },
  },
});

const light = { ...colors(lightTheme), [vars.art.ink]: art.ink };

// On ink, a drawing in ink would be invisible.
const ink = { ...colors(inkTheme), [vars.art.ink]: palette.graphite };

const paper = { ...light, [vars.color.surface]: lightTheme.color.surfaceRaised };

const rules = {
  light: { vars: light, colorScheme: 'light' },
  ink: { vars: ink, colorScheme: 'dark' },
  paper: { vars: paper, colorScheme: 'light' },
} as const;

for (const { theme, media, selector } of themeRules) {
  const rule = rules[theme];
  globalStyle(selector, media ? { '@media': { [media]: rule } } : rule);
}

globalStyle(headerWithWhiteMenu, { backgroundColor: vars.color.surfaceRaised });
