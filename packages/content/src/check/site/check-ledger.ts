import { join } from 'node:path';
import { isCalendarDate } from '../../calendar-date.ts';
import type { Finding } from '../../loader/finding.ts';
import { list, readFile } from '../../loader/read-source.ts';
import { show } from '../../loader/show.ts';
import { ledger, type Fact } from '../../site/ledger.ts';
import { openQuestions } from '../../site/open-questions.ts';

const file = 'src/site/ledger.ts';

/**
 * What is wrong with the facts themselves: a source that names no section, a day that does not exist, a value that says nothing, an
 * open question about a fact that is not there. Specification §9.
 *
 * @param folder - The path of the content package, for the lines.
 * @param facts - The facts; left out, the site's.
 */
export function checkLedger(folder: string, facts: readonly Fact[] = ledger): Finding[] {
  const names = list(join(folder, 'src/site')) ?? [];
  const code = names.includes('ledger.ts') ? readFile(folder, file).text : '';
  const at = (id: string) => {
    const group = id.slice(0, id.indexOf('.'));
    const offset = code.indexOf(`id: '${group}'`);
    const before = code.slice(0, Math.max(offset, 0));
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  };
  const finding = (id: string, message: string): Finding => ({
    file,
    ...at(id),
    rule: 'fact',
    message,
  });
  const ids = new Set<string>();
  const findings = facts.flatMap(({ id, value, unit, source, checked }) => {
    const found: Finding[] = [];
    if (ids.has(id)) {
      found.push(
        finding(id, `Two facts have the id ${show(id)} → write another name for one of them.`),
      );
    }
    ids.add(id);
    if (typeof value === 'number' ? !Number.isFinite(value) : value.trim() === '') {
      found.push(
        finding(id, `${id} is ${show(value)} → write the number or the words of its source.`),
      );
    }
    if (typeof value === 'number' && unit === undefined) {
      found.push(
        finding(
          id,
          `${id} has no unit → write what it measures among the units, for example \`day\`.`,
        ),
      );
    }
    if (!/^(?:§\d+(?:, §\d+)*|the founders)$/.test(source)) {
      found.push(
        finding(
          id,
          `The source of ${id} is ${show(source)} → write the sections, for example \`§1, §9\`.`,
        ),
      );
    }
    if (!isCalendarDate(checked)) {
      found.push(
        finding(
          id,
          `${id} was checked on ${show(checked)}, which is no day → write the day, for example \`2026-11-21\`.`,
        ),
      );
    }
    return found;
  });
  const unknown = openQuestions.flatMap(({ question, facts: about }) =>
    about
      .filter((id) => !ids.has(id))
      .map((id) =>
        finding(
          id,
          `The open question ${show(question)} is about ${show(id)}, which the ledger does not have → write the id of a fact.`,
        ),
      ),
  );
  return [...findings, ...unknown];
}
