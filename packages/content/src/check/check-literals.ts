import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, reference, type Prose } from '../load/prose.ts';
import type { Fact } from '../schema/site/facts.ts';

/** A text as a regular expression that matches it alone. Node 20 has no `RegExp.escape`. */
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Money, percentages and hours, with what stands before the number and behind it.
const amounts =
  /(?<money>\$)\s?(?<dollars>\d+(?:,\d{3})*(?:\.\d+)?)|(?<![\d.,$])(?<number>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(?<percent>%| percent\b)|[ -](?<hours>hours?)\b)/g;

/**
 * Finds amounts of money, percentages, hours and names that are typed although a fact has that
 * value: a change of the fact must reach every text. A number that is equal by chance is written
 * `{{literal:$80}}`. Finds facts without the `$` or `%` of their unit, too, which a fact alone in a
 * field of a number does not need.
 */
export function checkLiterals(prose: Prose, facts: readonly Fact[]): Finding[] {
  const { source, text } = prose;
  const bare = [...source.matchAll(reference)].flatMap(({ 0: whole, 2: id = '', index }) => {
    const unit = facts.find((fact) => fact.id === id.trim())?.unit;
    const after = source.slice(index + whole.length);
    const hasUnit = source[index - 1] === '$' || /^%|^[ -](?:percent|USD|dollars?)\b/.test(after);
    if (hasUnit || (unit !== 'USD' && unit !== '%') || source === whole) return [];
    const write = unit === 'USD' ? `$${whole}` : `${whole}%`;
    const wrong = `${asQuote(whole)} is a number without its unit`;
    return findingAt(prose, index, 'bare-fact', [wrong, `write \`${write}\``]);
  });
  const found = [...text.matchAll(amounts)].flatMap((match) => {
    const { money, dollars, number = dollars, percent, hours = '' } = match.groups ?? {};
    const value = Number(number?.replaceAll(',', ''));
    const unit = money === undefined ? (percent === undefined ? 'hour' : '%') : 'USD';
    const same = facts.filter((fact) => fact.unit === unit && fact.value === value);
    const [fact, ...others] = same.map(({ id }) => id);
    if (fact === undefined) return [];
    const instead = `${money ?? ''}{{fact:${fact}}}${percent ?? ''}${hours === '' ? '' : match[0].slice(-hours.length - 1)}`;
    const also = others.length === 0 ? '' : ` (or ${others.join(', ')})`;
    return [literal(prose, match.index, match[0], `${instead}${also}`)];
  });
  const counted = facts.flatMap(({ id, value, unit = '' }) => {
    // Times are often equal by chance.
    if (!/^(?!hour|day|week|month|minute|year)[a-z]/.test(unit)) return [];
    const typed = new RegExp(`(?<![\\d.,$-])${value}(?= (?:[a-z]+ )?${escape(unit)}s?\\b)`, 'g');
    return [...text.matchAll(typed)].map((match) => {
      const wrong = `${asQuote(match[0])} is what facts.yaml counts as ${id}`;
      const write = `write \`{{fact:${id}}}\`, or \`{{literal:${match[0]}}}\` if it means something else`;
      return findingAt(prose, match.index, 'typed-fact', [wrong, write]);
    });
  });
  const names = facts.filter(
    ({ value, unit }) => unit === undefined && !/^[\d-]+$/.test(`${value}`),
  );
  return found.concat(
    bare,
    counted,
    names.flatMap(({ id, value }) => {
      const typed = new RegExp(`(?<![\\w./@-])${escape(`${value}`)}(?![\\w@-])`, 'g');
      return [...text.matchAll(typed)].map((match) =>
        literal(prose, match.index, match[0], `{{fact:${id}}}`),
      );
    }),
  );
}

function literal(prose: Prose, index: number, written: string, instead: string): Finding {
  return findingAt(prose, index, 'literal-fact', [
    `${asQuote(written)} is a fact of facts.yaml`,
    `write \`${instead}\`, or \`{{literal:${written}}}\` if it means something else`,
  ]);
}
