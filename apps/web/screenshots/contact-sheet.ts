import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { columns } from './captures.ts';

/** The width and maximum height of a thumbnail, in px. */
const thumbWidth = 160;
const thumbHeight = 640;

const style = `
  body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; background: #d8d8d8; color: #111; }
  table { border-spacing: 12px; }
  th { text-align: start; vertical-align: top; position: sticky; inset-block-start: 0; }
  tbody th { inset-block-start: 32px; max-inline-size: 140px; overflow-wrap: anywhere; }
  td { vertical-align: top; }
  img { display: block; inline-size: ${thumbWidth}px; max-block-size: ${thumbHeight}px; object-fit: cover; object-position: top; }
`;

/** Styles that show one column only, with its screenshots in lines, each under its name. */
const columnStyle = (column: string) => `
  thead, td:not([data-column='${column}']), tr:not(:has([data-column='${column}'] img)) { display: none; }
  table, tbody, tr, th, td { display: block; position: static; }
  tbody { display: flex; flex-wrap: wrap; gap: 24px 12px; inline-size: ${9 * (thumbWidth + 12)}px; }
  th { inline-size: ${thumbWidth}px; }
`;

const cell = (folder: string, row: string, column: string) => {
  const file = `${row}/${column}.png`;
  if (!existsSync(join(folder, file))) return `<td data-column="${column}"></td>`;
  const alt = `${row} at ${column}`;
  return `<td data-column="${column}"><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></td>`;
};

function sheetOf(folder: string, rows: readonly string[]) {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((row) => {
    const cells = columns.map((column) => cell(folder, row, column)).join('');
    return `<tr><th scope="row">${row}</th>${cells}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>${style}</style>
<table><thead><tr><th></th>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>
</html>
`;
}

/** Writes `index.html` with every screenshot of the folder by row and column; rows that are not in `order` come last. */
export async function writeContactSheet(folder: string, order: readonly string[]): Promise<void> {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = [...new Set([...order, ...found.map(({ name }) => name)])];
  await writeFile(join(folder, 'index.html'), sheetOf(folder, rows));
}

/** Writes each column of the contact sheet as `<column>.png`. */
export async function shootColumns(browser: Browser, folder: string): Promise<void> {
  for (const column of columns) {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.addStyleTag({ content: columnStyle(column) });
    await page.evaluate(async () => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      await Promise.all(shown.map((image) => image.decode()));
    });
    await page.screenshot({ path: join(folder, `${column}.png`), fullPage: true });
    await page.close();
  }
}
