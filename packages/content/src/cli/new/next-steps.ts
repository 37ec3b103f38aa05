import { addressPrefixes } from '../../addresses/item-addresses.ts';
import type { Kind } from './fields.ts';
import { folders } from './taken.ts';

/** What was written. */
export type NewText = {
  readonly kind: Kind;
  /** The path of the file, as the author sees it. */
  readonly file: string;
  readonly slug: string;
  readonly status: string;
  /** The day of publication, `YYYY-MM-DD`. */
  readonly day: string;
};

const standings: Record<string, string> = {
  draft: 'a draft: it is in no build, and on the desk only',
  unlisted: 'unlisted: it has a page, and nothing leads to it',
  published: 'published: everybody sees it from its day on',
};

const unlistedQuestion = 'unlisted: it is on the desk, and on no page yet';

/** What to do with a new file, a line for each step. */
export function nextSteps({ kind, file, slug, status, day }: NewText): string {
  const address = `http://localhost:5173${addressPrefixes[folders[kind]]}${slug}`;
  const standing =
    kind === 'faq' && status === 'unlisted' ? unlistedQuestion : (standings[status] ?? status);
  const hasPage = status !== 'draft' && (kind !== 'faq' || status === 'published');
  const steps = [
    `Write     ${file}`,
    'Preview   pnpm dev',
    ...(hasPage ? [`            ${address}`] : []),
    '            http://localhost:5173/desk',
    'Check     pnpm content check',
    status === 'published'
      ? `Publish   it is live in every build from ${day} on:`
      : `Publish   write "status: published" in the file; it is live in every build from ${day} on:`,
    ...(kind === 'faq' ? [] : ['            pnpm content register']),
    `            pnpm build, or pnpm build --as-of ${day} to rehearse`,
  ];
  return `${file} is ${standing}.\n\n${steps.join('\n')}\n`;
}
