// `npm start`: the production build of the site with its function host, from a fresh clone.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
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

// The built form says it, whichever file or variable the build was told by.
const application = readFileSync(join(root, 'apps/web/.release/site/contact/index.html'), 'utf8');
console.log(
  /<form[^>]* method="dialog"/.test(application)
    ? "Applications: logged in the visitor's browser and sent nowhere (VITE_APPLICATION_DELIVERY=function npm start delivers them)."
    : 'Applications: delivered to the function host.',
);

const host = spawn(
  node,
  ['apps/functions/src/cli/serve.ts', '--port', String(port), '--site', 'apps/web/.release/site'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', (code) => process.exit(code ?? 1));
