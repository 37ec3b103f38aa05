import type { Page } from '@playwright/test';
import { hydrated } from './site.ts';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const cards = (page: Page) => region(page, 'Pick the plan for your size').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'The five plans side by side' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

const priced = [
  { name: 'Starter', founding: '$29', regular: '$49', members: '50' },
  { name: 'Growth', founding: '$59', regular: '$99', members: '150' },
  { name: 'Professional', founding: '$89', regular: '$149', members: '300' },
  { name: 'Multi-Location', founding: '$149', regular: '$249', members: '500' },
];

test.describe('/pricing', () => {
  test.beforeEach(({ page }) => page.goto('/pricing'));

  test('five plan cards, each with an Apply to Join link to /contact', async ({ page }) => {
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([
      'Starter',
      'Growth',
      'Professional',
      'Multi-Location',
      'Enterprise',
    ]);
    for (const one of await cards(page).all()) {
      await expect(one.getByRole('link', { name: 'Apply to Join' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });

  for (const { name, founding, regular, members } of priced) {
    test(`${name} is ${founding} founding, ${regular} regular, per month, up to ${members} members`, async ({
      page,
    }) => {
      const plan = card(page, name);
      await expect(plan.getByText('Founding price', { exact: true })).toBeVisible();
      await expect(plan.getByText(founding, { exact: true })).toBeVisible();
      await expect(plan.getByText('per month', { exact: true })).toBeVisible();
      await expect(plan.locator('s')).toHaveText(regular);
      await expect(plan.getByRole('listitem').first()).toHaveText(`Up to ${members} members`);
      await expect(row(page, name).getByRole('cell')).toHaveText([members, regular, founding]);
    });
  }

  test('Enterprise has a custom price, unlimited members and locations', async ({ page }) => {
    const plan = card(page, 'Enterprise');
    await expect(plan.getByText('Custom', { exact: true })).toBeVisible();
    await expect(plan.getByText('Unlimited members', { exact: true })).toBeVisible();
    await expect(plan.getByText('Unlimited locations', { exact: true })).toBeVisible();
    await expect(plan).not.toContainText('$');
    await expect(row(page, 'Enterprise').getByRole('cell')).toHaveText(['No limit', 'Custom']);
  });

  test('every plan has a description and a list of features', async ({ page }) => {
    for (const one of await cards(page).all()) {
      await expect(one.getByText('All four feature areas')).toBeVisible();
      await expect(one.getByText('Onboarding and data migration done with you')).toBeVisible();
      await expect(one.getByRole('listitem')).toHaveCount(5);
      await expect(one.getByRole('paragraph').first()).not.toBeEmpty();
    }
  });

  test('Professional alone is marked Most Popular', async ({ page }) => {
    await expect(cards(page).getByText('Most Popular', { exact: true })).toHaveCount(1);
    await expect(card(page, 'Professional').getByText('Most Popular')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Most Popular' })).toContainText(
      'Professional',
    );
  });

  const rules: readonly [section: string, rule: RegExp][] = [
    ['founding gyms keep the price while the account stays active', /founding price for life/i],
    [
      'a 60-day money-back guarantee during the pilot, and when its days begin',
      /During the pilot, ask within 60 days of your first charge/,
    ],
    ['afterwards month to month, no contract', /month to month, with no contract/],
    ['cancel with 30 days notice', /Cancel with 30 days' notice/],
    ['a plan renews automatically', /renews each month by itself/],
    ['an upgrade takes effect immediately', /upgrade takes effect immediately/],
    ['a downgrade takes effect at the next billing cycle', /downgrade .* next billing cycle/],
    ['SMS uses per-message credits', /SMS uses per-message credits/],
    ['a free 30-day trial is advertised', /free 30-day trial/],
    ['fees are non-refundable, said beside the guarantee', /Fees charged later are non-refundable/],
    ['an article’s other price is an old example', /one example, from before plans went by size/],
  ];
  for (const [title, rule] of rules) {
    test(title, async ({ page }) => {
      await expect(page.getByRole('main').getByText(rule).first()).toBeVisible();
    });
  }

  test('the plans compare at a glance, whole in the window and without sideways scrolling', async ({
    page,
  }) => {
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .getByRole('table', { name: 'The five plans side by side' })
        .getByRole('cell')
        .evaluateAll((cells) =>
          cells.map((cell) => ({
            right: cell.getBoundingClientRect().right,
            clipped: cell.scrollWidth > cell.clientWidth,
          })),
        );
      const board = await page
        .getByRole('table', { name: 'The five plans side by side' })
        .boundingBox();
      expect(boxes.every(({ clipped }) => !clipped)).toBe(true);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      expect((board?.x ?? 0) + (board?.width ?? width)).toBeLessThan(width);
    }
  });

  test('a plan in the comparison leads to its card, and the card to the application', async ({
    page,
  }) => {
    await hydrated(page);
    await row(page, 'Growth').getByRole('link', { name: 'Growth' }).click();
    await expect(page).toHaveURL('/pricing#growth');
    await expect(card(page, 'Growth')).toBeInViewport();
    await card(page, 'Growth').getByRole('link', { name: 'Apply to Join' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

const answer = (page: Page, label: string) =>
  region(page, 'Your plan, and whether it pays').getByLabel(label);
const result = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'What it comes to' })
    .getByRole('listitem')
    .filter({ hasText: label });
const verdict = (page: Page) => region(page, 'Your plan, and whether it pays').getByRole('status');

test.describe('the plan picker', () => {
  test('answers with a plan, its prices and the days that count @chromium', async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Members who pay today').fill('40');
    await answer(page, 'First day of the trial').fill('2026-12-01');
    await expect(result(page, 'Your plan')).toContainText('Starter');
    await expect(result(page, 'Founding price')).toContainText('$29');
    await expect(result(page, 'Regular price')).toContainText('$49');
    await expect(result(page, 'Next plan due')).toContainText('Mar 23, 2027');
    await expect(result(page, 'First charge')).toContainText('Dec 31, 2026');
    await expect(result(page, 'Money back')).toContainText('Mar 1, 2027');
    await expect(result(page, 'It has to save you')).toContainText('21');
    await expect(verdict(page)).toContainText('Worth a trial');
  });

  test('says when it is not worth it @chromium', async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Desk hours in a week').fill('1');
    await expect(verdict(page)).toContainText('Not worth it yet');
    await expect(page.getByRole('link', { name: 'Take the free guides' })).toBeVisible();
  });

  test('keeps the answers in the address @chromium', async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Locations').fill('2');
    await expect(page).toHaveURL(/locations=2/);
    await page.reload();
    await expect(answer(page, 'Locations')).toHaveValue('2');
    await expect(result(page, 'Your plan')).toContainText('Multi-Location');
  });

  test.describe('with nonsense in the address', () => {
    // The browser says so when a field refuses a value.
    test.use({ expectedErrors: [/The specified value/] });

    test('takes it for no answer', async ({ page }) => {
      await page.goto('/pricing?members=many&start=2026-02-31&locations=');
      await expect(result(page, 'Your plan')).toContainText('Growth');
      await expect(result(page, 'First charge')).toContainText('Day 31');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a table of the plans @chromium', async ({ page }) => {
      await page.goto('/pricing');
      await expect(answer(page, 'Locations')).toBeHidden();
      await expect(
        page.getByRole('table', { name: 'The same sum for each plan, at $20 an hour' }),
      ).toBeVisible();
    });
  });
});

test.describe('/pilot-program', () => {
  test.beforeEach(({ page }) => page.goto('/pilot-program'));

  const offer: readonly [sentence: string, words: RegExp][] = [
    ['40% off for life while the account stays active', /40% off for life while your/],
    ['pilot program', /The pilot program/],
    ['direct founder access', /Direct founder access/],
    ['weekly new features', /New features weekly/],
    ['founders vote on features', /Founding gyms vote on features/],
    ['founders are credited by name', /credited by name/],
    ['white-glove onboarding', /White-glove onboarding/],
    ['data migration', /White-glove onboarding and data migration/],
    ['not health-data (PHI) compliant', /not compliant with the rules for health data \(PHI\)/],
    ['application review within 48 hours', /review applications within 48 hours/],
    ['a 60-day money-back guarantee during the pilot', /During the pilot, ask within 60 days/],
    ['afterwards month to month, no contract', /month to month, with no contract/],
    ['cancel with 30 days notice', /Cancel with 30 days' notice/],
    ['support response under 4 hours', /support answers in under 4 hours/],
    ['critical fixes in 24-48 hours', /critical fixes take 24 to 48 hours/],
    ['feedback calls every 1-2 weeks', /A call every 1 to 2 weeks, 30 minutes each/],
    ['setup 2-3 hours', /2 to 3 hours with us/],
    ['a free 30-day trial is advertised', /free 30-day trial/],
  ];
  for (const [title, words] of offer) {
    test(title, async ({ page }) => {
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    });
  }

  const numbers: readonly [value: string, label: string][] = [
    ['50', 'founding gyms at most'],
    ['40%', 'off for life while your account stays active'],
    ['48 h', 'to review your application'],
    ['60 days', 'money-back guarantee during the pilot'],
    ['< 4 h', 'until support responds'],
    ['24–48 h', 'for a critical fix'],
    ['30 min', 'for a feedback call, every 1 to 2 weeks'],
    ['2–3 h', 'to set up, together with us'],
  ];
  for (const [value, label] of numbers) {
    test(`set large: ${value} ${label}`, async ({ page }) => {
      const tile = page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: new RegExp(`^${value}$`) })
        .locator('xpath=..');
      await expect(tile.getByText(label, { exact: true })).toBeVisible();
    });
  }

  test('four feature areas, each leading to its page @chromium', async ({ page }) => {
    const areas = region(page, 'Four areas, every plan').getByRole('article');
    await expect(areas.getByRole('heading', { level: 3 })).toHaveText([
      'Member Management',
      'Class Scheduling',
      'Business Tools',
      'Member Experience',
    ]);
    const links = areas.getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/features/member-management',
      '/features/class-scheduling',
      '/features/business-tools',
      '/features/member-experience',
    ]);
  });

  test('the steps are told in rounds', async ({ page }) => {
    const rounds = region(page, 'How it goes, round by round').getByRole('listitem');
    await expect(rounds).toHaveText([
      /^Round 1\s*Apply/,
      /^Round 2\s*Set up/,
      /^Round 3\s*Use it for real/,
      /^Round 4\s*Tell us/,
    ]);
  });

  test('what we ask of a founding gym stands on the page', async ({ page }) => {
    const asks = region(page, 'What we ask of you').getByRole('listitem');
    await expect(asks).toHaveCount(4);
    await expect(asks.last()).toContainText('feedback calls, 30 minutes each');
  });

  const buttons: readonly [name: string, href: string][] = [
    ['Book a Demo', '/demo'],
    ['View Pricing', '/pricing'],
    ['Read the FAQ', '/faq'],
    ['Apply to Join', '/contact'],
  ];
  for (const [name, href] of buttons) {
    test(`the button ${name} leads to ${href}`, async ({ page }) => {
      await hydrated(page);
      await region(page, 'Bring your messiest week').getByRole('link', { name }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('/about', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('Our Story has story, approach, roadmap and values', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByText('Our Story', { exact: true })).toBeVisible();
    await expect(region(page, 'Our story: why we started').getByRole('paragraph')).not.toHaveCount(
      0,
    );
    await expect(region(page, 'Our approach: how we work').getByRole('listitem')).toHaveCount(4);
    await expect(region(page, 'Our roadmap, in rounds').getByRole('listitem')).toHaveCount(4);
    await expect(region(page, 'Our values: what we hold to').getByRole('listitem')).toHaveCount(4);
  });

  test('the roadmap is told in rounds, and says what is done, on and to come', async ({ page }) => {
    const rounds = region(page, 'Our roadmap, in rounds').getByRole('listitem');
    await expect(rounds).toHaveText([
      /^Round 1\s*Done/,
      /^Round 2\s*Now\s*The pilot\s*Up to 50 founding gyms/,
      /^Round 3\s*Next\s*In-app messaging\s*Planned/,
      /^Round 4\s*Next/,
    ]);
  });

  test('new features weekly, calls of 30 minutes every 1 to 2 weeks', async ({ page }) => {
    const approach = region(page, 'Our approach: how we work');
    await expect(approach.getByText('New features arrive weekly')).toBeVisible();
    await expect(approach.getByText('every 1 to 2 weeks, 30 minutes each')).toBeVisible();
  });

  const links: readonly [name: string, href: string][] = [
    ['View Pricing', '/pricing'],
    ['Contact Us', '/contact'],
  ];
  for (const [name, href] of links) {
    test(`${name} leads to ${href}`, async ({ page }) => {
      await hydrated(page);
      await region(page, 'Join the pilot').getByRole('link', { name }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

for (const path of ['/pricing', '/pilot-program', '/about']) {
  test(`${path} has one h1 and skips no level of heading`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
    expect(skips).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every price can be read @chromium', async ({ page }) => {
    await page.goto('/pricing');
    for (const { founding, regular } of priced) {
      await expect(page.getByText(founding, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(regular, { exact: true }).first()).toBeVisible();
    }
  });
});
