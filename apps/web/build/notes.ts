import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Writes a file in one step: where the build is killed meanwhile, the text before stands there, or none. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Reads the JSON that a build has left for others; `undefined` where there is none, or only a part of it. */
export function readNote<Note>(path: string): Note | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text) as Note;
  } catch {
    return undefined;
  }
}
