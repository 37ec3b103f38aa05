// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createNewsletterClient } from './newsletter.ts';
import { answers, fakeFunction } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

it('signs up when the browser blocks local storage', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const server = await fakeFunction(answers(200, { ok: true }));
  try {
    const client = createNewsletterClient({ url: server.url, key: 'public' });
    const outcome = await client.subscribe({ name: 'Sam', email: 'sam@example.com' });
    expect(outcome).toEqual({ ok: true });
    expect(blocked).toHaveBeenCalled();
  } finally {
    await server.close();
  }
});
