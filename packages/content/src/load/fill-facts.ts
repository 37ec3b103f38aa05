import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import type { SourceFile } from './source-file.ts';

/** The facts of a content folder by id. */
export type Facts = Readonly<Record<string, string | number>>;

/** Matches a mention of a fact. */
export const factMention = /\{\{\s*fact:([^{}\n]*)\}\}/g;

/**
 * Replaces each `{{fact:id}}` by its fact; an unknown id stays and becomes a finding.
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

/** The message for an unknown fact. */
export function unknownFact(id: string, facts: Facts): string {
  const ids = Object.keys(facts);
  return `No fact has the id "${id}" → write one of facts.yaml, for example \`{{fact:${nearest(id, ids) ?? ids[0] ?? 'pilot.spots'}}}\`.`;
}
