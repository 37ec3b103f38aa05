import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

const program = `
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
  'imports no Node module in %s, which also runs on Deno',
  async (file) => {
    const ENTRY = new URL(file, import.meta.url).href;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, ENTRY },
    });
    expect(JSON.parse(stdout)).toEqual([]);
  },
);
