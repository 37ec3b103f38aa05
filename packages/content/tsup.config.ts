import { defineConfig } from 'tsup';

const entries = ['index', 'copy', 'library', 'loader', 'schemas', 'build'];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  target: 'es2022',
  dts: { entry: entries.slice(0, 5).map((name) => `src/${name}.ts`) },
  clean: true,
});
