import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const leadsTo = (inside: Locator, name: string, href: string) =>
  expect(inside.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

test.describe('/features', () => {
  test.beforeEach(({ page }) => page.goto('/features'));

  test('has a hero with Apply and View Pricing', async ({ page }) => {
    const hero = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await leadsTo(hero, 'Apply', '/contact');
    await leadsTo(hero, 'View Pricing', '/pricing');
  });

  for (const [label, value] of [
    ['Active Development', '2024'],
    ['Features Built', '50+'],
    ['Current Status', 'Pilot'],
    ['Founding Member Spots', '50'],
  ] as const) {
    test(`has the stat tile ${label} ${value}`, async ({ page }) => {
      const tile = page
        .locator('main div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last();
      await expect(tile).toHaveText(`${value}${label}`);
    });
  }

  for (const [name, path, claim] of [
    ['Member Management', '/features/member-management', '15+ tools'],
    ['Class Scheduling', '/features/class-scheduling', '8+ tools'],
    ['Business Tools', '/features/business-tools', '12+ tools'],
    ['Member Experience', '/features/member-experience', '10+ tools'],
  ] as const) {
    test(`has a card for ${name} with features, highlights and an Explore link`, async ({
      page,
    }) => {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      const [features, highlights] = await card.getByRole('list').all();
      expect(await features?.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
      await expect(highlights?.getByText(claim, { exact: true }) ?? card).toBeVisible();
      await leadsTo(card, `Explore ${name}`, path);
    });
  }

  test('says how everything works together', async ({ page }) => {
    const together = section(page, 'Everything Works Together');
    await expect(together.getByRole('heading', { level: 3 })).toHaveText([
      'Unified data',
      'Automated workflows',
      'Actionable insights',
    ]);
  });

  test('ends with a call to founding members', async ({ page }) => {
    const call = page.locator('main section').last();
    await expect(call).toContainText('Founding gyms');
    await leadsTo(call, 'Apply to Join', '/contact');
    await leadsTo(call, 'See the pilot program', '/pilot-program');
  });
});

const areas = [
  {
    path: '/features/member-management',
    claim: '15+ member management tools',
    sections: [
      ['profiles-tracking', 'Profiles and tracking'],
      ['attendance-management', 'Attendance management'],
      ['progress-tracking', 'Progress tracking'],
      ['membership-plans', 'Membership plans'],
    ],
  },
  {
    path: '/features/class-scheduling',
    claim: '8+ scheduling tools',
    sections: [
      ['class-management', 'Class management'],
      ['trainer-scheduling', 'Trainer scheduling'],
      ['skills-tracking', 'Skills tracking'],
      ['private-training', 'Private training'],
      ['waitlist-management', 'Waitlist management'],
    ],
  },
  {
    path: '/features/business-tools',
    claim: '12+ business tools',
    sections: [
      ['payment-tracking', 'Payment tracking'],
      ['analytics-dashboard', 'Analytics dashboard'],
      ['staff-management', 'Staff management'],
      ['messaging-system', 'Messaging system'],
      ['reports-insights', 'Reports and insights'],
    ],
  },
  {
    path: '/features/member-experience',
    claim: '10+ engagement tools',
    sections: [
      ['mobile-app', 'Mobile app'],
      ['achievement-system', 'Achievement system'],
      ['leaderboards', 'Leaderboards'],
      ['progress-photos', 'Progress photos'],
      ['community-features', 'Community features'],
    ],
  },
] as const;

for (const { path, claim, sections } of areas) {
  const [, , third] = sections;

  test.describe(`${path}`, () => {
    test('has its sections in order, each with an address and a picture labelled as sample data', async ({
      page,
    }) => {
      await page.goto(path);
      for (const [id, title] of sections) {
        const region = section(page, title);
        await expect(region.getByRole('heading', { level: 2 })).toHaveId(id);
        await expect(region.getByRole('figure').first().getByText('Sample data')).toBeVisible();
      }
      const ids = await page
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.slice(0, sections.length)).toEqual(sections.map(([id]) => id));
    });

    test('lists its sections, and each leads to its place', async ({ page }) => {
      await page.goto(path);
      const index = page.getByRole('navigation', { name: 'On this page' });
      await expect(index.getByRole('link')).toHaveCount(sections.length);
      const [id, title] = third;
      await index.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    });

    test('opens at a section from an address', async ({ page }) => {
      const [id, title] = third;
      await page.goto(`${path}#${id}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    });

    test('has a hero that leads to the application and to the prices, with its claim', async ({
      page,
    }) => {
      await page.goto(path);
      const hero = page.locator('main section').first();
      await expect(hero.getByText(claim)).toBeVisible();
      await leadsTo(hero, 'Become a Founding Member', '/contact');
      await leadsTo(hero, 'View Pricing', '/pricing');
    });

    test('closes with Start Free 30-Day Trial and Schedule a Demo', async ({ page }) => {
      await page.goto(path);
      const banner = page.locator('main section').last();
      await leadsTo(banner, 'Start Free 30-Day Trial', '/contact');
      await leadsTo(banner, 'Schedule a Demo', '/demo');
    });
  });
}

test.describe('the sample data of member management', () => {
  test.beforeEach(({ page }) => page.goto('/features/member-management'));

  test('shows members with the three sparring statuses', async ({ page }) => {
    const roster = page.getByRole('list', { name: 'Roster' });
    await expect(roster.getByRole('listitem')).toHaveCount(4);
    for (const status of ['Not Ready', 'Assessment Needed', 'Cleared']) {
      await expect(roster.getByText(status, { exact: true }).first()).toBeVisible();
    }
  });

  test('shows attendance alerts for members away over 10 days', async ({ page }) => {
    const alerts = page.getByRole('list', { name: 'Members to call' }).getByRole('listitem');
    await expect(alerts).toHaveText([/^19 days/, /^14 days/, /^11 days/]);
  });

  test('shows progress scores', async ({ page }) => {
    await expect(
      page.getByRole('list', { name: 'Progress scores' }).getByRole('listitem'),
    ).toHaveCount(5);
  });

  test('shows plans at $89, $149 and $99 a month', async ({ page }) => {
    const plans = section(page, 'Membership plans').getByRole('definition');
    await expect(plans.filter({ hasText: '$' })).toHaveText([
      '$89 a month',
      '$149 a month',
      '$99 a month',
    ]);
  });
});

test.describe('the sample data of class scheduling', () => {
  test.beforeEach(({ page }) => page.goto('/features/class-scheduling'));

  test('shows class slots with their places', async ({ page }) => {
    const monday = page.getByRole('list', { name: 'Mon', exact: true }).getByRole('listitem');
    await expect(monday).toHaveCount(3);
    await expect(monday.first()).toContainText('9 / 12 booked');
  });

  test('shows trainer hours', async ({ page }) => {
    const row = page
      .getByRole('table', { name: 'Hours of each trainer' })
      .getByRole('row', { name: /^Ray\sM\./ });
    await expect(row.getByRole('cell')).toContainText(['12', '5', '17', 'Sparring nights']);
  });

  test('shows private sessions from $90 to $120', async ({ page }) => {
    const sessions = page.getByRole('list', { name: 'Booked today' }).getByRole('listitem');
    await expect(sessions).toContainText(['$90', '$105', '$120']);
  });

  test('shows waitlists in order', async ({ page }) => {
    const waiting = section(page, 'Waitlist management').getByRole('list', {
      name: 'Fundamentals',
      exact: true,
    });
    await expect(waiting.getByRole('listitem')).toContainText([
      /^1Priya\sS\.\s+Next in line$/,
      /^2Leo\sK\./,
      /^3Nadia\sH\./,
    ]);
  });

  test('shows 24 boxing skills, each with one of the three words', async ({ page }) => {
    const skills = section(page, 'Skills tracking')
      .getByRole('listitem')
      .filter({ hasText: /: (Not Yet Demonstrated|Demonstrated|Mastered)$/ });
    await expect(skills).toHaveCount(24);
    await expect(section(page, 'Skills tracking')).toContainText('24 boxing skills');
  });

  test('has room for 100+ classes per month', async ({ page }) => {
    await expect(page.locator('main section').first()).toContainText('100+ classes per month');
  });
});

test.describe('the illustrative labels', () => {
  test('of staff are Top Performer, Excellent and Developing', async ({ page }) => {
    await page.goto('/features/business-tools');
    const labels = page
      .getByRole('table', { name: 'Staff' })
      .getByRole('cell')
      .filter({ hasText: 'How it goes' });
    await expect(labels).toContainText(['Top Performer', 'Excellent', 'Developing']);
  });

  test('of reports are Ready, Scheduled, Custom and Quarterly', async ({ page }) => {
    await page.goto('/features/business-tools');
    const reports = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
    await expect(reports).toContainText(['Ready', 'Scheduled', 'Custom', 'Quarterly']);
  });

  test('of achievements are Gold, Silver and Bronze, in 50+ badge types', async ({ page }) => {
    await page.goto('/features/member-experience');
    const achievements = section(page, 'Achievement system');
    await expect(achievements).toContainText('50+ badge types');
    for (const tier of ['Gold', 'Silver', 'Bronze']) {
      await expect(
        achievements.getByRole('list').getByText(tier, { exact: true }).first(),
      ).toBeVisible();
    }
  });

  test('of leaderboards are the same tiers, best first', async ({ page }) => {
    await page.goto('/features/member-experience');
    const board = page.getByRole('list', { name: 'Rounds in June' }).getByRole('listitem');
    await expect(board).toContainText([/^1.* Gold/, /^2.* Silver/, /^3.* Bronze/, /^4/]);
  });
});

test('messaging is marked as planned, in the list of sections and on its own', async ({ page }) => {
  await page.goto('/features/business-tools');
  const planned = page.locator('main').getByText('Planned', { exact: true });
  await expect(planned).toHaveCount(2);
  await expect(
    section(page, 'Messaging system').getByText('Planned', { exact: true }),
  ).toBeVisible();
});
