/** A redirect: one line of `site/redirects.txt`. */
export interface Redirect {
  /** The old path. */
  readonly from: string;
  /** The new address, perhaps with a query or an anchor. */
  readonly to: string;
}
