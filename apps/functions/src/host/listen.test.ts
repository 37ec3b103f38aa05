import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono, type Handler } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

async function serve(handler: Handler) {
  const app = new Hono().all('*', handler);
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close(0));
  return { server, url: `http://127.0.0.1:${server.port}` };
}

// Sends what no client library would.
async function sendRaw(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(message);
  return text(socket);
}

describe('the server', () => {
  it.each([
    ['OPTIONS * HTTP/1.1\r\nHost: x', 400],
    ['GET / HTTP/1.1\r\nHost: a/b', 400],
    ['GET /\\evil.example HTTP/1.1\r\nHost: x', 400],
    ['GET / HTTP/1.1', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nHost: y', 400],
    ['TRACE / HTTP/1.1\r\nHost: x', 200],
  ])('answers %j with %i', async (head, status) => {
    const { server } = await serve((c) => c.text('ok'));
    const raw = await sendRaw(server.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(Number(/^HTTP\/1\.1 (\d+) /.exec(raw)?.[1])).toBe(status);
  });

  it('finishes open requests before it closes', async () => {
    const closing: Promise<void>[] = [];
    const { server, url } = await serve(async (c) => {
      closing.push(server.close(60_000));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return c.text('done');
    });
    expect(await (await fetch(url)).text()).toBe('done');
    await Promise.all(closing);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('answers a visitor while others keep many idle connections open', async () => {
    const { server, url } = await serve((c) => c.text('ok'));
    const idle = Array.from({ length: 400 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of idle) socket.on('error', () => {});
    await expect
      .poll(() => idle.filter((socket) => !socket.destroyed && !socket.connecting).length)
      .toBeLessThan(100);
    expect((await fetch(url)).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
