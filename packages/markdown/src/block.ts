/**
 * What a source may use beyond the plain line rules; all of it is off unless asked for.
 *
 * Specification §2 (Guide page).
 */
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
 *
 * Specification §2 (Blog post page).
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'blank'; readonly text: string };

/**
 * A line that begins with `# `, `## ` or `### `; its `id` is unique within the source.
 *
 * Specification §2 (Blog post page).
 */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly id: string;
  readonly inlines: readonly Inline[];
}

/**
 * A line of its own: plain (`paragraph`), wholly in `**` (`strong`) or wholly in `*` (`emphasis`).
 *
 * Specification §2 (Blog post page).
 */
export interface TextBlock {
  readonly kind: 'paragraph' | 'strong' | 'emphasis';
  readonly inlines: readonly Inline[];
}

/**
 * One `- ` line; `checked` is `null` unless the line is a checkbox and checkboxes are enabled.
 *
 * Specification §2 (Guide page).
 */
export interface ListItem {
  readonly checked: boolean | null;
  readonly inlines: readonly Inline[];
}

/**
 * Neighbouring `- ` lines; at least one item.
 *
 * Specification §2 (Blog post page).
 */
export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly ListItem[];
}

/**
 * What a source is made of, told apart by `kind`. A blank line is no block: it ends a list, and
 * between other blocks it adds nothing, because there every line is a block already.
 *
 * Specification §2 (Blog post page).
 */
export type Block = HeadingBlock | TextBlock | ListBlock;
