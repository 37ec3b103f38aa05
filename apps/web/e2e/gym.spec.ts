import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { testLibrary } from '../src/testing/library.ts';
import { gate } from './site.ts';
import { expect, test } from './test.ts';

const { community, gym, members, phone, timetable } = testLibrary.site.samples;

const evening = timetable.slots.filter(({ day, isOver }) => day === gym.today.day && !isOver);
/** The full class of the evening, which is open at first. */
const full = evening.find(({ waiting }) => waiting)!;
const [booked = '', other = ''] = full.booked;
const [first = ''] = full.waiting ?? [];
const quiet = members.members.find(({ quiet: days }) => days)!;

const desk = (page: Page) => page.getByRole('region', { name: 'Sample gym: the desk' });
const deskButton = (page: Page, name: string) => desk(page).getByRole('button', { name });
const device = (page: Page) => page.getByRole('region', { name: "Sample gym: a member's phone" });
/** What is shown until the gym has loaded. Pictures of it have nothing that starts over. */
const still = (page: Page) => page.locator('figure').filter({ hasText: 'Start over' });
/** A view's name in the rail of the still, before its count. */
const stillTab = (page: Page, view: string) =>
  still(page)
    .locator('[data-control]')
    .filter({ hasText: new RegExp(`^${view}`) });
const message = (page: Page) => desk(page).getByRole('status').last();

const scrollTo = (element: Locator) => element.evaluate((node) => node.scrollIntoView());

/** Makes the gym live, as a visitor does who scrolls to it. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await scrollTo(still(page));
  await expect(desk(page)).toBeVisible();
}

/** Where an element is in the document, however far it is scrolled. */
const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });

test('the gym is a still that has loaded nothing until it is touched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(still(page)).toContainText('Sample data');
  expect(requests.filter((path) => /sample-gym|Live-|\.css$/.test(path))).toEqual([]);
  const before = await boxOf(still(page));

  await scrollTo(still(page));
  await expect(desk(page)).toBeVisible();

  expect(await boxOf(desk(page))).toEqual(before);
  expect(requests.filter((path) => path === '/sample-gym.json')).toHaveLength(1);
});

test.describe('before hydration', () => {
  test.use({ waitsForHydration: false });

  test('a tap is replayed as soon as the gym has loaded', { tag: '@both' }, async ({ page }) => {
    const door = gate();
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await door.opened;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('entry-client')),
    );
    await stillTab(page, 'Money').click();
    door.open();
    await expect(desk(page).getByRole('tab', { name: 'Money', selected: true })).toBeVisible();
  });
});

test.describe('if it cannot be loaded', () => {
  // Firefox prints the error's name alone.
  test.use({ expectedErrors: [/Failed to (load resource|fetch)|^Error$/] });

  test('the gym stays a still, and the next touch tries again', async ({ page }) => {
    await page.route('**/sample-gym.json', (route) => route.abort());
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed');
    await scrollTo(still(page));
    await failed;
    await expect(still(page)).toContainText('Sample data');

    await page.unrouteAll();
    await stillTab(page, 'Money').click();
    await expect(desk(page).getByRole('tab', { name: 'Money', selected: true })).toBeVisible();
  });
});

test('one key skips it', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Skip the sample gym' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#after-gym')).toBeFocused();
});

test('a canceled spot goes to the first in line, and starting over puts all back', async ({
  page,
}) => {
  await visit(page, '/');
  await deskButton(page, `Cancel the spot of ${booked}`).click();
  await expect(message(page)).toContainText(`${first} moved up and has a message.`);
  await expect(deskButton(page, `Check in ${first}`)).toBeVisible();

  await deskButton(page, 'Start over').click();
  await expect(deskButton(page, `Check in ${booked}`)).toBeVisible();
  await expect(deskButton(page, `Check in ${first}`)).toBeHidden();
});

test('what is done at the desk shows on the phone', async ({ page }) => {
  await visit(page, '/features');
  const { member } = phone.app;
  const ahead = (full.waiting ?? []).indexOf(member) + 1;
  for (const name of full.booked.slice(0, ahead))
    await deskButton(page, `Cancel the spot of ${name}`).click();
  await expect(device(page).getByText('Booked').first()).toBeVisible();
  await device(page).getByRole('tab', { name: 'Today' }).click();
  await expect(device(page).getByText('You have a spot')).toBeVisible();
});

test('a member is found by name, and the record knows the call', async ({ page }) => {
  await visit(page, '/');
  await deskButton(page, `Call ${quiet.name}`).click();
  await desk(page).getByRole('combobox', { name: 'Find a member' }).pressSequentially(quiet.name);
  await page.keyboard.press('Enter');
  await expect(desk(page).getByRole('heading', { name: quiet.name })).toBeVisible();
  await expect(desk(page).getByText('Called from the desk')).toBeVisible();
});

test('all of it works by keyboard, and the focus stays where a control disappears', async ({
  page,
}) => {
  await visit(page, '/');
  await desk(page).getByRole('tab', { name: 'Today' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(desk(page).getByRole('tab', { name: 'Members', selected: true })).toBeFocused();
  await page.keyboard.press('Home');
  await deskButton(page, `Check in ${other}`).focus();
  await page.keyboard.press('Enter');
  await expect(deskButton(page, `In ${other}, undo`)).toBeFocused();
  await deskButton(page, `Cancel the spot of ${booked}`).focus();
  await page.keyboard.press('Enter');
  await expect(desk(page).locator('button:focus')).toHaveCount(1);
});

test('what a key opens has the focus, and a key that is held down is pressed once', async ({
  page,
}) => {
  await visit(page, '/features');
  const cancel = desk(page).getByRole('button', { name: /^Cancel the spot of/ });
  const count = await cancel.count();
  await cancel.first().focus();
  for (const _ of Array.from({ length: 3 })) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // The first in line has a spot now.
  await expect(message(page)).toContainText('moved up');
  await expect(cancel).toHaveCount(count);

  await desk(page).getByRole('button', { name: quiet.name, exact: true }).press('Enter');
  await expect(desk(page).getByRole('heading', { name: quiet.name })).toBeFocused();
  await device(page).getByRole('button', { name: 'Notice board' }).press('Enter');
  await expect(device(page).getByText(community.notices[0]!.title)).toBeVisible();
  await expect(device(page).getByRole('tab', { name: 'Today' })).toBeFocused();
});

test(
  'on a phone a detail takes the place of its list, and Back returns to it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await stillTab(page, 'Members').click();
    const name = members.members[0]!.name;
    await deskButton(page, name).click();
    await expect(desk(page).getByRole('heading', { name })).toBeFocused();
    await deskButton(page, 'Members').click();
    await expect(deskButton(page, name)).toBeFocused();
  },
);

for (const [width, tag] of [
  // Firefox scrolls further, and axe takes a button half under a sticky bar for a small one.
  [320, ['@chromium']],
  [1440, []],
] as const)
  test(`every view is accessible at ${width} px`, { tag: [...tag] }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/features');
    for (const view of ['Today', 'Members', 'Classes', 'Skills', 'Money', 'Reports']) {
      await desk(page).getByRole('tab', { name: view }).click();
      await expectAccessible(page, desk(page));
    }
    for (const view of ['Today', 'Book', 'Skills', 'You']) {
      await device(page).getByRole('tab', { name: view }).click();
      await expectAccessible(page, device(page));
    }
  });
