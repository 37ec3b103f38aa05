import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

const built = join(import.meta.dirname, '../storybook-static');
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};

/** Every story. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** The address of a story; `args` as Storybook writes them in a URL. */
export const addressOf = (id: string, args = '') =>
  `/iframe.html?viewMode=story&id=${id}&args=${args}`;

/** A test whose page is the built Storybook, served without a server. */
export const test = base.extend({
  baseURL: 'http://storybook.localhost',
  // By this name of its test runner, Storybook pauses animations instead of waiting for them in each story.
  userAgent: 'StorybookTestRunner',
  page: async ({ page }, use) => {
    await page.route('http://storybook.localhost/**', (route) =>
      route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
    );
    await use(page);
  },
});

export { expect } from '@playwright/test';
