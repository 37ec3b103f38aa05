// `npm start`: builds the site for production and serves it with its function, from a fresh clone.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fail, install, pnpm, root } from './setup.mjs';

const parent = process.ppid;
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}". Expected a number from 1 to 65535, such as PORT=4173.`);
}
const probe = createServer().once('error', ({ code }) => {
  const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
  fail(`Port ${port} ${reason}: free it, or choose another, such as PORT=8080 npm start`);
});
await new Promise((resolve) => probe.listen(port, '127.0.0.1', () => probe.close(resolve)));

await install();
console.log('Building the site (one to three minutes the first time) ...');
if (!(await pnpm('exec', 'turbo', 'run', 'compress', '--output-logs=errors-only'))) {
  fail('The site could not be built: fix the error above and run this again.');
}

const site = 'apps/web/.release/site';
console.log(
  process.env.APPLICATION_DELIVERY === 'function'
    ? 'Applications: delivered to the function host.'
    : "Applications: logged in the visitor's browser and not sent (to deliver them: APPLICATION_DELIVERY=function npm start).",
);

const node = join(root, 'node_modules/node/bin/node');
const command = ['apps/functions/src/cli/serve.ts', '--port', String(port), '--site', site];
const host = spawn(node, command, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
// A signal to npm alone ends npm and its shell, and is not passed on.
setInterval(() => process.ppid !== parent && host.kill(), 1000);
host.on('exit', (code) => process.exit(code ?? 1));
