import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type JSHandle, type Page } from '@playwright/test';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

const built = join(import.meta.dirname, '../storybook-static');
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};

const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** The parts of the sidebar, such as "Cards". */
const groups = new Set(stories.map(({ title }) => title.split('/')[0]));

// Serves the files without a server.
test.use({
  baseURL: 'http://storybook.localhost',
  // By this name of its test runner, Storybook pauses animations instead of waiting for them in each story.
  userAgent: 'StorybookTestRunner',
});
test.beforeEach(({ page }) =>
  page.route('http://storybook.localhost/**', (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  ),
);

const open = (page: Page, storyId: string) =>
  page.goto(`/iframe.html?viewMode=story&id=${storyId}`);

/** How Storybook's preview is told what to show. */
interface Channel {
  readonly emit: (event: string, payload: object) => void;
  readonly once: (event: string, listener: () => void) => void;
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__: { readonly channel: Channel };
}

const channelOf = (page: Page) =>
  page.evaluateHandle(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const { channel } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    return channel;
  });

/** Keeps the accessibility addon from examining each story: the unit tests do. */
const stopAxe = (channel: JSHandle<Channel>) =>
  channel.evaluate((it) => it.emit('updateGlobals', { globals: { a11y: { manual: true } } }));

/** Switches the story in the loaded page, which is faster than a page load. */
const show = (channel: JSHandle<Channel>, storyId: string) =>
  channel.evaluate(async (it, id) => {
    // Storybook reloads the page if the next story is set before this one has finished.
    const finished = new Promise<void>((resolve) => {
      it.once('storyFinished', () => resolve());
    });
    it.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    await finished;
  }, storyId);

for (const group of groups) {
  test(`${group}: every story fits the window, with targets that are large enough`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    // Without a story at first.
    await page.goto('/iframe.html?viewMode=story');
    await page.waitForLoadState('networkidle');
    const channel = await channelOf(page);
    await stopAxe(channel);
    for (const { id, title, name } of stories) {
      if (!title.startsWith(`${group}/`)) continue;
      await show(channel, id);
      const story = `${title}, ${name}`;
      // In one theme, because another changes only colours.
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reach, `the width of ${story} at ${width} px`).toBeLessThanOrEqual(width);
      }
      const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze();
      expect
        .soft(
          violations.flatMap(({ nodes }) => nodes.map(({ target }) => target)),
          story,
        )
        .toEqual([]);
    }
  });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('facts outside a frame share a row where there is room', async ({ page }) => {
    await open(page, 'sample-interface-factstrip--default');
    const labels = page.getByRole('term');
    await expect(labels).toHaveCount(3);
    const tops = await labels.evaluateAll((terms) =>
      terms.map((term) => term.getBoundingClientRect().top),
    );

    expect(new Set(tops).size).toBe(1);
  });

  test('a plan among other cards is as high as they are', async ({ page }) => {
    await open(page, 'cards-plancard--beside-other-cards');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    const heights = await cards.evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().height)),
    );

    expect(Math.max(...heights)).toBeLessThan(600);
    expect(new Set(heights).size).toBe(1);
  });

  test('a stack changes its direction at its breakpoint', async ({ page }) => {
    await open(page, 'layout-stack--row-from-tablet');
    const stack = page.locator('[data-tablet="row"]');
    await expect(stack).toHaveCSS('flex-direction', 'row');

    await page.setViewportSize({ width: 600, height: 900 });
    await expect(stack).toHaveCSS('flex-direction', 'column');
  });
});
