import type { Finding } from '../load/finding.ts';
import { spreadsheetRows } from '../load/worksheet/spreadsheet-rows.ts';
import type { Article } from './article.ts';
import { findingAt } from './passage.ts';

/** Finds a guide's `spreadsheet` without lines to make it from. */
export function checkSpreadsheet({ kind, file, fields, body, locate }: Article): Finding[] {
  const { spreadsheet } = fields;
  if (kind !== 'guides' || !Array.isArray(spreadsheet)) return [];
  const text = body.map(({ filled }) => filled).join('\n');
  if (spreadsheetRows(text, spreadsheet.map(String)) !== undefined) return [];
  const passage = { file, position: () => locate(['spreadsheet']) };
  return [
    findingAt(passage, 0, 'spreadsheet', [
      'no two headings have lines with the same blanks, so no spreadsheet can be made',
      'write lines such as `- Start: ____ Class: ____`, two or more under each heading, or remove `spreadsheet`',
    ]),
  ];
}
