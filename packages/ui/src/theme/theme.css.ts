import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { art, medals } from '../tokens/palette.ts';
import { font, layer, motion, radius, space, type, width } from '../tokens/scale.ts';
import { prefersDark } from './media.ts';
import { inkTheme, lightTheme, type Theme } from './themes.ts';
import { vars } from './vars.css.ts';

const colors = (theme: Theme) => ({
  ...assignVars(vars.color, theme.color),
  ...assignVars(vars.hue, theme.hue),
});

createGlobalTheme(':root', vars, {
  ...lightTheme,
  art,
  medal: medals,
  font,
  space,
  radius,
  width,
  type,
  motion,
  layer,
});

globalStyle('[data-theme="light"]', { vars: colors(lightTheme), colorScheme: 'light' });

globalStyle('[data-theme="ink"]', { vars: colors(inkTheme), colorScheme: 'dark' });

globalStyle(':root:not([data-theme="light"])', {
  '@media': { [prefersDark]: { vars: colors(inkTheme), colorScheme: 'dark' } },
});

// Paper is white whatever the screen was.
globalStyle(':root, :root:not([data-theme="light"]), [data-theme]', {
  '@media': {
    print: {
      vars: { ...colors(lightTheme), [vars.color.surface]: lightTheme.color.surfaceRaised },
      colorScheme: 'light',
    },
  },
});
