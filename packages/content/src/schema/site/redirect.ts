import * as v from 'valibot';

/** `site/redirects.yaml`: the addresses that have moved. */
export const redirectList = v.pipe(
  v.array(
    v.strictObject({
      from: v.pipe(
        v.string(),
        v.regex(/^\/[\w./-]*$/, 'is the path of a page'),
        v.description('The old path of the page. A redirect is never taken away.'),
        v.examples(['/resources/blog/ropes']),
      ),
      to: v.pipe(
        v.string(),
        v.startsWith('/', 'is a path on this site'),
        v.description('Where the page is now, or the one that answers the same question.'),
        v.examples(['/resources/blog/jump-ropes']),
      ),
    }),
  ),
  v.description('The addresses that have moved.'),
);

/** An old path, and its new address, perhaps with a query or an anchor. */
export type Redirect = v.InferOutput<typeof redirectList>[number];
