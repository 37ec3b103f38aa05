import { expect, it } from 'vitest';
import { fakeCrm } from '../testing/fake-crm.ts';
import { postJson, readAnswer } from './attempt.ts';

it('reads an answer that never ends no further than a contact is long', async () => {
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
  expect(await readAnswer(new Response(body))).toHaveLength(64 * 1024);
  expect([isCancelled, sent < 70 * 1024]).toEqual([true, true]);
});

it('unfolds a compressed answer no further either', async () => {
  const crm = await fakeCrm();
  crm.behave('bomb');
  const request = { url: crm.url, headers: {}, body: '{}' };
  const response = await postJson(request, AbortSignal.timeout(10_000));
  expect(await readAnswer(response)).toHaveLength(64 * 1024);
});
