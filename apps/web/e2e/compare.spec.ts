import { formatDate } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import { expect, test } from './test.ts';

const { compare } = readLibrary().site;
const { table } = compare;

test.beforeEach(({ page }) => page.goto('/compare'));

test('compares every job in four ways, and says on which day', async ({ page }) => {
  const board = page.getByRole('table', { name: table.caption });
  await expect(board.getByRole('rowheader')).toHaveText(table.rows.map(({ job }) => job));
  for (const { job, us, paper, sheets, general } of table.rows) {
    const row = board.getByRole('row').filter({ hasText: job }).first();
    for (const words of [us, paper, sheets, general]) await expect(row).toContainText(words);
  }
  await expect(page.getByRole('main')).toContainText(formatDate(table.checkedOn, 'page'));
});

test('says where others are better', async ({ page }) => {
  const others = page.getByRole('region', { name: 'Where others are better' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'Paper',
    'A spreadsheet',
    'General gym software',
  ]);
});

test('is led to from the questions', async ({ page }) => {
  await page.goto('/faq#beside-others');
  await page.getByRole('link', { name: 'The comparison' }).click();
  await expect(page).toHaveURL('/compare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four ways to run a boxing gym');
});
