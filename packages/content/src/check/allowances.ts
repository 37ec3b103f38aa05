import * as v from 'valibot';
import { checkFields } from '../load/check-fields.ts';
import type { Finding, Position } from '../load/finding.ts';
import { readYaml, type YamlText } from '../load/read-yaml.ts';
import { show } from '../load/show.ts';
import { plainText, type SourceFile } from '../load/source-file.ts';
import { text } from '../schema/fields.ts';

/** The name of the list in a content folder. */
export const allowancesFile = 'allowed-numbers.yaml';

/** One entry of `allowed-numbers.yaml`: numbers that stand in a file without being mentions of the ledger. */
export const allowanceEntry = v.object({
  file: text('the file that states the numbers, or `*` for any', 'posts/ten-days-quiet.md'),
  texts: v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.readonly(),
    v.description(
      'a list of texts of the file, word for word; one that ends in … goes on to the end of its line',
    ),
    v.examples([['Say you have 80 members']]),
  ),
  reason: v.optional(text('why the numbers are none of the site', 'An example gym, made up.')),
  fact: v.optional(text('the fact that the text says in words', 'pilot.spots')),
});

type Part = { readonly text: string; readonly place: Position; isUsed: boolean };

/** An entry with a memory of which of its parts were needed. */
export type Allowance = {
  readonly file: string;
  readonly texts: readonly Part[];
  /** The fact whose value the numbers have to be; `undefined` where they only illustrate. */
  readonly fact: string | undefined;
};

/** Reads the list of numbers that are allowed, and finds what is wrong in it. */
export function readAllowances(
  source: SourceFile | undefined,
  factIds: ReadonlySet<string>,
): { allowances: Allowance[]; findings: Finding[] } {
  if (source === undefined) return { allowances: [], findings: [] };
  const file = source.path;
  const read = readYaml(file, plainText(source.text), 0);
  if (!read.ok) return { allowances: [], findings: read.findings };
  const { yaml } = read;
  if (!Array.isArray(yaml.value)) {
    const message = `The file holds ${show(yaml.value)} → write a list of entries, each beginning with \`- file: posts/ten-days-quiet.md\`.`;
    return {
      allowances: [],
      findings: [{ file, line: 1, column: 1, rule: 'wrong-type', message }],
    };
  }
  const findings: Finding[] = [];
  const allowances: Allowance[] = [];
  for (const [index, entry] of yaml.value.entries()) {
    const place = { file, yaml, path: [index], what: 'an entry' };
    const checked = checkFields(allowanceEntry, entry, place);
    if (!checked.ok) {
      findings.push(...checked.findings);
      continue;
    }
    const { texts, reason, fact } = checked.output;
    const fault =
      (reason === undefined) === (fact === undefined)
        ? 'The entry has to give a reason or a fact, one of them → write `reason: An example gym, made up.` or `fact: pilot.spots`.'
        : fact !== undefined && !factIds.has(fact)
          ? `fact is ${show(fact)}, which the ledger does not have → write the id of a fact.`
          : undefined;
    if (fault !== undefined) {
      const at = yaml.locate([index, fact === undefined ? 'file' : 'fact'], 'value');
      findings.push({ file, ...at, rule: 'wrong-value', message: fault });
      continue;
    }
    allowances.push({
      file: checked.output.file,
      texts: parts(yaml, index, texts),
      fact,
    });
  }
  return { allowances, findings };
}

/** The parts of the list that allowed nothing: the number has gone, or the words are other ones now. */
export function unusedAllowances(allowances: readonly Allowance[]): Finding[] {
  return allowances.flatMap(({ file, texts }) =>
    texts
      .filter(({ isUsed }) => !isUsed)
      .map(({ text: words, place }): Finding => ({
        file: allowancesFile,
        ...place,
        severity: 'warning',
        rule: 'unused-allowance',
        message: `${show(words)} stands beside no number in ${file === '*' ? 'any file' : file} → leave the line out, or write the words of the file as they are now.`,
      })),
  );
}

function parts(yaml: YamlText, index: number, texts: readonly string[]): Part[] {
  return texts.map((words, item) => ({
    text: words,
    // Looked up only where it is asked for: finding a place parses the file again.
    get place() {
      return yaml.locate([index, 'texts', item], 'value');
    },
    isUsed: false,
  }));
}
