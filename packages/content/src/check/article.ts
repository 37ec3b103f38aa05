import { fillFacts, type Facts } from '../load/fill-facts.ts';
import type { Position } from '../load/finding.ts';
import { splitFrontMatter, type Draft } from '../load/read-draft.ts';
import type { FieldPath } from '../load/read-yaml.ts';
import { plainText, type SourceFile } from '../load/source-file.ts';

/** The kinds of Markdown files, named like their folders. */
export const articleKinds = ['posts', 'guides', 'legal'] as const;

/** The kind of a Markdown file: a built-in or a custom one. */
export type ArticleKind = (typeof articleKinds)[number] | (string & {});

/** A line of a file. */
export interface Line {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** As written. */
  readonly raw: string;
  /** With the facts filled in. */
  readonly filled: string;
}

/** The lines of a Markdown file, split into front matter and body. */
export interface ArticleLines {
  readonly file: string;
  readonly frontMatter: readonly Line[];
  readonly body: readonly Line[];
}

/** A Markdown file as the rules read it. */
export interface Article extends ArticleLines {
  readonly kind: ArticleKind;
  /** The path of its page. */
  readonly address: string;
  /** The front matter with facts filled in, unchecked. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly locate: (path: FieldPath) => Position;
}

/** The part of each kind's addresses before the slug; for a custom kind `/<kind>/` by default. */
export type Prefixes = Readonly<Record<(typeof articleKinds)[number], string>> &
  Readonly<Record<string, string>>;

/**
 * Splits a Markdown file into lines.
 *
 * @returns The lines, or `undefined` if the front matter is missing or unclosed, which the loader reports.
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
 * Combines a Markdown file's lines with what the loader has read.
 *
 * @returns The article, or `undefined` if the front matter can't be read, which the loader reports.
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
