import { checkEach, type Rule } from '../finding.ts';

/** The largest size of an image, in bytes. */
const maxImageBytes = 300_000;

/** Images are within their limit; `pnpm size` has the budgets of documents, scripts and styles. */
export const sizesRule: Rule = {
  name: 'sizes',
  covers: `images of at most ${maxImageBytes} bytes`,
  check: ({ files }) =>
    checkEach(
      [...files].filter(([address]) => /\.(png|jpg|webp|avif)$/.test(address)),
      ([where, bytes]) =>
        bytes.length <= maxImageBytes
          ? []
          : [{ where, message: `has ${bytes.length} bytes; at most ${maxImageBytes} are allowed` }],
    ),
};
