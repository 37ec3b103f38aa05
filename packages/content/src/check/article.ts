import { fillFacts, type Facts } from '../loader/fill-facts.ts';
import type { Position } from '../loader/finding.ts';
import { isRecord } from '../loader/check-fields.ts';
import { readYaml, type FieldPath } from '../loader/read-yaml.ts';
import { baseName, type SourceFile } from '../loader/source-file.ts';

/** The kinds of Markdown files, which are their folders too. */
export const articleKinds = ['posts', 'guides', 'legal'] as const;

/** The kind of a Markdown file. */
export type ArticleKind = (typeof articleKinds)[number];

/** A line of a file. */
export type Line = {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** As written. */
  readonly raw: string;
  /** With the facts filled in. */
  readonly filled: string;
};

/** A Markdown file with the place of every line, for the rules that read words. */
export type Article = {
  readonly kind: ArticleKind;
  readonly file: string;
  /** The path of its page. */
  readonly address: string;
  /** The front matter, facts filled in, of any form. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly locate: (path: FieldPath) => Position;
  readonly frontMatter: readonly Line[];
  readonly body: readonly Line[];
};

/** Where the pages of each kind stand: the address before the slug. */
export type Prefixes = Readonly<Record<ArticleKind, string>>;

/**
 * Reads a Markdown file for the rules.
 *
 * @returns The article, or `undefined` where the front matter can't be read; the loader says why.
 */
export function readArticle(
  kind: ArticleKind,
  source: SourceFile,
  facts: Facts,
  prefixes: Prefixes,
): Article | undefined {
  const { path: file } = source;
  const text = source.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const filled = text.includes('{{') ? fillFacts({ path: file, text }, facts).text : text;
  const filledLines = filled.split('\n');
  const lines = text
    .split('\n')
    .map((raw, index): Line => ({ number: index + 1, raw, filled: filledLines[index] ?? raw }));
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (lines[0] === undefined || !isFence(lines[0]) || end === -1) return undefined;

  const frontMatter = lines.slice(1, end);
  const read = readYaml(file, frontMatter.map((line) => `${line.filled}\n`).join(''), 1);
  if (!read.ok) return undefined;
  const fields = isRecord(read.yaml.value) ? read.yaml.value : {};
  const slug = typeof fields['slug'] === 'string' ? fields['slug'] : baseName(file);
  return {
    kind,
    file,
    address: `${prefixes[kind]}${slug}`,
    fields,
    locate: (fieldPath) => read.yaml.locate(fieldPath, 'value'),
    frontMatter,
    body: lines.slice(end + 1),
  };
}

function isFence({ raw }: Line): boolean {
  return /^---[ \t]*$/.test(raw);
}

/** A field of the front matter if it is a text, else an empty one. */
export function textField({ fields }: Pick<Article, 'fields'>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
