import type * as v from 'valibot';
import { byPosition, type Finding } from './finding.ts';
import { missingFolder } from './load-library.ts';
import { readDraft } from './read-document.ts';
import { markdownNames, readFile } from './read-file.ts';

/** A Markdown file with checked front matter. */
export interface FolderItem<Fields> {
  /** The name of the file. */
  readonly file: string;
  /** The name of the file without its extension. */
  readonly slug: string;
  /** The output of the schema for the front matter. */
  readonly fields: Fields;
  /** The Markdown below the front matter, trimmed. */
  readonly content: string;
}

/** The items of a folder in the order of their names, or the findings by file, line and column. */
export type FolderResult<Fields> =
  | { readonly ok: true; readonly items: readonly FolderItem<Fields>[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Reads the Markdown files of a folder and checks their front matter by a Valibot schema.
 *
 * @throws The error of the file system if a file can't be read.
 * @example
 * const recipes = loadFolder('recipes', v.object({ title: v.string() }));
 * if (recipes.ok) for (const { slug, fields } of recipes.items) console.log(slug, fields.title);
 */
export function loadFolder<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): FolderResult<v.InferOutput<Schema>> {
  const missing = missingFolder(folder, 'write the path of a folder with Markdown files');
  if (missing.length > 0) return { ok: false, findings: missing };
  const readings = markdownNames(folder).map((name) =>
    readDraft(readFile(folder, name), schema, {}),
  );
  const findings = readings.flatMap((reading) => reading.findings);
  if (findings.length > 0) return { ok: false, findings: findings.toSorted(byPosition) };
  const items = readings.flatMap(({ document }) => {
    if (document?.fields === undefined) return [];
    const { file, slug, fields, content } = document;
    return [{ file, slug, fields, content }];
  });
  return { ok: true, items };
}
