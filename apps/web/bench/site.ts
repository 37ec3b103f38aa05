import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../local-host/serve.ts';

/**
 * Serves a built site while a function runs, which gets the origin.
 *
 * @param site - Its folder, from that of the package.
 */
export async function withSite<Value>(
  site: string,
  run: (origin: string) => Promise<Value>,
): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-bench-'));
  try {
    const host = await serve(join(import.meta.dirname, '..', site), data);
    return await run(host.origin).finally(() => host.stop());
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
