export {
  brandThemeCss,
  createBrandTheme,
  type BrandOptions,
  type BrandTheme,
  type Variables,
} from './theme/brand.ts';
export { vars } from './theme/vars.css.ts';
export { forcedColors, from, largeText, noScripts, reducedMotion } from './theme/media.ts';
export { scrollShade } from './theme/scroll-shade.ts';
export { textStyles } from './theme/text-styles.ts';
export { inkTheme, lightTheme, type ColorRoles, type Theme } from './theme/themes.ts';
export { hues, type Hue, type HuePair } from './tokens/palette.ts';
export type { Breakpoint, Column, FontName, Radius, Space } from './tokens/scale.ts';
