import { makeFinding, positionIn, type Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import { reference } from './prose.ts';

/** The facts of a content folder by id. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * Replaces each `{{fact:id}}` in a value by its fact, and each `{{literal:text}}` by its text; an
 * unknown id stays. A text that is only a fact becomes its value, which may be a number.
 *
 * @example
 * fillFacts({ age: '{{fact:age}}', text: ['Age {{fact:age}}.'] }, { age: 13 })
 * // => { age: 13, text: ['Age 13.'] }
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const [, only] = /^\{\{\s*fact:([^{}\n]*)\}\}$/.exec(value) ?? [];
    return only === undefined ? fillText(value, facts) : (factOf(only, facts) ?? value);
  }
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]),
  );
}

/**
 * The same for a text, which stays one.
 *
 * @example
 * fillText('{{fact:age}}', { age: 13 }) // => '13'
 */
export function fillText(text: string, facts: Facts): string {
  if (!text.includes('{{')) return text;
  return text.replace(reference, (whole, kind: string, written: string) =>
    kind === 'literal' ? written : String(factOf(written, facts) ?? whole),
  );
}

/** Finds references to unknown facts in a file. */
export function unknownFacts(file: string, text: string, facts: Facts): Finding[] {
  // Without facts, facts.yaml has findings of its own.
  if (!text.includes('{{') || Object.keys(facts).length === 0) return [];
  return [...text.matchAll(reference)].flatMap(({ 1: kind, 2: written = '', index }) => {
    if (kind === 'literal' || factOf(written, facts) !== undefined) return [];
    const id = written.trim();
    const near = nearest(id, Object.keys(facts)) ?? Object.keys(facts)[0];
    return makeFinding(file, positionIn(text, index), 'unknown-fact', [
      `No fact has the id "${id}"`,
      `write one of facts.yaml, for example \`{{fact:${near}}}\``,
    ]);
  });
}

function factOf(written: string, facts: Facts): string | number | undefined {
  const id = written.trim();
  return Object.hasOwn(facts, id) ? facts[id] : undefined;
}
