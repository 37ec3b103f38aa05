/** What a source may use beyond the plain line rules; all of it is off unless asked for. */
export interface MarkdownFeatures {
  /**
   * Whether `- [ ] ` and `- [x] ` become disabled checkboxes. Without it the brackets are printed.
   * @default false
   */
  readonly checkboxes?: boolean | undefined;
  /**
   * Whether three or more underscores become a blank to fill in with a pen: a `span` with the
   * attribute `data-blank`, its value the number of underscores. Without it they are plain text.
   * @default false
   */
  readonly blanks?: boolean | undefined;
}

/**
 * A run of a line, told apart by `kind`. An `href` begins with `http://`, `https://`, `mailto:`,
 * `/` (but not `//`) or `#`. Two text runs never touch, and no run is empty.
 */
export type Inline =
  | {
      /** Plain text, code, or a blank to fill in, whose text is its underscores, at least three. */
      readonly kind: 'text' | 'code' | 'blank';
      /** The text, not escaped for HTML; at least one character. */
      readonly text: string;
    }
  | {
      /** Words in bold or in italics. */
      readonly kind: 'strong' | 'emphasis';
      /** What is between the marks; at least one run. */
      readonly inlines: readonly Inline[];
    }
  | {
      /** A link. */
      readonly kind: 'link';
      /** What is read of it; never blank, and without links. */
      readonly inlines: readonly Inline[];
      /** Where it leads, as it was typed. */
      readonly href: string;
    };

/** A line that begins with `# `, `## ` or `### `; its `id` is unique within the source. */
export interface HeadingBlock {
  readonly kind: 'heading';
  /** How many `#` the line begins with; 1 is the highest. */
  readonly level: 1 | 2 | 3;
  /** Its words in lower case, joined by hyphens, or `section`; with `-2`, `-3` where taken. */
  readonly id: string;
  /** What the line holds behind its mark, without marks; at least one run. */
  readonly inlines: readonly Inline[];
}

/** A line of its own: plain (`paragraph`), all in `**` (`strong`) or all in `*` (`emphasis`). */
export interface TextBlock {
  /** How the line is set: plain, in bold or in italics. */
  readonly kind: 'paragraph' | 'strong' | 'emphasis';
  /** What the line holds, without the marks around it; at least one run. */
  readonly inlines: readonly Inline[];
}

/** A line that begins with `- `, or with a number and a point. */
export interface ListItem {
  /** Whether its checkbox is ticked; `null` where it has none, or checkboxes are not enabled. */
  readonly checked: boolean | null;
  /** What the line holds after its mark; at least one run. */
  readonly inlines: readonly Inline[];
  /** The indented items below it, which have none of their own. */
  readonly list: ListBlock | null;
}

/** Neighbouring `- ` lines, or numbered ones; at least one item. */
export interface ListBlock {
  readonly kind: 'list';
  /** The number of the first item; `null` where the items have bullets. */
  readonly start: number | null;
  /** Its lines in order, at least one. */
  readonly items: readonly ListItem[];
}

/** Neighbouring lines that begin with `>`. */
export interface QuoteBlock {
  readonly kind: 'quote';
  /** Its lines without their marks, each a paragraph; at least one. */
  readonly lines: readonly (readonly Inline[])[];
}

/** How the cells of a column are set. */
export type Alignment = 'left' | 'center' | 'right';

/** A line of cells, a line such as `| --- | ---: |`, and the lines with `|` after them. */
export interface TableBlock {
  readonly kind: 'table';
  /** How each column is aligned; `null` where the source does not say. */
  readonly alignments: readonly (Alignment | null)[];
  /** The names of the columns; an empty cell has no runs. */
  readonly head: readonly (readonly Inline[])[];
  /** The rows, each with as many cells as the head. */
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

/** A line that is only `![alt](src)` or `![alt](src "caption")`. */
export interface ImageBlock {
  readonly kind: 'image';
  /**
   * A path on this site, such as `/images/bag.webp`, or the name of a picture that the app knows:
   * words in lower case, joined by hyphens.
   */
  readonly src: string;
  /** What the picture shows, in words; empty where none are written. */
  readonly alt: string;
  /** The words to show below it; `null` where none are written. */
  readonly caption: string | null;
}

/**
 * A part of a source, told apart by `kind`. A blank line is not a block: it ends a list, a quote
 * and a table, and between other blocks it adds nothing, because there every line is a block.
 */
export type Block = HeadingBlock | TextBlock | ListBlock | QuoteBlock | TableBlock | ImageBlock;
