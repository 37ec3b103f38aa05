import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../../size/budgets.ts';
import { checkEach, type Rule } from '../finding.ts';

/** The most bytes that a picture may have: a network fetches it for each preview, a phone for each reader. */
export const pictureBytes = 300_000;

/** Documents, after brotli, and pictures are no larger than they may be. */
export const sizesRule: Rule = {
  name: 'sizes',
  looksAt: `documents of at most ${budgets.document} bytes (brotli), pictures of at most ${pictureBytes}`,
  check: ({ files }) =>
    checkEach(
      [...files].filter(([address]) => /\.(html|png|jpg|webp|avif)$/.test(address)),
      ([where, bytes]) => {
        const isDocument = where.endsWith('.html');
        const size = isDocument ? brotliCompressSync(bytes).length : bytes.length;
        const most = isDocument ? budgets.document : pictureBytes;
        return size <= most
          ? []
          : [{ where, message: `has ${size} bytes; at most ${most} are allowed` }];
      },
    ),
};
