// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inkTheme, lightTheme } from '../src/theme/themes.ts';
import { bundleCss, packageFolder } from './css.ts';

test('styles.css holds the styles of every component', async () => {
  const { sources } = await bundleCss('src/styles.ts');

  const written = globSync('src/components/**/*.css.ts', { cwd: packageFolder });
  expect(written).not.toHaveLength(0);
  expect(written.filter((file) => !sources.includes(file))).toEqual([]);
});

test('styles.css opens with the theme and sets every role in light, ink and dark', async () => {
  const { css } = await bundleCss('src/styles.ts');

  expect(css.slice(0, 24)).toBe(':root{--cb-color-surface');
  const roles = Object.keys({ ...lightTheme.color, ...inkTheme.color }).map((role) =>
    role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const times = (role: string) => css.split(`--cb-color-${role}:`).length - 1;
  expect(roles.filter((role) => times(role) < 4)).toEqual([]);
});

test('reset.css is one layer, so that it yields to components', async () => {
  const { css } = await bundleCss('src/reset.css.ts');

  expect(css.slice(0, 32)).toBe('@layer cb-reset;@layer cb-reset{');
  expect(css.match(/@layer cb-reset\{/g)).toHaveLength(1);
  expect(css.trim().endsWith('}}')).toBe(true);
});
