import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../local-host/serve.ts';

/** Serves the released site, with its compressed files, while a function runs, which gets the origin. */
export async function withSite<Value>(run: (origin: string) => Promise<Value>): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-bench-'));
  try {
    const host = await serve(join(import.meta.dirname, '../.release/site'), data);
    return await run(host.origin).finally(() => host.stop());
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
