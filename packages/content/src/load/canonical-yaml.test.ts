import { expect, it } from 'vitest';
import * as v from 'valibot';
import { canonicalYaml } from './canonical-yaml.ts';

const link = v.strictObject({ label: v.string(), href: v.string() });
const schema = v.strictObject({ title: v.string(), links: v.array(link) });

it('writes each text on one line, in the order of the schema, with quotes where YAML needs some', () => {
  const title = 'word '.repeat(60).trim();
  const links = [{ href: '/a', label: 'x: y' }];
  expect(canonicalYaml(schema, { links, title })).toBe(`title: ${title}
links:
  - label: 'x: y'
    href: /a
`);
});
