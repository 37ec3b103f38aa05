/** An address that has moved: one line of `site/redirects.txt`. */
export interface Redirect {
  /** The old path. */
  readonly from: string;
  /** Where it leads now, with a query or an anchor where the new place has one. */
  readonly to: string;
}
