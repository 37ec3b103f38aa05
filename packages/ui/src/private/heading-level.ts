/** The heading levels below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
