// Measures the time from a visitor's first action on a page to the painted result.
import { chromium, type Browser, type Page } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { launchOptions } from '../../../scripts/setup.mjs';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { median, report, type Row } from '../../../bench/figures.ts';
import { serve } from '../local-host/serve.ts';

const rounds = 3;
const delays = [300, 1000, 3000];
const slowdowns = [1, 4];

/** The longest time to wait for a result, in milliseconds; a later one counts as no answer. */
const timeout = 5000;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** An expression for the page: whether it shows the result. */
  readonly isAnswered: string;
}

const hasHeading = (text: string) =>
  `[...document.querySelectorAll('main h2')].some((heading) => heading.textContent === '${text}')`;

const interactions: readonly Interaction[] = [
  {
    name: 'link in the page',
    path: '/',
    act: (page) => page.locator('main a[href="/contact"]').first().click(),
    isAnswered: `location.pathname === '/contact' && document.querySelector('main textarea') !== null`,
  },
  {
    name: 'link in the footer',
    path: '/',
    act: (page) => page.locator('footer a[href="/about"]').first().click(),
    isAnswered: `location.pathname === '/about' && /story/i.test(document.title)`,
  },
  {
    name: 'tab',
    path: '/resources',
    act: (page) => page.locator('main').getByRole('link', { name: 'Blog Posts' }).click(),
    isAnswered: hasHeading('Blog Posts'),
  },
  {
    name: 'select',
    path: '/resources',
    act: (page) => page.getByRole('combobox', { name: 'Type' }).selectOption('guides'),
    isAnswered: hasHeading('Guides & Templates'),
  },
  {
    name: 'search, first key',
    path: '/resources',
    act: (page) => page.getByRole('searchbox').press('s'),
    isAnswered: `!${hasHeading('Featured Articles')}`,
  },
  {
    name: 'Share',
    path: '/resources/blog/ten-days-quiet',
    act: (page) => page.getByRole('button', { name: 'Share' }).click({ force: true }),
    isAnswered: `/Link copied|share|address/i.test(document.querySelector('[aria-label^=Notifications]')?.textContent)`,
  },
  {
    name: 'menu',
    path: '/',
    act: (page) => page.locator('header nav button').first().click(),
    isAnswered: `document.querySelector('header [aria-expanded=true]') !== null`,
  },
  {
    name: 'empty form',
    path: '/faq',
    act: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    isAnswered: `document.querySelector('main [aria-invalid=true]') !== null`,
  },
];

/** Runs in the page: records the time and document of the first action, and when it is answered. */
function record(isAnswered: () => boolean) {
  const { timeOrigin } = performance;
  const storage = sessionStorage;
  const look = () => {
    // The frame in which this runs is painted before any timer fires.
    if (isAnswered()) setTimeout(() => (storage.answered ??= timeOrigin + performance.now()));
    else requestAnimationFrame(look);
  };
  if (storage.acted) return look();
  for (const type of ['click', 'keydown', 'change']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (storage.acted) return;
        storage.acted = timeOrigin + timeStamp;
        storage.document = timeOrigin;
        look();
      },
      true,
    );
  }
}

interface Outcome {
  readonly ms: number;
  readonly isNewDocument: boolean;
}

async function measure(
  browser: Browser,
  origin: string,
  { path, act, isAnswered }: Interaction,
  { delay, slowdown }: { delay: number; slowdown: number },
): Promise<Outcome> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(`(${record})(() => ${isAnswered})`);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(delay);
  await act(page).catch(() => undefined);
  await page
    .waitForFunction(() => sessionStorage.answered, null, { timeout })
    .catch(() => undefined);
  const { acted, answered, first, last } = await page.evaluate(() => ({
    acted: Number(sessionStorage.acted),
    answered: Number(sessionStorage.answered ?? Infinity),
    first: Number(sessionStorage.document),
    last: performance.timeOrigin,
  }));
  await context.close();
  return { ms: answered - acted, isNewDocument: first !== last };
}

const rows: Row[] = [];
const browser = await chromium.launch(launchOptions());
// The site of the tests, whose words below no author changes.
const { origin, stop } = await serve('.test-site/dist');
try {
  for (const interaction of interactions) {
    for (const slowdown of slowdowns) {
      const cells: Record<string, string> = {};
      for (const delay of delays) {
        const outcomes: Outcome[] = [];
        for (let round = 0; round < rounds; round += 1)
          outcomes.push(await measure(browser, origin, interaction, { delay, slowdown }));
        const ms = median(outcomes.map((outcome) => outcome.ms));
        const documents = outcomes.filter(({ isNewDocument }) => isNewDocument).length;
        cells[`after ${delay / 1000} s`] =
          `${Number.isFinite(ms) ? `${Math.round(ms)} ms` : 'no answer'}${documents ? `, ${documents} of ${rounds} a new document` : ''}`;
      }
      rows.push({ action: interaction.name, processor: `${slowdown}× slower`, ...cells });
    }
  }
} finally {
  await browser.close();
  await stop();
}

report(
  'First interactions',
  `From the event to the painted result, ${delays.map((delay) => delay / 1000).join(', ')} s after the page has loaded; median of ${rounds}.`,
  rows,
);
