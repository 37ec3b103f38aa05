import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of a package that has types: `@cornerbell/api/schema` and the file that declares them. */
export interface Entry {
  readonly name: string;
  readonly types: string;
}

type Exports = Readonly<Record<string, string | { readonly types?: string }>>;

/** The entries of a package that have types, in the order of its `exports`. */
export function entriesOf(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Exports;
  };
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || !target.types
      ? []
      : [{ name: name + path.slice(1), types: join(folder, target.types) }],
  );
}
