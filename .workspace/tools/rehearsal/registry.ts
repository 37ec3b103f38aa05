import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../throw-away/run.ts';

/** A local registry of npm packages. */
export interface Registry {
  readonly url: string;
  /** The line of an `.npmrc` that installs our packages from it. */
  readonly npmrc: string;
  /** The token that permits publishing to it. */
  readonly token: string;
  readonly close: () => void;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const config = {
  storage: './storage',
  auth: { htpasswd: { file: './htpasswd' } },
  // Only for our packages; all others come from the usual registry.
  uplinks: {},
  packages: { '@cornerbell/*': { access: '$all', publish: '$authenticated' } },
  log: { type: 'stdout', format: 'pretty', level: 'warn' },
};

/** Waits for an answer, for at most a minute. */
async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The registry at ${url} did not answer within a minute.`);
}

/** Installs Verdaccio into a folder and starts it on a free local port. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'registry'), folder, { recursive: true });
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  await run(['pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
  });

  const address = `127.0.0.1:${await freePort()}/`;
  const url = `http://${address}`;
  const server = spawn(
    join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', 'config.yaml', '--listen', address.slice(0, -1)],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const close = () => void server.kill();
  try {
    await waitFor(url);
    const user = { name: 'rehearsal', password: crypto.randomUUID() };
    const answer = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(user),
    });
    const { token } = (await answer.json()) as { readonly token?: string };
    if (!token) throw new Error(`The registry gave no token: status ${answer.status}.`);
    return { url, npmrc: `@cornerbell:registry=${url}\n`, token, close };
  } catch (error) {
    close();
    throw error;
  }
}
