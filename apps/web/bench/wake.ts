import { median, report } from './report.ts';
import { builtSite, openBrowser, slowDown, withSite } from './site.ts';

const rounds = 5;
const paths = ['/', '/resources', '/resources/blog/ten-days-quiet', '/faq', '/contact', '/pricing'];

/** Keeps every task over 50 ms. */
function watch() {
  const tasks: { start: number; duration: number }[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

const rows = await withSite(builtSite, async (origin) => {
  const browser = await openBrowser();
  const measured = [];
  for (const path of paths) {
    const runs: Readonly<Record<'load' | 'evaluation' | 'after' | 'awake', number>>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await slowDown(page);
      await page.addInitScript(watch);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const touched = await page.evaluate(() => performance.now());
      await page.mouse.move(2, 2);
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
      await page.waitForTimeout(1500);
      runs.push(
        await page.evaluate((since) => {
          const [mark] = performance.getEntriesByName('cornerbell:evaluated');
          const evaluated = mark?.startTime ?? Number.NaN;
          const { tasks } = window as unknown as { tasks: { start: number; duration: number }[] };
          const longest = (from: number, to: number) =>
            Math.max(
              0,
              ...tasks
                .filter(({ start }) => start >= from && start < to)
                .map(({ duration }) => duration),
            );
          return {
            load: longest(0, since),
            evaluation: longest(since, evaluated),
            after: longest(evaluated, Infinity),
            awake:
              (performance.getEntriesByName('cornerbell:awake')[0]?.startTime ?? Number.NaN) -
              since,
          };
        }, touched),
      );
      await page.context().close();
    }
    const of = (key: 'load' | 'evaluation' | 'after' | 'awake') =>
      Math.round(median(runs.map((run) => run[key])));
    measured.push({
      path,
      'awake after ms': of('awake'),
      'longest task: loading': of('load'),
      evaluation: of('evaluation'),
      'after it': of('after'),
    });
  }
  await browser.close();
  return measured;
});

report(
  'wake',
  `Waking at a first pointer move, median of ${rounds}, 4× slower processor; tasks up to 50 ms count as 0`,
  rows,
);
