import { expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { fieldAt } from './field-at.ts';

const content = useContentFolder({ isEmpty: true });

const page = `title: One
hero:
  actions:
    - label: Join
      href: /contact
    - label: See
`;
const post = `---
title: One
tags: [a, b]
---
Two.
`;

it.each([
  ['site/home.yaml', page, 1, 8, ['title']],
  ['site/home.yaml', page, 2, 1, ['hero']],
  ['site/home.yaml', page, 5, 13, ['hero', 'actions', 0, 'href']],
  ['site/home.yaml', page, 6, 14, ['hero', 'actions', 1, 'label']],
  ['posts/one.md', post, 2, 1, ['title']],
  ['posts/one.md', post, 3, 11, ['tags', 1]],
  ['posts/one.md', post, 5, 1, ['body']],
])('finds the field in %s, %j, at %d:%d', (file, text, line, column, path) => {
  content.write(file, text);
  const finding = { file, line, column, severity: 'error', rule: 'a', message: 'b' } as const;
  expect(fieldAt(content.folder, finding)).toEqual(path);
});
