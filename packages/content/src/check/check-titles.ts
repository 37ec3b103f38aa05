import { dayOf } from '../load/check-references.ts';
import { fillText, type Facts } from '../load/fill-facts.ts';
import type { Finding } from '../load/finding.ts';
import { asQuote } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import type { FieldPath } from '../load/read-yaml.ts';
import { headLengths } from '../schema/head-lengths.ts';
import { opening } from '../schema/templates.ts';

/** The title or description of a page. */
interface Meta {
  readonly part: keyof typeof headLengths;
  readonly document: Document;
  /** The path of its field. */
  readonly path: FieldPath;
  /** With facts filled in. */
  readonly text: string;
}

/** The titles and descriptions of pages and lists, of posts with their excerpts. */
function metasOf(document: Document, facts: Facts): Meta[] {
  return document.yaml.texts.flatMap(({ file, path, value }): Meta[] => {
    const isArticle = file.endsWith('.md');
    const name = file.startsWith('posts/') ? 'excerpt' : 'description';
    const part = path.at(-1) === name ? 'description' : path.at(-1);
    const isHead =
      path.at(-2) === 'head' || path[0] === 'lists' || (isArticle && path.length === 1);
    if (!isHead || (part !== 'title' && part !== 'description')) return [];
    return [{ part, document, path, text: fillText(value, facts).trim() }];
  });
}

/**
 * Finds titles and descriptions that are too short, too long, or the same as an older page's; pages
 * without a day count as the oldest.
 */
export function checkTitles(documents: readonly Document[], facts: Facts): Finding[] {
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  const oldestFirst = documents.toSorted((left, right) =>
    dayOf(left.raw).localeCompare(dayOf(right.raw)),
  );
  const metas = oldestFirst.flatMap((document) => metasOf(document, facts));
  return metas.flatMap(({ part, document, path, text }): Finding[] => {
    if (text === '' || text === opening) return [];
    const findings: Finding[] = [];
    const report = (rule: string, wrong: string, instead: string) =>
      findings.push(fieldFinding(document, path, rule, [`${path.at(-1)} ${wrong}`, instead]));
    const { least, most } = headLengths[part];
    const length = [...text].length;
    if (length < least || length > most) {
      const much =
        length < least
          ? `${least - length} too few`
          : `${length - most} too many for search results`;
      report(`${part}-length`, `has ${length} characters, ${much}`, `write ${least} to ${most}`);
    }
    const owner = owners[part].get(text.toLowerCase());
    if (owner === undefined) owners[part].set(text.toLowerCase(), document.file);
    else {
      const wrong = `${asQuote(text)} is already that of ${owner}`;
      report(`duplicate-${part}`, wrong, 'write one that no other page has');
    }
    return findings;
  });
}
