import { fillFacts, type Facts } from '../load/fill-facts.ts';
import type { Position } from '../load/finding.ts';
import { splitFrontMatter, type Draft } from '../load/read-draft.ts';
import type { FieldPath } from '../load/read-yaml.ts';
import { plainText, type SourceFile } from '../load/source-file.ts';

/** The kinds of Markdown files, which are their folders too. */
export const articleKinds = ['posts', 'guides', 'legal'] as const;

/** The kind of a Markdown file: one of these, or one of the reader's own. */
export type ArticleKind = (typeof articleKinds)[number] | (string & {});

/** A line of a file. */
export type Line = {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** As written. */
  readonly raw: string;
  /** With the facts filled in. */
  readonly filled: string;
};

/** The lines of a Markdown file, parted. */
export type ArticleLines = {
  readonly file: string;
  readonly frontMatter: readonly Line[];
  readonly body: readonly Line[];
};

/** A Markdown file with the place of every line, for the rules that read words. */
export type Article = ArticleLines & {
  readonly kind: ArticleKind;
  /** The path of its page. */
  readonly address: string;
  /** The front matter, facts filled in, of any form. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly locate: (path: FieldPath) => Position;
};

/** Where the pages of each kind stand: the address before the slug; of a kind of one's own `/<kind>/`, when left out. */
export type Prefixes = Readonly<Record<(typeof articleKinds)[number], string>> &
  Readonly<Record<string, string>>;

/**
 * Parts a Markdown file into lines.
 *
 * @returns The lines, or `undefined` where the front matter is missing or has no end; the loader says so.
 */
export function readLines(source: SourceFile, facts: Facts): ArticleLines | undefined {
  const { path: file } = source;
  const text = plainText(source.text);
  const end = splitFrontMatter(text)?.closingLine;
  if (end === undefined) return undefined;
  const filled = text.includes('{{') ? fillFacts({ path: file, text }, facts).text : text;
  const filledLines = filled.split('\n');
  const lines = text
    .split('\n')
    .map((raw, index): Line => ({ number: index + 1, raw, filled: filledLines[index] ?? raw }));
  return { file, frontMatter: lines.slice(1, end - 1), body: lines.slice(end) };
}

/**
 * Puts what the loader has read of a Markdown file beside its lines, for the rules.
 *
 * @returns The article, or `undefined` where the front matter can't be read; the loader says why.
 */
export function toArticle(
  kind: ArticleKind,
  lines: ArticleLines | undefined,
  draft: Draft<unknown> | undefined,
  prefixes: Prefixes,
): Article | undefined {
  if (lines === undefined || draft === undefined) return undefined;
  return {
    ...lines,
    kind,
    address: `${prefixOf(kind, prefixes)}${draft.slug}`,
    fields: draft.raw,
    locate: (path) => draft.yaml.locate(path, 'value'),
  };
}

/** The address before the slugs of a kind. */
export function prefixOf(kind: string, prefixes: Prefixes): string {
  return prefixes[kind] ?? `/${kind}/`;
}

/** A field of the front matter if it is a text, else an empty one. */
export function textField({ fields }: Pick<Article, 'fields'>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
