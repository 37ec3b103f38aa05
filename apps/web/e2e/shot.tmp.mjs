import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const out = '/tmp/h/out/write/';
for (const [name, width] of [
  ['375', 375],
  ['1440', 1440],
]) {
  const p = await b.newPage({ viewport: { width, height: 900 } });
  await p.goto('http://localhost:4599/resources/blog/check-the-heavy-bag', { timeout: 120000 });
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `${out}post-${name}-first.png` });
  for (const img of await p.locator('img').all()) await img.scrollIntoViewIfNeeded();
  await p.waitForTimeout(800);
  await p.evaluate(() => scrollTo(0, 0));
  await p
    .locator('article')
    .first()
    .screenshot({ path: `${out}post-${name}.png` });
  await p.goto('http://localhost:4599/resources?q=bag+monday', { timeout: 120000 });
  await p.waitForTimeout(2500);
  if (width === 1440) {
    await p.goto('http://localhost:4599/resources?q=night+hevy', { timeout: 120000 });
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `${out}search-typo.png`, fullPage: false });
  }
}
await b.close();
