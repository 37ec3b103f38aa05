import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

const PROGRAM = `
  import { isBuiltin, registerHooks } from 'node:module';
  const builtins = [];
  registerHooks({
    resolve(specifier, context, next) {
      if (isBuiltin(specifier)) builtins.push(specifier);
      return next(specifier, context);
    },
  });
  await import(process.env.ENTRY);
  console.log(JSON.stringify(builtins));
`;

it.each(['app.ts', 'lead-store.ts', 'migrate.ts', 'delivery/worker-app.ts'])(
  'asks nothing of Node in %s, which runs at the edge',
  async (file) => {
    const ENTRY = new URL(file, import.meta.url).href;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      env: { ...process.env, ENTRY },
    });
    expect(JSON.parse(stdout)).toEqual([]);
  },
);
