import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { art, palette } from '../tokens/palette.ts';
import { font, layer, motion, radius, space, type, width } from '../tokens/scale.ts';
import { prefersDark, reducedMotion } from './media.ts';
import { headerWithWhiteMenu, inkTheme, lightTheme, type Theme } from './themes.ts';
import { vars } from './vars.css.ts';

const colors = (theme: Theme) => ({
  ...assignVars(vars.color, theme.color),
  ...assignVars(vars.hue, theme.hue),
});

createGlobalTheme(':root', vars, {
  ...lightTheme,
  art,
  font,
  space,
  radius,
  width,
  type,
  motion,
  layer,
});

globalStyle(':root', {
  '@media': {
    [reducedMotion]: { vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s' } },
  },
});

const light = { ...colors(lightTheme), [vars.art.ink]: art.ink };

// On ink, a drawing in ink would be invisible.
const ink = { ...colors(inkTheme), [vars.art.ink]: palette.graphite };

globalStyle('[data-theme="light"]', { vars: light, colorScheme: 'light' });

// A separate rule: a browser that doesn't support `:has` drops the whole rule.
globalStyle(headerWithWhiteMenu, {
  vars: light,
  backgroundColor: vars.color.surfaceRaised,
  colorScheme: 'light',
});

globalStyle('[data-theme="ink"]', { vars: ink, colorScheme: 'dark' });

globalStyle(':root:not([data-theme="light"])', {
  '@media': { [prefersDark]: { vars: ink, colorScheme: 'dark' } },
});

// Paper is white, whatever the theme on screen.
globalStyle(':root, :root:not([data-theme="light"]), [data-theme]', {
  '@media': {
    print: {
      vars: { ...light, [vars.color.surface]: lightTheme.color.surfaceRaised },
      colorScheme: 'light',
    },
  },
});
