import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * Writes a file in one step: whoever reads it sees the old text or the new one, never half of it.
 *
 * @param path - The path of the file; folders that it needs are made.
 * @param parts - Texts or bytes in a row, so that a long file need not be in memory in one piece.
 * @throws The error of the file system if the file can't be written.
 */
export function writeFile(path: string, parts: Iterable<string | Uint8Array>): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(draft, 'w');
  try {
    for (const part of parts) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
