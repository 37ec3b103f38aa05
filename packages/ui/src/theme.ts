export {
  brandThemeCss,
  createBrandTheme,
  type BrandOptions,
  type BrandTheme,
  type Variables,
} from './theme/brand.ts';
export { vars } from './theme/vars.css.ts';
export { forcedColors, from, noScripts, reducedMotion } from './theme/media.ts';
export { inkTheme, lightTheme, type ColorRoles, type Theme } from './theme/themes.ts';
export { hues, type Hue, type HuePair } from './tokens/palette.ts';
export type {
  Breakpoint,
  Column,
  FontName,
  Radius,
  Space,
  TypeName,
  Width,
} from './tokens/scale.ts';
