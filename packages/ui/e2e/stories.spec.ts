import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, stories, test } from './storybook.ts';

/** The parts of the sidebar, such as "Cards". */
const groups = new Set(stories.map(({ title }) => title.split('/')[0]));

interface Axe {
  readonly axe: { readonly run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The faults that axe finds on the page in a theme, which decides nothing but the contrast. */
const violationsIn = (page: Page, theme: 'light' | 'ink') =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const { violations } = await (window as unknown as Axe).axe.run(document, {
      resultTypes: ['violations'],
      ...(name === 'ink' && { runOnly: ['color-contrast'] }),
      // Stories are parts of pages and have no landmarks.
      rules: {
        'target-size': { enabled: true },
        region: { enabled: false },
        'landmark-one-main': { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-unique': { enabled: false },
      },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${name}: ${id} at ${html}`),
    );
  }, theme);

/** Parents whose width the content decides, or which decide it for the content. */
const parents = {
  block: 'display: block',
  row: 'display: flex',
  column: 'display: flex; flex-direction: column; align-items: start',
  grid: 'display: grid; grid-template-columns: auto',
  'inline block': 'display: inline-block',
};

/** Components narrower in a parent than their content needs, and a page wider than the window. */
const widthFaultsIn = (page: Page, [name, css]: readonly [string, string]) =>
  page.evaluate(
    ([parentName, parentCss]) => {
      const root = document.querySelector<HTMLElement>('#storybook-root');
      if (!root) return [];
      if (root.children.length === 1) root.style.cssText = parentCss;
      const { scrollWidth, clientWidth } = document.documentElement;
      const faults =
        scrollWidth > clientWidth
          ? [`${parentName}: the page is ${scrollWidth - clientWidth} px wider than the window`]
          : [];
      // Several components that share a row are narrower than each is alone.
      for (const component of root.children.length === 1 ? root.children : []) {
        if (!(component instanceof HTMLElement) || !component.checkVisibility()) continue;
        const { position, clipPath } = getComputedStyle(component);
        if (position === 'fixed' || clipPath !== 'none') continue;
        const { width } = component.getBoundingClientRect();
        const free = component.cloneNode(true) as HTMLElement;
        for (const part of [free, ...free.querySelectorAll<HTMLElement>('*')]) {
          part.style.containerType = 'normal';
        }
        free.style.cssText += 'position: absolute; inline-size: max-content; min-inline-size: 0';
        root.append(free);
        const needed = Math.min(free.getBoundingClientRect().width, 160);
        free.remove();
        if (width < needed - 1) {
          faults.push(`${parentName}: ${Math.round(width)} px instead of ${Math.round(needed)}`);
        }
      }
      root.style.cssText = '';
      return faults;
    },
    [name, css] as const,
  );

/** Text spacing as WCAG 1.4.12 allows readers to set it. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Text that is cut off, and what is wider than the window. */
const spacingFaultsIn = async (page: Page) => {
  const sheet = await page.addStyleTag({ content: textSpacing });
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('#storybook-root :not(input)')].filter(
      (element) =>
        // Texts for screen readers are cut off on purpose.
        element.clientWidth > 1 &&
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        getComputedStyle(element).textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px wider than the window`]
        : []),
      ...cut.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 120)}`),
    ];
  });
  await sheet.evaluate((element) => (element as HTMLElement).remove());
  return faults.map((fault) => `text spacing: ${fault}`);
};

for (const group of groups) {
  test(`${group}: every story is accessible in light and ink and has its width everywhere`, async ({
    preview,
  }) => {
    test.setTimeout(300_000);
    const { page, show } = preview;
    await page.addScriptTag({ path: axe });
    for (const { id, title, name } of stories) {
      if (!title.startsWith(`${group}/`)) continue;
      await show(id, undefined, { width: 1200, height: 900 });
      const found = [...(await violationsIn(page, 'ink')), ...(await violationsIn(page, 'light'))];
      for (const width of [1200, 320]) {
        await page.setViewportSize({ width, height: 900 });
        for (const parent of Object.entries(parents)) {
          const faults = await widthFaultsIn(page, parent);
          found.push(...faults.map((fault) => `${fault}, at ${width} px`));
        }
      }
      found.push(...(await spacingFaultsIn(page)));
      expect.soft(found, `${title}, ${name}`).toEqual([]);
    }
  });
}

test('a plan among other cards is as high as they are', async ({ preview }) => {
  await preview.show('cards-plancard--beside-other-cards', undefined, { width: 1440, height: 900 });
  const cards = preview.page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const heights = await cards.evaluateAll((articles) =>
    articles.map((article) => Math.round(article.getBoundingClientRect().height)),
  );

  expect(Math.max(...heights)).toBeLessThan(600);
  expect(new Set(heights).size).toBe(1);
});
