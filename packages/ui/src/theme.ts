export {
  brandThemeCss,
  createBrandTheme,
  type BrandOptions,
  type BrandTheme,
  type Variables,
} from './theme/brand.ts';
export { vars } from './theme/vars.css.ts';
export { forcedColors, from, noScripts, prefersDark, reducedMotion } from './theme/media.ts';
export { inkTheme, lightTheme, type ColorRoles, type Theme } from './theme/themes.ts';
export { hues, type Hue, type HuePair } from './tokens/palette.ts';
export {
  breakpoints,
  type Breakpoint,
  type Column,
  type FontName,
  type Radius,
  type Space,
  type TypeName,
  type Width,
} from './tokens/scale.ts';
