import { defineConfig } from 'tsup';

export default defineConfig(({ watch }) => ({
  entry: ['src/index.ts', 'src/limits.ts', 'src/schema.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  // In watch mode other programs import dist, so it must not be deleted.
  clean: !watch,
}));
