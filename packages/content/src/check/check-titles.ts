import { dayOf } from '../load/check-references.ts';
import { fillText } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { asQuote } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import type { FieldPath } from '../load/read-yaml.ts';
import { headLengths } from '../schema/head-lengths.ts';

/** The title or description of a page. */
export interface Meta {
  readonly part: keyof typeof headLengths;
  readonly document: Document;
  /** The path of its field. */
  readonly path: FieldPath;
  /** With facts filled in. */
  readonly text: string;
}

/** The titles and descriptions of pages and lists, of posts with their excerpts. */
export function metasOf(documents: readonly Document[], { factValues }: LoadedSite): Meta[] {
  return documents.flatMap((document) =>
    document.yaml.texts.flatMap(({ file, path, value }): Meta[] => {
      const isArticle = file.endsWith('.md');
      const name = file.startsWith('posts/') ? 'excerpt' : 'description';
      const part = path.at(-1) === name ? 'description' : path.at(-1);
      const isHead =
        path.at(-2) === 'head' || path[0] === 'lists' || (isArticle && path.length === 1);
      if (!isHead || (part !== 'title' && part !== 'description')) return [];
      return [{ part, document, path, text: fillText(value, factValues) }];
    }),
  );
}

/**
 * Finds titles and descriptions that are too short, too long, or the same as an older page's; pages
 * without a day count as the oldest.
 */
export function checkTitles(metas: readonly Meta[]): Finding[] {
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  const oldestFirst = metas.toSorted((left, right) =>
    dayOf(left.document.raw).localeCompare(dayOf(right.document.raw)),
  );
  return oldestFirst.flatMap(({ part, document, path, text }): Finding[] => {
    const words = text.trim();
    if (words === '') return [];
    const name = String(path.at(-1));
    const { least, most } = headLengths[part];
    const length = [...words].length;
    const much =
      length < least ? `${least - length} too few` : `${length - most} too many for search results`;
    const owner = owners[part].get(words.toLowerCase());
    if (owner === undefined) owners[part].set(words.toLowerCase(), document.file);
    const wrongLength = [
      `${name} has ${length} characters, ${much}`,
      `write ${least} to ${most}`,
    ] as const;
    const taken = [
      `${name} ${asQuote(words)} is already that of ${owner}`,
      'write one that no other page has',
    ] as const;
    return [
      ...(length < least || length > most
        ? [fieldFinding(document, path, `${part}-length`, wrongLength)]
        : []),
      ...(owner === undefined ? [] : [fieldFinding(document, path, `duplicate-${part}`, taken)]),
    ];
  });
}
