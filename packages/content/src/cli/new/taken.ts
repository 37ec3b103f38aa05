import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegister, registerFile } from '../../addresses/register.ts';
import { blogCategories } from '../../categories.ts';
import { readSimpleFields } from '../../loader/read-simple-fields.ts';
import { baseName } from '../../loader/source-file.ts';
import { faqGroups } from '../../site/faq.ts';
import { redirects } from '../../site/redirects.ts';
import type { Kind } from './fields.ts';

/** What a new text may not be called, and what it may name. */
export type Taken = {
  /** Where each slug is used, or was. */
  readonly slugs: ReadonlyMap<string, string>;
  /** The file of each title or question, in lower case. */
  readonly titles: ReadonlyMap<string, string>;
  /** The ids of the items of its kind. */
  readonly ids: readonly string[];
  readonly authors: readonly string[];
  /** The groups of questions. */
  readonly groups: readonly string[];
};

/** The folder of each kind, and the path before the slug. */
export const places = {
  post: { folder: 'posts', path: '/resources/blog/' },
  guide: { folder: 'guides', path: '/resources/guides/' },
  faq: { folder: 'questions', path: '/faq#' },
} as const satisfies Record<Kind, { folder: string; path: string }>;

/** Reads what a content folder has already; what is wrong in it does not matter here. */
export function readTaken(folder: string, kind: Kind): Taken {
  const { folder: part, path } = places[kind];
  const slugs = new Map<string, string>();
  const titles = new Map<string, string>();
  const ids: string[] = [];
  if (existsSync(join(folder, registerFile))) {
    const text = readFileSync(join(folder, registerFile), 'utf8');
    for (const { address } of readRegister(text)) keepAddress(address, registerFile);
  }
  for (const { from } of redirects) keepAddress(from, 'a redirect');
  if (kind !== 'faq') slugs.set('page', 'the further pages of a list');
  if (kind === 'post') {
    for (const { id } of blogCategories) slugs.set(id, 'the list of that category');
  }
  if (kind === 'faq') {
    for (const { id, items } of faqGroups) {
      for (const item of [{ id, question: '' }, ...items]) {
        slugs.set(item.id, 'src/site/faq.ts');
        titles.set(item.question.toLowerCase(), 'src/site/faq.ts');
      }
    }
  }
  for (const name of listMarkdown(join(folder, part))) {
    const file = `${part}/${name}`;
    const fields = frontMatterOf(readFileSync(join(folder, file), 'utf8'));
    slugs.set(baseName(name), file).set(fields['slug'] ?? baseName(name), file);
    titles.set((fields['title'] ?? fields['question'] ?? '').toLowerCase(), file);
    if (fields['id'] !== undefined) ids.push(fields['id']);
  }
  return { slugs, titles, ids, authors: authorsOf(folder), groups: faqGroups.map(({ id }) => id) };

  function keepAddress(address: string, owner: string): void {
    if (address.startsWith(path)) slugs.set(address.slice(path.length), owner);
  }
}

function listMarkdown(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /^[^.].*\.md$/.test(name));
}

/** The simple fields of a file's front matter as texts; a line that is not simple is passed over. */
function frontMatterOf(text: string): Record<string, string> {
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(text.replace(/\r\n?/g, '\n')) ?? [];
  return Object.fromEntries(
    block
      .split('\n')
      .flatMap((line) => Object.entries(readSimpleFields(line) ?? {}))
      .map(([name, value]) => [name, String(value)]),
  );
}

function authorsOf(folder: string): string[] {
  const file = join(folder, 'authors.yaml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^-.*?\bid:\s*["']?([\w-]+)/gm)].map(
    ([, id = '']) => id,
  );
}
