import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding } from './finding.ts';
import { readFile } from './read-file.ts';
import type { FieldPath } from './read-yaml.ts';

const startOf = (node: unknown): number =>
  (node as { range?: readonly number[] } | null)?.range?.[0] ?? Infinity;

/**
 * The path of the field in which a finding is, as the editor's form has it; the text below front matter is `body`.
 *
 * @param folder - The path of the content folder.
 * @throws The error of the file system if the file can't be read.
 */
export function fieldAt(folder: string, { file, line, column }: Finding): FieldPath {
  const lines = readFile(folder, file).text.split('\n');
  const end = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  if (line > end) return ['body'];
  // The line of the front matter's first marks is a comment to YAML.
  const text = lines.slice(0, end).join('\n').replace(/^---/, '#--');
  const offset = lines.slice(0, line - 1).join('\n').length + column - (line > 1 ? 0 : 1);
  const path: (string | number)[] = [];
  let node: unknown = parseDocument(text).contents;
  while (isMap(node) || isSeq(node)) {
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => startOf(key) <= offset);
      if (!pair) break;
      path.push(String(isScalar(pair.key) ? pair.key.value : pair.key));
      node = pair.value;
    } else {
      const index = node.items.findLastIndex((item) => startOf(item) <= offset);
      if (index < 0) break;
      path.push(index);
      node = node.items[index];
    }
  }
  return path;
}
