import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Browser } from '@playwright/test';

/** A story of the built Storybook. */
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

/** Every story. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** The channel that controls Storybook's preview. */
interface Channel {
  readonly emit: (event: string, payload: object) => void;
  readonly once: (event: string, listener: () => void) => void;
}

interface Preview {
  readonly __STORYBOOK_PREVIEW__: { readonly channel: Channel };
}

/** A page of the built Storybook, without a story at first. */
async function openPreview(browser: Browser) {
  const page = await browser.newPage({
    baseURL: 'http://storybook.localhost',
    hasTouch: true,
    reducedMotion: 'reduce',
    // For its test runner, Storybook pauses animations instead of waiting for them.
    userAgent: 'StorybookTestRunner',
  });
  await page.route('http://storybook.localhost/**', (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  );
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForLoadState('networkidle');
  const channel = await page.evaluateHandle(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const { channel: found } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    return found;
  });
  // The addon would run axe as well.
  await channel.evaluate((it) => it.emit('updateGlobals', { globals: { a11y: { manual: true } } }));

  /** Emits an event and waits for its story to finish; otherwise Storybook reloads the page. */
  const emit = (event: string, payload: object) =>
    channel.evaluate(
      async (it, [name, data]) => {
        const finished = new Promise<void>((resolve) => {
          it.once('storyFinished', () => resolve());
        });
        it.emit(name, data);
        await finished;
      },
      [event, payload] as const,
    );
  let shown = '';
  return {
    page,
    /** Shows a story from its start, with the window and the colours reset. */
    show: async (
      storyId: string,
      updatedArgs?: object,
      viewport = { width: 1280, height: 720 },
    ) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors: null });
      const isNext = storyId !== shown;
      shown = storyId;
      if (isNext) await emit('setCurrentStory', { storyId, viewMode: 'story' });
      if (updatedArgs) await emit('updateStoryArgs', { storyId, updatedArgs });
      if (updatedArgs || !isNext) await emit('forceRemount', { storyId });
    },
  };
}

interface Fixtures {
  /** A page that can show any story. It takes seconds to load, so a worker's tests share it. */
  preview: Awaited<ReturnType<typeof openPreview>>;
}

export const test = base.extend<object, Fixtures>({
  preview: [
    async ({ browser }, use) => {
      const preview = await openPreview(browser);
      await use(preview);
      await preview.page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
