// `pnpm bundle`: writes each edge function as one file, because Supabase deploys no file from outside
// its own folder, and packages/api is outside.
import { build } from 'esbuild';

const functions = { 'book-demo-ghl': 'book-demo', 'deliver-leads': 'deliver-leads' };
const folder = process.argv[2] ?? 'supabase/functions';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: Object.entries(functions).map(([name, file]) => ({
    in: `src/edge/${file}.ts`,
    out: `${name}/index`,
  })),
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  // supabase/functions/deno.json names their versions.
  external: ['pg', 'nodemailer'],
  logLevel: 'warning',
});
