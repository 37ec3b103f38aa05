import { readFileSync } from 'node:fs';
import type { Font, FontWeight } from 'satori';
import { fontFiles } from '../font-files.ts';

const font = (name: string, weight: FontWeight, file: string): Font => ({
  name,
  weight,
  data: readFileSync(file),
});

/** The fonts of cards, as satori takes them; one list, so that it reads each of them once. */
export const cardFonts: Font[] = [
  font('Barlow Condensed', 600, fontFiles.display),
  font('Barlow Condensed', 700, fontFiles.displayBold),
  font('Inter', 500, fontFiles.textMedium),
  font('Inter', 700, fontFiles.textBold),
];
