import { expect, it } from 'vitest';
import { fakeCrm } from '../testing/fake-crm.ts';
import { postJson, readAnswer } from './attempt.ts';

it('reads only the start of an answer that never ends', async () => {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await readAnswer(new Response(body))).toHaveLength(8 * 1024);
  expect([isCancelled, sent < 12 * 1024]).toEqual([true, true]);
});

it('decompresses only the start of an answer, and closes the connection', async () => {
  const crm = await fakeCrm();
  crm.behave('bomb');
  const before = process.memoryUsage().rss;
  const answers = Array.from({ length: 8 }, async () => {
    const request = { url: crm.url, headers: {}, body: '{}' };
    return readAnswer(await postJson(request, AbortSignal.timeout(10_000)));
  });
  for (const answer of await Promise.all(answers)) expect(answer).toHaveLength(8 * 1024);
  // Decompressed, they are 2 GB.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  await expect.poll(() => crm.open()).toBe(0);
});
