import * as v from 'valibot';

/** An address that has moved. */
export interface Redirect {
  /** The old path. */
  readonly from: string;
  /** The new address, perhaps with a query or an anchor. */
  readonly to: string;
}

const oldPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'is the path of a page'));

/** `site/redirects.yaml`: the new address of each old path, as a list of redirects. */
export const redirectMap = v.pipe(
  v.record(oldPath, v.pipe(v.string(), v.startsWith('/'))),
  v.description('An old path, which is never taken away, and the new address of its page.'),
  v.examples([{ '/resources/blog/ropes': '/resources/blog/jump-ropes' }]),
  v.transform((map): Redirect[] => Object.entries(map).map(([from, to]) => ({ from, to }))),
);
