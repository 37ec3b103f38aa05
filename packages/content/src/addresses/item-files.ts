import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseName } from '../loader/source-file.ts';
import { guideAddress, postAddress } from './register.ts';

/**
 * The file of each post and guide of a content folder, by the address of its page.
 *
 * @param folder - The path of the content folder.
 * @returns Paths inside the folder, with forward slashes.
 */
export function itemFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [kind, addressOf] of [
    ['posts', postAddress],
    ['guides', guideAddress],
  ] as const) {
    if (!existsSync(join(folder, kind))) continue;
    for (const name of readdirSync(join(folder, kind)).toSorted()) {
      if (!/^[^.].*\.(?:md|mdx|markdown)$/i.test(name)) continue;
      const path = `${kind}/${name}`;
      const [frontMatter = ''] =
        /^---[^]*?\n---/.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
      const [, slug = baseName(path)] = /^slug:\s*["']?([a-z0-9-]+)/m.exec(frontMatter) ?? [];
      files.set(addressOf({ slug }), path);
    }
  }
  return files;
}
