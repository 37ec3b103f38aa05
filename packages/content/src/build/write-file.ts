import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

const charactersAtOnce = 1_000_000;

/**
 * Writes a file in one step: whoever reads it sees the old text or the new one, never half of it.
 *
 * @param path - The path of the file; folders that it needs are made.
 * @param parts - The text, in parts of any length, so that a long one need not be in memory whole; or its bytes.
 * @throws The error of the file system if the file can't be written.
 */
export function writeFile(path: string, parts: Iterable<string | Uint8Array>): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(draft, 'w');
  try {
    let pending = '';
    for (const part of parts) {
      const isText = typeof part === 'string';
      if (isText) pending += part;
      if (isText && pending.length < charactersAtOnce) continue;
      writeFileSync(file, pending);
      pending = '';
      if (!isText) writeFileSync(file, part);
    }
    writeFileSync(file, pending);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
