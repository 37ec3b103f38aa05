import * as v from 'valibot';

/** An address that has moved. */
const redirect = v.strictObject({
  from: v.pipe(
    v.string(),
    v.regex(/^\/[a-z0-9/-]*$/, 'is the path of a page'),
    v.description('The old path, which is never taken away.'),
    v.examples(['/resources/blog/ropes']),
  ),
  to: v.pipe(
    v.string(),
    v.regex(/^\/\S*$/, 'begins with "/"'),
    v.description('The new address, perhaps with a query or an anchor.'),
    v.examples(['/pricing']),
  ),
});

/** `site/redirects.yaml`: the addresses that have moved. */
export const redirectList = v.array(redirect);

/** An address that has moved. */
export type Redirect = Readonly<v.InferOutput<typeof redirect>>;
