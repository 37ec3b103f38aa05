import type { Browser } from '@playwright/test';
import { median, report } from './report.ts';
import { builtSite, openBrowser, slowDown, withSite } from './site.ts';

const rounds = 5;
const paths = ['/', '/resources', '/resources/blog/ten-days-quiet', '/faq', '/contact', '/pricing'];

/** What a browser's trace tells of a moment or a stretch of a thread, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** The page's main thread while a page loads and wakes, in milliseconds. */
async function wake(browser: Browser, address: string) {
  const page = await browser.newPage();
  await slowDown(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => performance.mark('touched'));
  await page.mouse.move(2, 2);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
  const mark = (name: string) => {
    const found = traceEvents.find((event) => event.name === name);
    if (!found) throw new Error(`The trace of ${address} has no mark "${name}".`);
    return found;
  };
  const [touched, evaluated, awake] = ['touched', 'cornerbell:evaluated', 'cornerbell:awake'].map(
    mark,
  ) as [TraceEvent, TraceEvent, TraceEvent];
  // With those that only style, lay out and paint, which a page's own `longtask` entries leave out.
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === touched.pid && tid === touched.tid,
  );
  const longest = (from: number, to: number) =>
    Math.max(
      0,
      ...tasks
        .map(({ ts, dur = 0 }) => ({ end: ts + dur, dur }))
        .filter(({ end }) => end > from && end <= to)
        .map(({ dur }) => dur / 1000),
    );
  return {
    load: longest(0, touched.ts),
    evaluation: longest(touched.ts, evaluated.ts),
    after: longest(evaluated.ts, Infinity),
    awake: (awake.ts - touched.ts) / 1000,
  };
}

const rows = await withSite(builtSite, async (origin) => {
  const browser = await openBrowser();
  const measured = [];
  for (const path of paths) {
    const runs: Awaited<ReturnType<typeof wake>>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await wake(browser, origin + path));
    const of = (key: keyof (typeof runs)[number]) =>
      Math.round(median(runs.map((run) => run[key])));
    measured.push({
      path,
      'awake after ms': of('awake'),
      'longest task: loading': of('load'),
      'until evaluated': of('evaluation'),
      'after that': of('after'),
    });
  }
  await browser.close();
  return measured;
});

report('wake', `Waking at a first pointer move, median of ${rounds}, 4× slower processor`, rows);
