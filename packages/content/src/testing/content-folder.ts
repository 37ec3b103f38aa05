import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { writeFile } from '../build/write-file.ts';
import { siteFolder } from '../load/site-folder.ts';

const parts = [
  ...['site', 'posts', 'guides', 'legal', 'downloads', 'images'],
  ...['authors.yaml', 'addresses.txt'],
];

/** A copy of the site's content for each test, which may be changed. */
export function useContentFolder() {
  const content = {
    folder: '',
    read: (path: string) => readFileSync(join(content.folder, path), 'utf8'),
    write: (path: string, text: string) => writeFile(join(content.folder, path), text),
    remove: (path: string) => rmSync(join(content.folder, path), { recursive: true }),
  };
  beforeEach(() => {
    content.folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const part of parts)
      cpSync(join(siteFolder, part), join(content.folder, part), { recursive: true });
  });
  afterEach(() => rmSync(content.folder, { recursive: true }));
  return content;
}
