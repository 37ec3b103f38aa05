import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findLayoutFaults } from '@cornerbell/layout-faults';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

const built = join(import.meta.dirname, '../storybook-static');
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};

const stories = Object.values(entries);
const titles = new Set(stories.map(({ title }) => title));

// Files from a folder need no server.
test.use({ baseURL: 'http://storybook.localhost' });
test.beforeEach(({ page }) =>
  page.route('http://storybook.localhost/**', (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  ),
);

// How long a line gets is up to the page that a component stands in: the site's own tests measure it there.

/** Shows a story in the page that shows another, which is faster than loading it. */
async function show(page: Page, storyId: string) {
  await page.evaluate(async (id) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const { channel } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    // Storybook reloads the page where a story has not finished when the next one comes.
    const finished = new Promise<void>((resolve) => {
      channel.once('storyFinished', () => resolve());
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    await finished;
  }, storyId);
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      emit: (event: string, payload: object) => void;
      once: (event: string, listener: () => void) => void;
    };
  };
}

for (const title of titles) {
  test(`${title} has no layout fault in any story`, async ({ page }) => {
    const its = stories.filter((story) => story.title === title);
    // No story to begin with, and none waits for axe, which the unit tests run.
    await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true');
    await page.waitForLoadState('networkidle');
    for (const { id, name } of its) {
      await show(page, id);
      for (const theme of ['light', 'ink']) {
        await page.locator(':root').evaluate((root, value) => (root.dataset.theme = value), theme);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await page.evaluate(findLayoutFaults, { line: Infinity });
          const found = faults.map(({ rule, path, message }) => `${rule} at ${path}: ${message}`);
          expect.soft(found, `${name}, ${theme}, at ${width} px`).toEqual([]);
        }
      }
    }
  });
}
