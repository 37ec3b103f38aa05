import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightValues } from './themes.ts';
import { variableName } from './variable-name.ts';

/**
 * The theme contract: every value a component may use, as a reference to a CSS variable with a
 * stable name (`vars.color.surfaceRaised` is `var(--cb-color-surface-raised)`).
 */
export const vars = createGlobalThemeContract(lightValues, (_, path) => variableName(path));
