import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightTheme } from './themes.ts';
import { variableName } from './variable-name.ts';
import { art } from '../tokens/palette.ts';
import { font, layer, motion, radius, space, type, width } from '../tokens/scale.ts';

/**
 * The theme contract: every value a component may use, as a reference to a CSS variable with a stable
 * name (`vars.color.surfaceRaised` is `var(--cb-color-surface-raised)`).
 */
export const vars = createGlobalThemeContract(
  { ...lightTheme, art, font, space, radius, width, type, motion, layer },
  (_, path) => variableName(path),
);
