import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { siteFolder } from '../load/read-library.ts';

/** The small library that tests read instead of the site's own content. */
export const testFolder = join(siteFolder, 'testing');

/** A folder for each test, which may change it: a copy of the small library, or empty. */
export function useContentFolder({ isEmpty = false } = {}) {
  const content = {
    folder: '',
    read: (path: string) => readFileSync(join(content.folder, path), 'utf8'),
    write: (path: string, text: string | Uint8Array) => {
      const file = join(content.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    /** Writes a valid post with further lines of front matter and a body. */
    writePost: (name: string, more: string, body = 'Body.') =>
      content.write(`posts/${name}.md`, postText(name, more, body)),
    remove: (path: string) => rmSync(join(content.folder, path), { recursive: true }),
    /** The findings of `pnpm content check` on the day of the tests. */
    findings: () => checkContent(content.folder, '2026-11-28').findings,
  };
  beforeEach(() => {
    content.folder = mkdtempSync(join(tmpdir(), 'content-'));
    if (!isEmpty) cpSync(testFolder, content.folder, { recursive: true });
  });
  afterEach(() => rmSync(content.folder, { recursive: true }));
  return content;
}

/** A post with further lines of front matter, such as its day; published if they have no status. */
export const postText = (name: string, more: string, body: string): string => `---
id: "${name}"
title: A post about ${name.replaceAll('-', ' ')}
excerpt: What the post about ${name} says, in a sentence that is long enough for results.
author: founders
category: news
tags: [news]
featured: false
relatedPosts: []
${more}${more.includes('status: ') ? '' : '\nstatus: published'}
---
${body}
`;
