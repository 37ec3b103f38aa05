import { dayOf } from '../load/check-references.ts';
import type { Finding, Position } from '../load/finding.ts';
import { textField, type Article } from './article.ts';
import { asQuote } from '../load/prose.ts';
import { headLengths } from '../schema/head-lengths.ts';

/** A page's title and description, and their positions. */
export interface Meta {
  readonly file: string;
  /** The day of publication; pages without one count as the oldest. */
  readonly day?: string;
  readonly title: { readonly text: string; readonly position: Position };
  readonly description: {
    readonly name: string;
    readonly text: string;
    readonly position: Position;
  };
}

/** The title and description of a Markdown file; a post's description is its excerpt. */
export function metaOf(article: Article): Meta {
  const name = article.kind === 'posts' ? 'excerpt' : 'description';
  return {
    file: article.file,
    day: dayOf(article.raw),
    title: { text: textField(article, 'title'), position: positionOf(article, 'title') },
    description: { name, text: textField(article, name), position: positionOf(article, name) },
  };
}

/** Finds titles and descriptions that are too short, too long, or the same as an older page's. */
export function checkTitles(metas: readonly Meta[]): Finding[] {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const oldestFirst = metas.toSorted((left, right) =>
    (left.day ?? '').localeCompare(right.day ?? ''),
  );
  return oldestFirst.flatMap(({ file, title, description }) =>
    [
      { part: 'title', name: 'title', field: title } as const,
      { part: 'description', name: description.name, field: description } as const,
    ].flatMap(({ part, name, field }): Finding[] => {
      const words = field.text.trim();
      if (words === '') return [];
      const findings: Finding[] = [];
      const { least, most } = headLengths[part];
      const length = [...words].length;
      if (length < least || length > most) {
        findings.push({
          file,
          ...field.position,
          severity: 'warning',
          rule: `${part}-length`,
          message: `${name} has ${length} characters, ${length < least ? `${least - length} too few` : `${length - most} too many for search results`} → write ${least} to ${most}.`,
        });
      }
      const key = words.toLowerCase();
      const other = seen[part].get(key);
      if (other === undefined) seen[part].set(key, file);
      else {
        findings.push({
          file,
          ...field.position,
          rule: `duplicate-${part}`,
          message: `${name} ${asQuote(words)} is already that of ${other} → write one that no other page has.`,
        });
      }
      return findings;
    }),
  );
}

function positionOf(article: Article, name: string): Position {
  return Object.hasOwn(article.raw, name)
    ? article.yaml.locate([name], 'value')
    : { line: 1, column: 1 };
}
