import type { Finding } from '../loader/finding.ts';
import { allowancesFile, type Allowance } from './allowances.ts';
import { findNumbers, type StatedNumber } from './find-numbers.ts';
import { inWords } from './number-words.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** A fact for the rule: what it is worth and what it measures. */
export type LedgerFact = {
  readonly id: string;
  readonly value: number | string;
  /** `USD`, `%`, or what is counted, in the singular: `day`, `skill`. */
  readonly unit?: string | undefined;
};

/** What the rule of numbers holds a text against. */
export type NumberRules = {
  readonly facts: readonly LedgerFact[];
  readonly allowances: readonly Allowance[];
  /** How a text of the passage's file names a fact. */
  readonly mention: (id: string) => string;
  /** The headings that a line stands under. */
  readonly headingsOf: (line: number) => readonly string[];
};

/**
 * Amounts of money, percentages, durations and counts that a text states by itself, so that they could drift from the ledger.
 *
 * Specification §9.
 */
export function checkNumbers(passage: Passage, rules: NumberRules): Finding[] {
  return findNumbers(passage.text).flatMap((number): Finding[] => {
    const allowed = findAllowance(passage, number, rules);
    if (allowed === undefined) return [stated(passage, number, rules)];
    if (allowed.fact === undefined) return [];
    const fact = rules.facts.find(({ id }) => id === allowed.fact);
    if (fact === undefined || fact.value === number.value) return [];
    const right =
      number.isInWords && typeof fact.value === 'number' ? inWords(fact.value) : String(fact.value);
    return [
      findingAt(passage, number.index, 'spelled-number', [
        `${asQuote(number.text)} says ${number.value}, but ${fact.id} is ${fact.value}`,
        `write ${asQuote(right)}`,
      ]),
    ];
  });
}

function findAllowance(
  { file, raw, place }: Passage,
  { index, digits, text }: StatedNumber,
  { allowances, headingsOf }: NumberRules,
): Allowance | undefined {
  const end = index + Math.max(digits.length, text.length);
  for (const allowance of allowances) {
    if (allowance.file !== file) continue;
    for (const part of allowance.texts) {
      const goesOn = part.text.endsWith('…');
      const words = goesOn ? part.text.slice(0, -1) : part.text;
      for (let at = raw.indexOf(words); at !== -1; at = raw.indexOf(words, at + 1)) {
        if (index < at || (!goesOn && end > at + words.length)) continue;
        part.isUsed = true;
        return allowance;
      }
    }
    if (allowance.sections.length === 0) continue;
    const headings = headingsOf(place(index).line);
    const part = allowance.sections.find((section) => headings.includes(section.text));
    if (part === undefined) continue;
    part.isUsed = true;
    return allowance;
  }
  return undefined;
}

function stated(passage: Passage, number: StatedNumber, { facts, mention }: NumberRules): Finding {
  const { index, text, kind, unit, isInWords } = number;
  const written = unit === '' || text.toLowerCase().includes(unit) ? text : `${text} (${unit})`;
  const [near, ...others] = nearFacts(number, facts);
  const alsoNear = others.length === 0 ? '' : ` (or ${others.map(({ id }) => id).join(', ')})`;
  const elsewhere = `if it only illustrates, add it to ${allowancesFile} with a reason`;
  const instead =
    near === undefined
      ? `take a number of the ledger, or, ${elsewhere}`
      : isInWords
        ? `write ${mention(near.id)}${alsoNear}, or, to keep the words, add them to ${allowancesFile} with \`fact: ${near.id}\``
        : `write ${kind === 'money' ? '$' : ''}${mention(near.id)}${kind === 'percent' ? '%' : ''}${alsoNear}; ${elsewhere}`;
  const kinds = {
    money: 'an amount of money',
    percent: 'a percentage',
    duration: 'a duration',
    count: 'a count',
  };
  return findingAt(passage, index, 'number', [
    `${asQuote(written)} is ${kinds[kind]} that is not from the ledger`,
    instead,
  ]);
}

/** The facts that a number may be, the likeliest first: of its value and its unit, else of its value and its kind. */
function nearFacts(
  { value, kind, unit }: StatedNumber,
  facts: readonly LedgerFact[],
): LedgerFact[] {
  const same = facts.filter((fact) => fact.value === value && kindOf(fact.unit) === kind);
  const exact = same.filter((fact) => unit !== '' && unit.split(' ').at(-1) === fact.unit);
  return exact.length > 0 || kind === 'duration' ? exact : same;
}

function kindOf(unit: string | undefined): StatedNumber['kind'] {
  if (unit === 'USD') return 'money';
  if (unit === '%') return 'percent';
  const isTime = /^(?:second|minute|hour|day|week|month|year)$/.test(unit ?? '');
  return isTime ? 'duration' : 'count';
}
