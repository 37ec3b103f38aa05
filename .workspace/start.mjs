// `npm start`: builds the site for production and serves it with its function host, from a fresh clone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fail, install, node, root, turbo } from './prepare.mjs';

const parent = process.ppid;
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT must be a number from 1 to 65535, such as PORT=4173; it is "${process.env.PORT}".`);
}

await new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () =>
    fail(
      `Port ${port} is in use: stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    ),
  );
  probe.listen(port, () => probe.close(resolve));
});

install();

console.log('Building the site (one to three minutes the first time) ...');
const begun = Date.now();
const clock = setInterval(
  () => console.log(`  still building, ${Math.round((Date.now() - begun) / 1000)} s`),
  15_000,
);
const build = turbo(['run', 'release', '--output-logs=errors-only', '--log-prefix=none'], {
  run: spawn,
  stdio: 'pipe',
  env: { TURBO_TELEMETRY_DISABLED: '1' },
});
const output = [];
for (const stream of [build.stdout, build.stderr]) {
  stream.on('data', (part) => output.push(part));
}
const [status] = await once(build, 'close');
clearInterval(clock);
if (status !== 0) {
  process.stderr.write(Buffer.concat(output));
  fail('The site could not be built: fix the error above and run this again.');
}

// The delivery depends on files and variables of the build; the built form has the result.
const application = readFileSync(join(root, 'apps/web/.release/site/contact/index.html'), 'utf8');
console.log(
  /<form[^>]* method="dialog"/.test(application)
    ? "Applications: logged in the visitor's browser and not sent (to deliver them: VITE_APPLICATION_DELIVERY=function npm start)."
    : 'Applications: delivered to the function host.',
);

const host = spawn(
  node,
  ['apps/functions/src/cli/serve.ts', '--port', String(port), '--site', 'apps/web/.release/site'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
// A signal to npm alone ends npm and its shell, and is not passed on.
setInterval(() => {
  if (process.ppid !== parent) host.kill();
}, 1000);
host.on('exit', (code) => process.exit(code ?? 1));
