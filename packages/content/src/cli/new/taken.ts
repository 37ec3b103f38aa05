import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressPrefixes } from '../../addresses/item-addresses.ts';
import { readRegister, registerFile } from '../../addresses/register.ts';
import { readFiles, siteReferences } from '../../load/compile-library.ts';
import { readSource } from '../../load/read-source.ts';
import { loadSite } from '../../load/load-site.ts';
import { baseName } from '../../load/source-file.ts';

/** The kinds of new texts. */
export const kinds = ['post', 'guide', 'faq'] as const;

/** A kind of new text. */
export type Kind = (typeof kinds)[number];

/** The slugs and titles in use, and the authors and groups to choose from. */
export interface Taken {
  /** Where each slug is or was used. */
  readonly slugs: ReadonlyMap<string, string>;
  /** The file of each title or question, in lower case. */
  readonly titles: ReadonlyMap<string, string>;
  readonly authors: readonly string[];
  /** The groups of questions. */
  readonly groups: readonly string[];
}

/** The folder of each kind. */
export const folders = {
  post: 'posts',
  guide: 'guides',
  faq: 'questions',
} as const satisfies Record<Kind, string>;

/** Reads what a content folder already uses, ignoring its findings. */
export function readTaken(folder: string, kind: Kind): Taken {
  const part = folders[kind];
  const loaded = loadSite(folder);
  const source = readSource(folder) ?? { posts: [], guides: [], legal: [] };
  const readings = readFiles(source, siteReferences(loaded));
  const groups = loaded.files.faq?.groups ?? [];
  const prefix = addressPrefixes[part];
  const slugs = new Map<string, string>();
  const titles = new Map<string, string>();
  if (existsSync(join(folder, registerFile))) {
    const text = readFileSync(join(folder, registerFile), 'utf8');
    for (const { address } of readRegister(text)) keepAddress(address, registerFile);
  }
  // The old address of an item stays reserved; that of a list does not.
  for (const { from, to } of loaded.redirects)
    if (to.startsWith(prefix)) keepAddress(from, 'a redirect');
  if (kind === 'faq') {
    for (const { id, items } of groups) {
      for (const item of [{ id, question: '' }, ...items]) {
        slugs.set(item.id, 'site/faq.yaml');
        titles.set(item.question.toLowerCase(), 'site/faq.yaml');
      }
    }
  }
  for (const [index, { draft }] of readings[part].entries()) {
    const { path = '' } = source[part]?.[index] ?? {};
    slugs.set(baseName(path), path);
    if (draft === undefined) continue;
    const { title, question } = draft.raw;
    slugs.set(draft.slug, path);
    titles.set(String(title ?? question ?? '').toLowerCase(), path);
  }
  return {
    slugs,
    titles,
    authors: (readings.authors?.authors ?? []).map(({ id }) => id),
    groups: groups.map(({ id }) => id),
  };

  function keepAddress(address: string, owner: string): void {
    if (address.startsWith(prefix)) slugs.set(address.slice(prefix.length), owner);
  }
}
