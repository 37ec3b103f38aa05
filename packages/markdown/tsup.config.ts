import { defineConfig } from 'tsup';

export default defineConfig(({ watch }) => ({
  entry: ['src/index.ts', 'src/parse.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  // `dev` starts beside the site, which must not lose dist while it starts.
  clean: !watch,
}));
