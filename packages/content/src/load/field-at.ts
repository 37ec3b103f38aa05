import type { Finding } from './finding.ts';
import { splitFrontMatter } from './read-document.ts';
import { readFile } from './read-file.ts';
import { readYaml, type FieldPath } from './read-yaml.ts';

/**
 * The path of a finding's field, as in the editor's form; the text below front matter is `body`.
 *
 * @param folder - The path of the content folder.
 * @throws The error of the file system if the file can't be read.
 */
export function fieldAt(folder: string, { file, line, column }: Finding): FieldPath {
  const { text } = readFile(folder, file);
  const { frontMatter } = splitFrontMatter(text) ?? {};
  if (frontMatter && line > frontMatter.split('\n').length) return ['body'];
  const { yaml } = readYaml(file, frontMatter ?? text, frontMatter === undefined ? 0 : 1);
  return yaml?.pathAt(line, column) ?? [];
}
