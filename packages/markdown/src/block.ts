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
 * A run of characters within a block: plain text, a link, or a blank whose text is its underscores.
 * An `href` begins with `http://`, `https://`, `mailto:`, `/` (but not `//`) or `#`. Two text runs
 * never touch, and no run is empty.
 */
export type Inline =
  | {
      /** Plain text. */
      readonly kind: 'text';
      /** The text, not escaped for HTML; at least one character. */
      readonly text: string;
    }
  | {
      /** A link. */
      readonly kind: 'link';
      /** What is read of it, not escaped for HTML; never blank. */
      readonly text: string;
      /** Where it leads, as it was typed. */
      readonly href: string;
    }
  | {
      /** A blank to fill in. */
      readonly kind: 'blank';
      /** Its underscores, at least three. */
      readonly text: string;
    };

/** A line that begins with `# `, `## ` or `### `; its `id` is unique within the source. */
export interface HeadingBlock {
  /** Tells a heading from the other blocks. */
  readonly kind: 'heading';
  /** How many `#` the line begins with; 1 is the highest. */
  readonly level: 1 | 2 | 3;
  /** Its words in lower case, joined by hyphens, or `section`; with `-2`, `-3` where that is taken. */
  readonly id: string;
  /** What the line holds behind its mark, without marks; at least one run. */
  readonly inlines: readonly Inline[];
}

/**
 * A line of its own: plain (`paragraph`), wholly in `**` (`strong`) or wholly in `*` (`emphasis`).
 */
export interface TextBlock {
  /** How the line is set: plain, in bold or in italics. */
  readonly kind: 'paragraph' | 'strong' | 'emphasis';
  /** What the line holds, without the marks around it; at least one run. */
  readonly inlines: readonly Inline[];
}

/** One `- ` line. */
export interface ListItem {
  /** Whether its checkbox is ticked; `null` where it has none, or checkboxes are not enabled. */
  readonly checked: boolean | null;
  /** What the line holds behind its mark; at least one run. */
  readonly inlines: readonly Inline[];
}

/** Neighbouring `- ` lines; at least one item. */
export interface ListBlock {
  /** Tells a list from the other blocks. */
  readonly kind: 'list';
  /** Its lines in order, at least one. */
  readonly items: readonly ListItem[];
}

/** A line that is only `![alt](name)`: a picture that the app knows by its name. */
export interface ImageBlock {
  /** Tells a picture from the other blocks. */
  readonly kind: 'image';
  /** The name of the picture: words in lower case, joined by hyphens. */
  readonly name: string;
  /** What the picture shows, in words; empty where none are written. */
  readonly alt: string;
}

/**
 * What a source is made of, told apart by `kind`. A blank line is no block: it ends a list, and
 * between other blocks it adds nothing, because there every line is a block already.
 */
export type Block = HeadingBlock | TextBlock | ListBlock | ImageBlock;
