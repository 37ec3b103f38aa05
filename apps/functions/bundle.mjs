// `pnpm bundle`: writes the edge function as one file, because Supabase deploys no file from outside
// its own folder, and packages/api is outside.
import { build } from 'esbuild';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/edge.ts'],
  outfile: 'supabase/functions/book-demo-ghl/index.js',
  bundle: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  // supabase/functions/deno.json names their versions.
  external: ['pg', 'nodemailer'],
  logLevel: 'warning',
});
