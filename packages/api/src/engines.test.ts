import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The lowest Node that a package supports. */
function lowestNode(manifest: string): number {
  const text = readFileSync(new URL(manifest, import.meta.url), 'utf8');
  const { engines } = JSON.parse(text) as { readonly engines: { readonly node: string } };
  return Number(/^>=(\d+)/.exec(engines.node)?.[1]);
}

it('supports no Node that supabase-js does not support', () => {
  expect(lowestNode('../package.json')).toBeGreaterThanOrEqual(
    lowestNode('../node_modules/@supabase/supabase-js/package.json'),
  );
});
