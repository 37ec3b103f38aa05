import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { siteFolder } from '../load/site-folder.ts';

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
    remove: (path: string) => rmSync(join(content.folder, path), { recursive: true }),
  };
  beforeEach(() => {
    content.folder = mkdtempSync(join(tmpdir(), 'content-'));
    if (!isEmpty) cpSync(testFolder, content.folder, { recursive: true });
  });
  afterEach(() => rmSync(content.folder, { recursive: true }));
  return content;
}
