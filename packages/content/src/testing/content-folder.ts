import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { siteFolder } from '../load/site-folder.ts';

const parts = 'site posts guides legal downloads images authors.yaml'.split(' ');

/** A copy of parts of the site's content for each test, by default of all, which may be changed. */
export function useContentFolder(copied: readonly string[] = parts) {
  const content = {
    folder: '',
    read: (path: string) => readFileSync(join(content.folder, path), 'utf8'),
    write: (path: string, text: string | Uint8Array) => {
      const file = join(content.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    remove: (path: string) => rmSync(join(content.folder, path), { recursive: true }),
  };
  beforeEach(() => {
    content.folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const part of copied)
      cpSync(join(siteFolder, part), join(content.folder, part), { recursive: true });
  });
  afterEach(() => rmSync(content.folder, { recursive: true }));
  return content;
}
