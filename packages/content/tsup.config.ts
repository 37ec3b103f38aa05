import { defineConfig } from 'tsup';

const entries = ['index', 'copy', 'library', 'loader', 'build'];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  target: 'es2022',
  dts: { entry: entries.slice(0, 4).map((name) => `src/${name}.ts`) },
  clean: true,
});
