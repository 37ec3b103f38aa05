import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from './report.ts';

const manifest = {
  name: '@cornerbell/bell',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './parts': { types: './parts.d.ts', default: './parts.js' },
    './package.json': './package.json',
  },
};

const files = {
  'package.json': JSON.stringify(manifest),
  'index.d.ts': `
    import { T as Tone } from './chunk.js';
    export { T as Tone } from './chunk.js';
    type Clapper = { readonly grams: number };
    /** Rings it. */
    declare function ring(clapper: Clapper): Tone;
    /** What it says. */
    declare const words: { readonly label: "Round one, then rest"; readonly id: "round" };
    /** Its parts. */
    declare const piece: Record<'title' | 'circle', string>;
    /** Its sizes. */
    declare const sizes: Record<12 | 3 | 1, string>;
    declare const unused: 1;
    export { ring, words, piece, sizes };`,
  'parts.d.ts': `export { T as Tone } from './chunk.js';`,
  'chunk.d.ts': `/** How it sounds. */ type Tone = 'low' | 'high'; export { Tone as T };`,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-api-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('readApi', () => {
  it('shows every export of every entry with its types', async () => {
    const text = await readApi(folder);

    expect(text).toContain('## `@cornerbell/bell`\n');
    expect(text).toContain('## `@cornerbell/bell/parts`\n');
    expect(text.match(/type Tone = "low" \| "high";/g)).toHaveLength(2);
    expect(text).toContain('declare function ring(clapper: Clapper): Tone;');
  });

  it('shows types that exports use without exporting them, and no others', async () => {
    const text = await readApi(folder);
    const [, named = ''] = text.split('## Named by the above, not exported');

    expect(named).toContain('type Clapper');
    expect(text).not.toContain('unused');
  });

  it('sorts inferred unions and keeps the order of written ones', async () => {
    const text = await readApi(folder);

    expect(text).toContain('declare const piece: Record<"circle" | "title", string>;');
    expect(text).toContain('declare const sizes: Record<1 | 3 | 12, string>;');
    expect(text).toContain('type Tone = "low" | "high";');
  });

  it('omits docstrings and prose, which may change without the API changing', async () => {
    const text = await readApi(folder);

    expect(text).not.toContain('Rings it');
    expect(text).toContain('readonly label: string;');
    expect(text).toContain('readonly id: "round";');
  });

  it('says which types are missing from a package that is not built', async () => {
    rmSync(join(folder, 'parts.d.ts'));

    await expect(readApi(folder)).rejects.toThrow(
      /^@cornerbell\/bell\/parts has no types at .*parts\.d\.ts/,
    );
  });
});
