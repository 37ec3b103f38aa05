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
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const standings: Record<string, string> = {
  draft: 'a draft: it is in no build, only on the desk',
  unlisted: 'unlisted: it has a page, but nothing links to it',
  published: 'published: it is live from its day on',
};

const unlistedQuestion = 'unlisted: it is on the desk, but on no page yet';

/** The next steps for a new file, one per line. */
export function nextSteps({ kind, file, slug, status, day, today }: NewText): string {
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
    ...(status === 'published' ? [] : ['Publish   write "status: published" in the file']),
    ...(kind === 'faq'
      ? []
      : ['Register  pnpm content register, once nothing else is left to fix']),
    `Build     pnpm build${day > today ? ` --as-of ${day}, to see the site of its day` : ''}`,
  ];
  return `${file} is ${publishState}.\n\n${steps.join('\n')}\n`;
}
