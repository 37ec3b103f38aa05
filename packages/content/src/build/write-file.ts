import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * Writes a file in one step: whoever reads it sees the old text or the new one, never half of it.
 *
 * @param path - The path of the file; folders that it needs are made.
 * @throws The error of the file system if the file can't be written.
 */
export function writeFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, path);
}
