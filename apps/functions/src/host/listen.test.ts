import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono, type Handler } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { logFault } from '../app.ts';
import { listen } from './listen.ts';

async function serve(handler: Handler) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const app = new Hono().all('*', handler).onError(logFault(log));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close(0));
  return { server, log, url: `http://127.0.0.1:${server.port}` };
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
  ])('answers %j with %i and logs nothing', async (head, status) => {
    const { server, log } = await serve((c) => c.text('ok'));
    const raw = await sendRaw(server.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(Number(/^HTTP\/1\.1 (\d+) /.exec(raw)?.[1])).toBe(status);
    expect(log).not.toHaveBeenCalled();
  });

  it('answers 500 and logs when a handler throws', async () => {
    const fault = new Error('broken');
    const { url, log } = await serve(() => {
      throw fault;
    });
    expect((await fetch(`${url}/x?secret=1`)).status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith('GET /x failed.', fault);
  });

  it('logs nothing when a client disconnects during a request', async () => {
    const left = Promise.withResolvers<void>();
    const { server, log } = await serve(async (c) => {
      await c.req.text().finally(() => setTimeout(left.resolve, 20));
      return c.text('ok');
    });
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
    setTimeout(() => socket.destroy(), 50);
    await left.promise;
    expect(log).not.toHaveBeenCalled();
  });

  it('delivers its answer while the client is still sending', async () => {
    const { server } = await serve(async (c) => {
      const reader = c.req.raw.body?.getReader();
      await reader?.read();
      return c.text('enough', 413);
    });
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const sending = setInterval(() => socket.write(`400\r\n${'x'.repeat(1024)}\r\n`), 1);
    socket.on('error', () => {});
    const answer = await new Promise<string>((resolve) => {
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(sending);
  });

  it('does not wait for an announced body that never comes', async () => {
    const { server } = await serve((c) => c.text('no', 405));
    const socket = connect(server.port, '127.0.0.1');
    socket.write('PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
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
});
