/** A size of paper, in points of 1/72 inch. */
export interface Paper {
  /** As it stands in file names. */
  readonly id: 'a4' | 'letter';
  /** As people call it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** The papers that every guide is set on. */
export const papers: readonly Paper[] = [
  { id: 'a4', label: 'A4', width: 595.28, height: 841.89 },
  { id: 'letter', label: 'Letter', width: 612, height: 792 },
];

/** The margins of a page, in points; the foot holds the page number. */
export const margin = { side: 51, top: 48, bottom: 62 } as const;

/** Where the words begin, from the left margin: before them stand the headings. */
export const column = { heading: 92, gap: 18 } as const;

/** The inks; what carries meaning is told apart in black and white too. */
export const ink = {
  text: '#0E0F11',
  muted: '#5C5F66',
  line: '#CFC8BC',
  accent: '#F4511E',
  accentText: '#B93A0E',
  box: '#0E0F11',
} as const;

/** The faces, by the names under which they are registered. */
export type Face = 'text' | 'textBold' | 'textItalic' | 'display' | 'displayBold';

/** How words are set: face, size and line height in points, colour. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

/** The type scale. */
export const type = {
  title: { face: 'displayBold', size: 38, leading: 37, color: ink.text },
  lead: { face: 'text', size: 11, leading: 16.5, color: ink.muted },
  part: { face: 'displayBold', size: 21, leading: 23, color: ink.text },
  numeral: { face: 'displayBold', size: 34, leading: 30, color: ink.accentText },
  label: { face: 'display', size: 9.5, leading: 12, color: ink.muted },
  step: { face: 'displayBold', size: 13, leading: 14.5, color: ink.text },
  body: { face: 'text', size: 9.5, leading: 14.5, color: ink.text },
  strong: { face: 'textBold', size: 10, leading: 14.5, color: ink.text },
  note: { face: 'textItalic', size: 9, leading: 13.5, color: ink.muted },
  cell: { face: 'text', size: 8.75, leading: 12, color: ink.text },
  head: { face: 'display', size: 9.5, leading: 11, color: ink.text },
  foot: { face: 'display', size: 8.5, leading: 10, color: ink.muted },
  address: { face: 'text', size: 7.5, leading: 14.5, color: ink.muted },
} as const satisfies Readonly<Record<string, TextStyle>>;
