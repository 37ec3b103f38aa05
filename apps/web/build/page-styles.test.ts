import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const sheet =
  '[data-tone=ink]{color:#fff}[data-tone=bone]{color:#000}.card{margin:1px}.other{margin:2px}p{margin:0}';

test('keeps only the styles that the document can need', async () => {
  const styles = await createPageStyles(sheet)('<p class="card" data-tone="ink">Ink</p>');
  expect(styles).toBe('[data-tone=ink]{color:#fff}.card{margin:1px}p{margin:0}');
});

test('distinguishes documents that differ only in the value of an attribute', async () => {
  const stylesOf = createPageStyles(sheet);
  expect(await stylesOf('<div data-tone="ink"></div>')).toBe('[data-tone=ink]{color:#fff}');
  expect(await stylesOf('<div data-tone="bone"></div>')).toBe('[data-tone=bone]{color:#000}');
});

test('shares the styles of documents whose differences no selector uses', () => {
  const stylesOf = createPageStyles(sheet);
  const first = stylesOf('<p id="first" title="One" class="card">1</p>');
  expect(stylesOf('<p id="second" title="Two" class="card">2</p>')).toBe(first);
});

test('keeps what excludes the inside of a figure in documents without one', async () => {
  const rule = 'p:not(:where(figure *)){margin:0}';
  expect(await createPageStyles(rule)('<p>Text</p>')).toBe(rule);
});
