import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveHttp, type WebHandler } from './http-server.ts';
import { StartError } from './start-error.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

async function serve(handler: WebHandler) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const server = await serveHttp(handler, LOOPBACK, log);
  onTestFinished(() => server.close(0));
  return { server, log, url: `http://127.0.0.1:${server.port}` };
}

// What no client library would send.
async function sendRaw(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(message);
  return text(socket);
}

async function echo(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const lines = [
    request.method,
    pathname + search,
    request.headers.get('x-twice'),
    await request.text(),
  ];
  return new Response(lines.join('|'), { status: 201, headers: { 'x-echo': 'yes' } });
}

describe('the server', () => {
  it('hands over method, address, headers and body, and gives the answer back', async () => {
    const { url } = await serve(echo);
    const headers: [string, string][] = [
      ['x-twice', 'a'],
      ['x-twice', 'b'],
    ];
    const response = await fetch(`${url}/a%20b?c=d`, { method: 'POST', headers, body: 'Sam 🥊' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-echo')).toBe('yes');
    expect(await response.text()).toBe('POST|/a%20b?c=d|a, b|Sam 🥊');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { url, server } = await serve(() => new Response('12345'));
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['5', '']);
    const raw = await sendRaw(
      server.port,
      'HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(raw).toMatch(/\r\n\r\n$/);
  });

  it.each(['GET http://example.com/ HTTP/1.1', 'TRACE / HTTP/1.1', 'OPTIONS * HTTP/1.1'])(
    'answers "%s" with 400',
    async (line) => {
      const { server, log } = await serve(echo);
      const raw = await sendRaw(server.port, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(raw).toMatch(/^HTTP\/1\.1 400 /);
      expect(log).not.toHaveBeenCalled();
    },
  );

  it('takes two slashes in front for a path, not for a host', async () => {
    const { server } = await serve(echo);
    const raw = await sendRaw(
      server.port,
      'GET //example.com/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(raw).toContain('GET|//example.com/x|');
  });

  it('answers 500 and logs when the handler throws', async () => {
    const fault = new Error('broken');
    const { url, log } = await serve(() => {
      throw fault;
    });
    expect((await fetch(`${url}/x?secret=1`)).status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith('GET /x failed.', fault);
  });

  it('gets its answer through although the client is still sending', async () => {
    const { server } = await serve(async (request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      return new Response('enough', { status: 413 });
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

  it('does not wait for a body that was announced and never comes', async () => {
    const { server } = await serve(() => new Response('no', { status: 405 }));
    const socket = connect(server.port, '127.0.0.1');
    socket.write('PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 .*connection: close/is);
  });

  it('says in one line that its port is taken', async () => {
    const { server } = await serve(echo);
    const again = serveHttp(echo, { ...LOOPBACK, port: server.port }, () => {});
    await expect(again).rejects.toThrow(
      new StartError(
        `Port ${server.port} is in use. Stop what runs there, or choose another port.`,
      ),
    );
  });

  it('finishes what is under way before it closes', async () => {
    const closing: Promise<void>[] = [];
    const { server, url } = await serve(async () => {
      closing.push(server.close(60_000));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return new Response('done');
    });
    expect(await (await fetch(url)).text()).toBe('done');
    await Promise.all(closing);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});
