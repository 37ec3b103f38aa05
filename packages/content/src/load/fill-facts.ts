import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import type { SourceFile } from './source-file.ts';

/** The facts that a content folder may name, by id. */
export type Facts = Readonly<Record<string, string | number>>;

/** Where a text names a fact. */
export const factMention = /\{\{\s*fact:([^{}\n]*)\}\}/g;

/**
 * Puts facts where a file names them as `{{fact:id}}`; a name that no fact has stays and becomes a finding.
 *
 * @example
 * fillFacts({ path: 'legal/terms.md', text: 'Age {{fact:legal.minimumAge}}.' }, { 'legal.minimumAge': 13 }).text
 * // => 'Age 13.'
 */
export function fillFacts(
  { path, text }: SourceFile,
  facts: Facts,
): { text: string; findings: Finding[] } {
  const findings: Finding[] = [];
  const filled = text.replace(factMention, (whole, written: string, offset: number) => {
    const id = written.trim();
    if (Object.hasOwn(facts, id)) return String(facts[id]);
    const before = text.slice(0, offset);
    findings.push({
      file: path,
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
      rule: 'unknown-fact',
      message: unknownFact(id, facts),
    });
    return whole;
  });
  return { text: filled, findings };
}

/** What is said of a mention that no fact has. */
export function unknownFact(id: string, facts: Facts): string {
  const ids = Object.keys(facts);
  return `No fact has the id "${id}" → write one of the ledger, for example \`{{fact:${nearest(id, ids) ?? ids[0] ?? 'pilot.spots'}}}\`.`;
}
