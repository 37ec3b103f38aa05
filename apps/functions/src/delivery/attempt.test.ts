import { expect, it } from 'vitest';
import { fakeCrm } from '../testing/fake-crm.ts';
import { postJson, readAnswer } from './attempt.ts';

it('decompresses only the start of an answer, and closes the connection', async () => {
  const crm = await fakeCrm();
  crm.behave('bomb');
  const before = process.memoryUsage().rss;
  const answers = Array.from({ length: 8 }, async () => {
    const request = { url: crm.url, headers: {}, body: '{}' };
    return readAnswer(await postJson(request, AbortSignal.timeout(10_000)));
  });
  for (const answer of await Promise.all(answers)) expect(answer).toHaveLength(256 * 1024);
  // Decompressed, they are 2 GB.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  await expect.poll(() => crm.open()).toBe(0);
});
