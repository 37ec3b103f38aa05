export { colorSchemeScript, type ColorScheme } from './components/ColorScheme/color-scheme.ts';
export {
  ColorSchemeSwitch,
  type ColorSchemeSwitchProps,
} from './components/ColorScheme/ColorSchemeSwitch.tsx';
export { useColorScheme } from './components/ColorScheme/use-color-scheme.ts';
