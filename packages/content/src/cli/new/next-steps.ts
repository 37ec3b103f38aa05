import { addressPrefixes } from '../../addresses/item-addresses.ts';
import { folders, type Kind } from './taken.ts';

/** The written text. */
export interface NewText {
  readonly kind: Kind;
  /** The path of the file, relative to the current folder. */
  readonly file: string;
  readonly slug: string;
  readonly status: string;
  /** The day of publication, `YYYY-MM-DD`. */
  readonly day: string;
}

const standings: Record<string, string> = {
  draft: 'a draft: it is in no build, only on the desk',
  unlisted: 'unlisted: it has a page, but nothing links to it',
  published: 'published: it is live from its day on',
};

const unlistedQuestion = 'unlisted: it is on the desk, but on no page yet';

/** The next steps for a new file, one per line. */
export function nextSteps({ kind, file, slug, status, day }: NewText): string {
  const address = `http://localhost:5173${addressPrefixes[folders[kind]]}${slug}`;
  const publishState =
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
    `            pnpm build, or pnpm build --as-of ${day} to try it`,
  ];
  return `${file} is ${publishState}.\n\n${steps.join('\n')}\n`;
}
