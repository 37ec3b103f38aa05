// `npm start`: the production build of the site with its function host, from a fresh clone.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fail, install, node, root, turbo } from './prepare.mjs';

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT must be a number from 1 to 65535, such as PORT=4173; it is "${process.env.PORT}".`);
}

await new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () =>
    fail(
      `Port ${port} is in use: stop what runs there, or choose another: PORT=${port + 1} npm start`,
    ),
  );
  probe.listen(port, () => probe.close(resolve));
});

install();

const build = turbo(['run', 'release', '--output-logs=errors-only', '--log-prefix=none'], {
  stdio: 'pipe',
  env: { TURBO_TELEMETRY_DISABLED: '1' },
});
if (build.status !== 0) {
  process.stderr.write(build.stdout);
  process.stderr.write(build.stderr);
  fail('The site could not be built: fix what is named above and run this again.');
}

const host = spawn(
  node,
  ['apps/functions/src/cli/serve.ts', '--port', String(port), '--site', 'apps/web/.release/site'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', (code) => process.exit(code ?? 1));
