// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corner bell '));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Imports a copy of `serve` from a folder with spaces in its name, with a script in place of the host. */
async function serveBeside(script: string) {
  const here = join(folder, 'apps/web/local-host');
  const cli = join(folder, 'apps/functions/src/cli');
  for (const made of [here, cli]) mkdirSync(made, { recursive: true });
  writeFileSync(join(cli, 'serve.ts'), script);
  copyFileSync(join(import.meta.dirname, 'serve.ts'), join(here, 'serve.ts'));
  const copy = pathToFileURL(join(here, 'serve.ts')).href;
  return (await import(copy)) as typeof import('./serve.ts');
}

/** A host that reports its flags as the path of its address and keeps running. */
const echoingHost = `
console.info('Loading');
console.info(\`Ready: http://localhost:1/\${process.argv.slice(2).join('/')}\`);
setInterval(() => {}, 1000);
process.on('SIGTERM', () => process.exit(0));
`;

describe('serve', () => {
  it('resolves with the address once the host is ready, and stops it', async () => {
    const { serve } = await serveBeside(echoingHost);
    const host = serve({ site: 'dist', data: 'leads' });

    await expect(host.ready).resolves.toBe('http://localhost:1/--port/0/--site/dist/--data/leads');
    await host.stop();
    await host.stop();
  });

  it('starts a host at a port without a rate limit, which can be killed', async () => {
    const { serve } = await serveBeside(echoingHost);
    const host = serve({ site: 'dist', data: 'leads', port: 4173, isUnlimited: true });

    await expect(host.ready).resolves.toMatch(/--port\/4173\/.*\/--rate-limit\/0$/);
    await host.stop('SIGKILL');
  });

  it('reports which site could not be served', async () => {
    const { serve } = await serveBeside('process.exitCode = 1;');
    const host = serve({ site: 'dist', data: 'leads' });

    await expect(host.ready).rejects.toThrow('The host of dist ended before it was ready');
    await host.stop();
  });
});
