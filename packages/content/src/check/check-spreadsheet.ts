import type { Finding } from '../load/finding.ts';
import { spreadsheetRows } from '../load/worksheet/spreadsheet-rows.ts';
import type { Article } from './article.ts';
import { findingAt } from '../load/prose.ts';

/** Finds a guide's `spreadsheet` without lines to make it from. */
export function checkSpreadsheet({ kind, file, raw, content, yaml }: Article): Finding[] {
  const { spreadsheet } = raw;
  if (kind !== 'guides' || !Array.isArray(spreadsheet)) return [];
  if (spreadsheetRows(content, spreadsheet.map(String)) !== undefined) return [];
  const passage = { file, position: () => yaml.locate(['spreadsheet'], 'value') };
  return [
    findingAt(passage, 0, 'spreadsheet', [
      'no two headings have lines with the same blanks, so no spreadsheet can be made',
      'write lines such as `- Start: ____ Class: ____`, two or more under each heading, or remove `spreadsheet`',
    ]),
  ];
}
