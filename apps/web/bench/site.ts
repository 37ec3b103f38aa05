import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../local-host/serve.ts';

/** Serves the released site, with its compressed files, while a function runs, which gets the origin. */
export async function withSite<Value>(run: (origin: string) => Promise<Value>): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-bench-'));
  const host = await serve(join(import.meta.dirname, '../.release/site'), data);
  try {
    return await run(host.origin);
  } finally {
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
