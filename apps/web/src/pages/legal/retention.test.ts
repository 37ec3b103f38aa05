import { retentionDays } from '@cornerbell/api/limits';
import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';

it('the privacy policy says how long the function keeps requests', () => {
  const policy = readLibrary().legal.find(({ slug }) => slug === 'privacy');
  expect(JSON.stringify(policy)).toContain(`for ${retentionDays} days after you sent them`);
});
