// @vitest-environment node
import { expect, it } from 'vitest';
import { refuseFuture } from './refuse-future.ts';

it.each(['2025-01-01', '2026-11-30'])('allows the release of a site as of %s', (asOf) => {
  expect(refuseFuture(asOf, '2026-11-30')).toBeUndefined();
});

it('refuses a site as of a future day, and says what to do', () => {
  const refusal = refuseFuture('2026-12-01', '2026-11-30');
  expect(refusal).toContain('as of 2026-12-01, and today is 2026-11-30');
  expect(refusal).toContain('pnpm build');
  expect(refusal).toContain('--future');
});
