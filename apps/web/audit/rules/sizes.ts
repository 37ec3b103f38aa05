import { checkEach, type Rule } from '../finding.ts';

/** The most bytes that a picture may have: a network fetches it for each preview, a phone for each reader. */
export const pictureBytes = 300_000;

/** Pictures are no larger than they may be; what documents and scripts may be is held by `pnpm size`. */
export const sizesRule: Rule = {
  name: 'sizes',
  looksAt: `pictures of at most ${pictureBytes} bytes`,
  check: ({ files }) =>
    checkEach(
      [...files].filter(([address]) => /\.(png|jpg|webp|avif)$/.test(address)),
      ([where, bytes]) =>
        bytes.length <= pictureBytes
          ? []
          : [{ where, message: `has ${bytes.length} bytes; at most ${pictureBytes} are allowed` }],
    ),
};
