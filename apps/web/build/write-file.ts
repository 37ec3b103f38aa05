import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file of a site by its address, with the folders that it needs. */
export function writeFile(site: string, address: string, content: string | Uint8Array): void {
  const path = join(site, address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
