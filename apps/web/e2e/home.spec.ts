import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('the hero says what it is built for and leads to Apply and Book a Demo', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Built for Independent Boxing Gyms',
  );
  await expect(main.getByRole('link', { name: 'Apply', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute(
    'href',
    '/demo',
  );
});

test('the feature grid has its six features, each leading on', async ({ page }) => {
  const grid = page.getByRole('region', { name: 'Six jobs off your clipboard' });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText([
    'Member Management',
    'Class Scheduling',
    'Skills Tracking',
    'Attendance Tracking',
    'Private Training',
    'Analytics & Reports',
  ]);
  await expect(grid.getByRole('link')).toHaveCount(6);
});

test('the founding-member call leads to the application and to the offer', async ({ page }) => {
  const call = page.getByRole('region', { name: 'Become a founding gym' });
  await expect(call.getByRole('link', { name: 'Apply to Join' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(call.getByRole('link', { name: 'Read the offer' })).toHaveAttribute(
    'href',
    '/pilot-program',
  );
});

test('Built in the Open shows the tiles Active, Weekly and Direct', async ({ page }) => {
  const block = page.getByRole('region', { name: 'Built in the Open' });
  for (const tile of ['Active', 'Weekly', 'Direct']) {
    await expect(block.getByText(tile, { exact: true })).toBeVisible();
  }
});

test('every product picture says that its data is a sample', async ({ page }) => {
  const pictures = page.getByRole('figure');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await expect(picture.getByText('Sample data')).toBeVisible();
  }
});
