import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const inter = (style: string) => resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);
const barlow = (style: string) =>
  resolve(`@expo-google-fonts/barlow-condensed/${style}/BarlowCondensed_${style}.ttf`);

/**
 * The site's fonts as complete TrueType files, for cards and PDFs. Letters that Barlow Condensed
 * lacks, such as Cyrillic ones, are set in Inter.
 */
export const fontFiles = {
  text: inter('400Regular'),
  textMedium: inter('500Medium'),
  textBold: inter('700Bold'),
  textItalic: inter('400Regular_Italic'),
  display: barlow('600SemiBold'),
  displayBold: barlow('700Bold'),
} as const;
