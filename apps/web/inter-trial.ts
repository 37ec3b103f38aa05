import { openBrowser, builtSite, withSite } from './bench/site.ts';
const [which = 'link', rounds = '4', site = builtSite] = process.argv.slice(2);
const cases: any = {
  link: { path: '/', sel: 'main a[href="/contact"]', ok: () => location.pathname === '/contact' && /Apply/.test(document.title) },
  footer: { path: '/', sel: 'footer a[href="/about"]', ok: () => location.pathname === '/about' && /story/i.test(document.title) },
  tab: { path: '/resources', sel: 'main a:text-is("Blog Posts")', ok: () => [...document.querySelectorAll('main h2')].some((h) => h.textContent === 'Blog Posts') },
};
function record(isAnswered: any) { const { timeOrigin } = performance; const s = sessionStorage as any;
  const look = () => { if (isAnswered()) setTimeout(() => (s.answered ??= timeOrigin + performance.now())); else requestAnimationFrame(look); };
  new PerformanceObserver((l) => { s.tasks = (s.tasks ?? '') + l.getEntries().map((e) => `${Math.round(timeOrigin + e.startTime)}+${Math.round(e.duration)} `).join(''); }).observe({ type: 'longtask', buffered: true });
  if (s.acted) return look();
  for (const type of ['click']) addEventListener(type, ({ timeStamp }) => { if (s.acted) return; s.acted = timeOrigin + timeStamp; s.handled = timeOrigin + performance.now(); s.document = timeOrigin; s.hyd = performance.getEntriesByName('page:hydrated').length; look(); }, true); }
const browser = await openBrowser();
await withSite(site, async (origin) => { for (const w of which.split(',')) for (let i = 0; i < Number(rounds); i++) { const c = cases[w];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } }); const page = await context.newPage();
  const session = await context.newCDPSession(page); await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(`(${record})(${c.ok})`);
  await page.goto(origin + c.path, { waitUntil: 'load' }); await page.waitForTimeout(300);
  await page.locator(c.sel).first().click();
  await page.waitForFunction(() => sessionStorage.answered, null, { timeout: 5000 }).catch(() => {});
  const r: any = await page.evaluate(() => ({ ...sessionStorage, last: performance.timeOrigin }));
  const f = (x: any) => Math.round(Number(x) - Number(r.acted));
  console.log(w, 'ms', f(r.answered), 'handled', f(r.handled), 'hydrated before', r.hyd, 'new document', r.document !== String(r.last) ? f(r.last) : 'no', 'tasks', (r.tasks ?? '').split(' ').filter(Boolean).map((t: string) => { const [a, b] = t.split('+'); return f(a) > -600 ? `${f(a)}+${b}` : ''; }).join(' '));
  await context.close(); } });
await browser.close();
