/** A link: what it says and where it leads. */
export type Link = {
  readonly label: string;
  /** A path on this site, or a whole address for another. */
  readonly href: string;
  /** What is read out after a label that alone does not say where the link leads. */
  readonly spoken?: string;
};

/** A link with a line that says what is behind it. */
export type DescribedLink = Link & { readonly description: string };

/** A heading with a paragraph under it. */
export type TitledText = { readonly title: string; readonly text: string };
