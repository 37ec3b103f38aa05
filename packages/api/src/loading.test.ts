import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

// Its own process, because the test runner may have loaded the modules already.
const program = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      if (/^[@a-z]/.test(specifier) && !/^(node|file|data):/.test(specifier)) packages.add(specifier);
      return next(specifier, context);
    },
  });
  const { createClient } = await import(process.env.ENTRY);
  const { send } = createClient({ url: 'http://127.0.0.1:9', key: 'public', log() {} });
  await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' });
  const before = [...packages];
  globalThis.localStorage = { getItem: (key) => (key === 'sb-127-auth-token' ? '{}' : null) };
  await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' });
  console.log(JSON.stringify({ before, after: packages.has('@supabase/supabase-js') }));
`;

it('loads no package without a session, and supabase-js with one', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ENTRY: new URL('./index.ts', import.meta.url).href },
  });
  expect(JSON.parse(stdout)).toEqual({ before: [], after: true });
});
