import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

it.each([
  'posts/ropes.md',
  'guides/ropes.md',
  'legal/terms.md',
  'questions/who.md',
  'authors.yaml',
  'allowed-numbers.yaml',
  'addresses.txt',
])('sees a change of %s', async (path) => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  for (const part of ['posts', 'guides', 'legal', 'questions']) mkdirSync(join(folder, part));
  const onChange = vi.fn<() => void>();
  const stop = watchFolder(folder, onChange);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, path), 'New.');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 20_000, interval: 10 });
});
