import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { registerFile } from '../addresses/register.ts';
import { allowancesFile } from '../check/allowances.ts';

const quietMilliseconds = 50;

const partNames = ['posts', 'guides', 'legal', 'questions'];
const watched = new Set([...partNames, 'authors.yaml', allowancesFile, registerFile]);

/**
 * Calls back soon after something in a content folder changed; a burst of changes is one call.
 *
 * Watches what the loader and the check read and nothing else, so that a build written beside them wakes nobody.
 *
 * @param folder - The path of the content folder.
 * @param onChange - Called when the folder has been quiet for 50 ms after a change.
 * @returns A function that ends the watch.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const parts = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchParts();
      onChange();
    }, quietMilliseconds);
  };
  // A part may appear, or be replaced, while the watch runs.
  const watchParts = () => {
    for (const part of partNames) {
      if (parts.has(part)) continue;
      try {
        const watcher = watch(join(folder, part), wake);
        const forget = () => {
          watcher.close();
          parts.delete(part);
        };
        watcher.on('error', forget);
        watcher.on('change', (event, name) => event === 'rename' && name === part && forget());
        parts.set(part, watcher);
      } catch {
        // There is no such part yet; the watch of the folder tells when there is.
      }
    }
  };
  const top = watch(folder, (_event, name) => {
    if (name !== null && watched.has(name)) wake();
  });
  watchParts();

  return () => {
    clearTimeout(timer);
    top.close();
    for (const watcher of parts.values()) watcher.close();
  };
}
