export { colorSchemeScript } from './components/ColorScheme/color-scheme.ts';
export {
  ColorSchemeSwitch,
  type ColorSchemeSwitchProps,
} from './components/ColorScheme/ColorSchemeSwitch.tsx';
