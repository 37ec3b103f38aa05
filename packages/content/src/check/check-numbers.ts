import type { Finding } from '../load/finding.ts';
import { allowancesFile, type Allowance } from './allowances.ts';
import { findNumbers, type StatedNumber } from './find-numbers.ts';
import { inWords } from './number-words.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** A fact with its value and unit. */
export interface LedgerFact {
  readonly id: string;
  readonly value: number | string;
  /** `USD`, `%`, or what is counted, in the singular: `day`, `skill`. */
  readonly unit?: string | undefined;
}

/** The facts and exceptions that numbers are checked against. */
export interface NumberRules {
  readonly facts: readonly LedgerFact[];
  readonly allowances: readonly Allowance[];
  /** How the passage's file refers to a fact. */
  readonly mention: (id: string) => string;
}

/**
 * Finds amounts of money, percentages and numbers with a unit that are not from `facts.yaml`, so that none can become outdated.
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
        `${asQuote(number.digits)} says ${number.value}, but ${fact.id} is ${fact.value}`,
        `write ${asQuote(right)}`,
      ]),
    ];
  });
}

function findAllowance(
  { file, raw }: Passage,
  { index, digits }: StatedNumber,
  { allowances }: NumberRules,
): Allowance | undefined {
  const end = index + digits.length;
  for (const allowance of allowances) {
    if (allowance.file !== file && allowance.file !== '*') continue;
    for (const part of allowance.texts) {
      const goesOn = part.text.endsWith('…');
      const words = goesOn ? part.text.slice(0, -1) : part.text;
      for (let at = raw.indexOf(words); at !== -1; at = raw.indexOf(words, at + 1)) {
        if (index < at || (!goesOn && end > at + words.length)) continue;
        part.isUsed = true;
        return allowance;
      }
    }
  }
  return undefined;
}

function stated(passage: Passage, number: StatedNumber, { facts, mention }: NumberRules): Finding {
  const { index, text, kind, isInWords } = number;
  return findingAt(passage, index, 'number', [
    `${asQuote(text)} is ${kinds[kind]} that is not from facts.yaml`,
    isInWords ? insteadOfWords(number, facts, mention) : insteadOfDigits(number, facts, mention),
  ]);
}

const kinds = {
  money: 'an amount of money',
  percent: 'a percentage',
  duration: 'a duration',
  count: 'a count',
} as const;

const elsewhere = `if it only illustrates, add it to ${allowancesFile} with a reason`;

function insteadOfWords(
  number: StatedNumber,
  facts: readonly LedgerFact[],
  mention: NumberRules['mention'],
): string {
  const [near] = factsOfUnit(number, facts);
  if (near === undefined) return `use a fact of facts.yaml, or, ${elsewhere}`;
  return `write ${mention(near.id)}, or, to keep the text, add it to ${allowancesFile} with \`fact: ${near.id}\``;
}

function insteadOfDigits(
  number: StatedNumber,
  facts: readonly LedgerFact[],
  mention: NumberRules['mention'],
): string {
  const { kind } = number;
  const [near, ...others] = factsOfUnit(number, facts);
  if (near !== undefined) {
    const whole = `${kind === 'money' ? '$' : ''}${mention(near.id)}${kind === 'percent' ? '%' : ''}`;
    const also = others.length === 0 ? '' : ` (or ${others.map(({ id }) => id).join(', ')})`;
    return `write ${whole}${also}; ${elsewhere}`;
  }
  return `use a fact of facts.yaml, or, ${elsewhere}`;
}

/** The facts with the same value and the same unit or, for money and percentages, kind. */
function factsOfUnit(
  { value, kind, unit }: StatedNumber,
  facts: readonly LedgerFact[],
): LedgerFact[] {
  return facts.filter(
    (fact) =>
      fact.value === value &&
      kindOf(fact.unit) === kind &&
      (kind === 'money' || kind === 'percent' || fact.unit === unit.split(' ').at(-1)),
  );
}

function kindOf(unit: string | undefined): StatedNumber['kind'] {
  if (unit === 'USD') return 'money';
  if (unit === '%') return 'percent';
  const isTime = /^(?:second|minute|hour|day|week|month|year)$/.test(unit ?? '');
  return isTime ? 'duration' : 'count';
}
