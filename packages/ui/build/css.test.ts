// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inkTheme, lightTheme } from '../src/theme/themes.ts';
import { bundleComponents, bundleCss, identifiers, packageFolder } from './css.ts';

const { css, modules } = await bundleCss('src/styles.ts');

test('styles.css holds the styles of every component', () => {
  const written = globSync('src/components/**/*.css.ts', { cwd: packageFolder });
  expect(written).not.toHaveLength(0);
  expect(written.filter((file) => !modules.includes(file))).toEqual([]);
});

test('styles.css starts with the theme and sets every role in light, ink and dark', () => {
  expect(css.slice(0, 24)).toBe(':root{--cb-color-surface');
  const roles = Object.keys({ ...lightTheme.color, ...inkTheme.color }).map((role) =>
    role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const times = (role: string) => css.split(`--cb-color-${role}:`).length - 1;
  expect(roles.filter((role) => times(role) < 4)).toEqual([]);
});

test('a field looks invalid only where aria-invalid is set', () => {
  expect(css).toContain('[aria-invalid=true]');
  expect(css).not.toContain(':user-invalid');
});

test('the direction is that of the attribute, as bundlers turn :dir() into a list of languages', () => {
  expect(css).toContain('[dir=rtl]');
  expect(css).not.toContain(':dir(');
});

test('reset.css is one layer, so that components override it', async () => {
  const { css: reset } = await bundleCss('src/reset.css.ts');

  expect(reset.slice(0, 32)).toBe('@layer cb-reset;@layer cb-reset{');
  expect(reset.match(/@layer cb-reset\{/g)).toHaveLength(1);
  expect(reset.trim().endsWith('}}')).toBe(true);
});

test('styles.css names its classes by the version of the package', () => {
  const [, prefix = ''] = /^([a-z][a-z0-9])hash$/.exec(identifiers({ hash: 'hash' })) ?? [];
  const named = [...css.matchAll(/\.([a-z_][\w-]*)/g)].map(([, name = '']) => name);

  expect(named).not.toHaveLength(0);
  expect(named.filter((name) => !name.startsWith(prefix))).toEqual([]);
});

/** The cascade layers in their order: that in which they are first named. */
const layersIn = (sheet: string) => [
  ...new Set([...sheet.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) => names.split(','))),
];

test('the sheets of components hold what they need, in one order whatever the order of imports', async () => {
  const sheets = await bundleComponents();

  expect(sheets['callout']).toContain('[data-tone=warning]');
  expect(sheets['callout']).not.toContain('--cb-color-surface:');
  expect(sheets['alert-dialog']).toContain('@layer cb.dialog{');
  expect(sheets['button']).not.toContain('@layer cb.dialog{');
  expect(sheets['theme']).toContain('--cb-color-surface:');
  for (const [composed, part] of [
    ['alert-dialog', 'dialog'],
    ['icon-button', 'button'],
    ['tabs', 'tab-nav'],
  ] as const) {
    const imported = [sheets[composed], sheets[part]];
    for (const sheetsInOrder of [imported, imported.toReversed()]) {
      const layers = layersIn(sheetsInOrder.join(''));
      expect(layers.indexOf(`cb.${composed}`)).toBeGreaterThan(layers.indexOf(`cb.${part}`));
    }
  }
});
