import type { Locator, Page } from '@playwright/test';
import { median, report } from './report.ts';
import { builtSite, openBrowser, slowDown, withSite } from './site.ts';

const rounds = 7;

/** Notes when a link is clicked and when the next page's headline has been painted. */
function watch() {
  const { timeOrigin } = performance;
  addEventListener(
    'click',
    () => {
      sessionStorage.clicked = timeOrigin + performance.now();
      const before = document.querySelector('h1')?.textContent;
      const note = () => (sessionStorage.shown = timeOrigin + performance.now());
      const look = () => {
        const isNext = document.querySelector('h1')?.textContent !== before;
        // The frame that this is called in paints the headline before any timer runs.
        if (isNext) setTimeout(note);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) sessionStorage.shown = timeOrigin + first.startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** From the home page to the application form, and from a post to one that is related. */
const routes = [
  { from: '/', to: '/contact' },
  { from: '/resources/blog/ten-days-quiet', to: '/resources/blog/start-with-twenty-four-skills' },
] as const;

type Go = (page: Page, link: Locator) => Promise<void>;

const awake = async (page: Page) => {
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
};

const hoverAndClick: Go = async (page, link) => {
  await link.hover();
  await page.waitForTimeout(300);
  await link.click();
};

const ways: Readonly<Record<string, Go>> = {
  'tap, awake': async (page, link) => {
    await awake(page);
    await link.tap();
  },
  'hover 0.3 s, then click, awake': async (page, link) => {
    await awake(page);
    await hoverAndClick(page, link);
  },
  'tap, the very first': (_page, link) => link.tap(),
  'hover 0.3 s, then click, the very first': hoverAndClick,
  Back: async (page, link) => {
    await awake(page);
    await link.tap();
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      sessionStorage.clear();
      dispatchEvent(new MouseEvent('click'));
      history.back();
    });
  },
};

const rows = await withSite(builtSite, async (origin) => {
  const browser = await openBrowser();
  const measured = [];
  for (const { from, to } of routes) {
    for (const [way, go] of Object.entries(ways)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage({ hasTouch: true });
        await slowDown(page);
        await page.addInitScript(watch);
        await page.goto(origin + from, { waitUntil: 'networkidle' });
        await page.evaluate(() => sessionStorage.clear());
        const link = page.locator(`main a[href="${to}"]`).last();
        await link.scrollIntoViewIfNeeded();
        await page.waitForTimeout(1000);
        await go(page, link);
        await page.waitForTimeout(1500);
        const { clicked, shown } = await page.evaluate(() => ({ ...sessionStorage }));
        times.push(Number(shown) - Number(clicked));
        await page.context().close();
      }
      measured.push({
        from,
        to,
        way,
        'median ms': Math.round(median(times)),
        'best ms': Math.round(Math.min(...times)),
      });
    }
  }
  await browser.close();
  return measured;
});

report(
  'next',
  `The next page's headline after a click, ${rounds} rounds, 4× slower processor, 150 ms, 1.6 Mbit/s`,
  rows,
);
