import { defineConfig } from 'tsup';

export default defineConfig(({ watch }) => ({
  entry: ['src/index.ts', 'src/limits.ts', 'src/schema.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  // `dev` starts beside programs that import dist, which must not vanish under them.
  clean: !watch,
}));
