import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { apps, environmentOf, folderOf, type App, type AppName } from './apps.ts';

/** The options of a Playwright project. */
export interface Options {
  /** The app under test. */
  app: AppName;
}

interface Fixtures {
  /** What the tests expect of the app. */
  expected: App;
  quiet: void;
}

/** The test of an app before it is built. */
export const installTest = base.extend<object, Options>({
  app: ['vite', { option: true, scope: 'worker' }],
});

/**
 * The test for a built app, with the app as the base URL. Console errors and warnings, uncaught exceptions and failed
 * requests of the page fail it.
 */
export const test = installTest.extend<Fixtures, { origin: string }>({
  origin: [
    async ({ app }, use) => {
      const { serve } = apps[app];
      const [command, ...args] = serve;
      const server = spawn(join(folderOf(app), 'node_modules/.bin', command), args, {
        cwd: folderOf(app),
        env: environmentOf(apps[app]),
      });
      const announced = new Promise<string>((resolve, reject) => {
        let output = '';
        const fail = (how: string) =>
          reject(
            new Error(`"${serve.join(' ')}" of ${app} ${how} and announced no address:\n${output}`),
          );
        const listen = (chunk: Buffer) => {
          output += chunk;
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
          if (address) resolve(address);
        };
        server.stdout.on('data', listen);
        server.stderr.on('data', listen);
        server.once('error', ({ message }) => fail(message));
        server.once('exit', (code) => fail(`ended with ${code}`));
        setTimeout(fail, 45_000, 'ran for 45 seconds').unref();
      });
      try {
        await use(await announced);
      } finally {
        server.kill();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ origin }, use) => use(origin),

  expected: ({ app }, use) => use(apps[app]),

  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(message.text());
        }
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Asserts that axe finds no violation of WCAG 2.2 AA on the page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
};

export { expect };
