import * as v from 'valibot';
import type { Finding, Position } from '../load/finding.ts';
import { readEntries } from '../load/read-entries.ts';
import { show } from '../load/show.ts';
import { plainText, type SourceFile } from '../load/source-file.ts';
import { text } from '../schema/fields.ts';

/** The name of the list in a content folder. */
export const allowancesFile = 'allowed-numbers.yaml';

/** An entry of `allowed-numbers.yaml`: numbers that may appear in a file without being facts. */
export const allowanceEntry = v.object({
  file: text('the file that states the numbers, or `*` for any', 'posts/ten-days-quiet.md'),
  texts: v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.readonly(),
    v.description(
      'a list of texts of the file, word for word; one that ends in … continues to the end of its line',
    ),
    v.examples([['Say you have 80 members']]),
  ),
  reason: v.optional(text('why the numbers are not facts of the site', 'An example gym, made up.')),
  fact: v.optional(text('the fact that the text says in words', 'pilot.spots')),
});

interface Part {
  readonly text: string;
  readonly position: Position;
  isUsed: boolean;
}

/** An entry that records which of its parts were used. */
export interface Allowance {
  readonly file: string;
  readonly texts: readonly Part[];
  /** The fact whose value the numbers must have; `undefined` if they only illustrate. */
  readonly fact: string | undefined;
}

/** Reads the list of numbers that are allowed, and finds what is wrong in it. */
export function readAllowances(
  source: SourceFile | undefined,
  factIds: ReadonlySet<string>,
): { allowances: Allowance[]; findings: Finding[] } {
  if (source === undefined) return { allowances: [], findings: [] };
  const { path: file, text: written } = source;
  const { entries, findings } = readEntries(
    { path: file, text: plainText(written) },
    allowanceEntry,
    'an entry',
    'a list of entries, each beginning with `- file: posts/ten-days-quiet.md`',
  );
  const allowances = entries.flatMap(({ fields, index, yaml }): Allowance[] => {
    const { reason, fact } = fields;
    const fault =
      (reason === undefined) === (fact === undefined)
        ? 'The entry needs either a reason or a fact → write `reason: An example gym, made up.` or `fact: pilot.spots`.'
        : fact !== undefined && !factIds.has(fact)
          ? `fact is ${show(fact)}, which is not a fact → write the id of one.`
          : undefined;
    if (fault !== undefined) {
      const at = yaml.locate([index, fact === undefined ? 'file' : 'fact'], 'value');
      findings.push({ file, ...at, rule: 'wrong-value', message: fault });
      return [];
    }
    const texts = fields.texts.map((words, item) => ({
      text: words,
      position: yaml.locate([index, 'texts', item], 'value'),
      isUsed: false,
    }));
    return [{ file: fields.file, texts, fact }];
  });
  return { allowances, findings };
}

/** Entries that matched nothing, because the number is gone or the text has changed. */
export function unusedAllowances(allowances: readonly Allowance[]): Finding[] {
  return allowances.flatMap(({ file, texts }) =>
    texts
      .filter(({ isUsed }) => !isUsed)
      .map(({ text: words, position }): Finding => ({
        file: allowancesFile,
        ...position,
        severity: 'warning',
        rule: 'unused-allowance',
        message: `${show(words)} matches no number in ${file === '*' ? 'any file' : file} → remove the line, or write the text as it is in the file now.`,
      })),
  );
}
