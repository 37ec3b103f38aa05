// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { inkTheme, lightTheme, type ColorRoles } from './themes.ts';

const guides = globSync('guides/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const roleOf = (variable: string) =>
  variable.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof ColorRoles;

/** The colours that the guides give Tailwind, by their names there. */
const colors = new Map(
  [...guides.matchAll(/--color-([\w-]+): var\(--cb-color-([\w-]+)\)/g)].map(
    ([, name = '', variable = '']) => [name, roleOf(variable)],
  ),
);

/** The utilities for text that the guides use. */
const texts = [...new Set([...guides.matchAll(/`text-([\w-]+)`/g)].map(([, name = '']) => name))];

test.each(texts)('the utility text-%s can be read on its background in light and ink', (name) => {
  const role = colors.get(name);
  const background = name.startsWith('on-') ? colors.get(name.slice(3)) : 'surface';
  for (const { color } of [lightTheme, inkTheme]) {
    expect(role && background && contrast(color[role], color[background])).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});
