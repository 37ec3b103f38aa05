import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How long one sign-up took, in milliseconds, and what it was answered. */
export interface Sample {
  readonly ms: number;
  readonly status: number;
}

/**
 * Signs up over one kept connection, one address after the other, until `isOver`. It speaks plain
 * HTTP by itself: a whole client would take as much of the processor as the host that is measured.
 */
export async function visit(
  port: number,
  path: string,
  nextEmail: () => string,
  isOver: () => boolean,
  note: (sample: Sample) => void,
): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  const answer = reader(socket);
  while (!isOver()) {
    const body = JSON.stringify({ endpoint: 'newsletter', email: nextEmail(), name: 'Sam' });
    const start = performance.now();
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\n\r\n${body}`,
    );
    const status = await answer();
    note({ ms: performance.now() - start, status });
  }
  socket.destroy();
}

/** Reads one answer after the other, each with a `content-length`. */
function reader(socket: Socket): () => Promise<number> {
  let text = '';
  let waiting: PromiseWithResolvers<number> | undefined;
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const head = text.indexOf('\r\n\r\n');
    if (head === -1) return;
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
    if (text.length < head + 4 + length) return;
    const status = Number(text.slice(9, 12));
    text = text.slice(head + 4 + length);
    waiting?.resolve(status);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The host has closed the connection.')));
  return () => {
    waiting = Promise.withResolvers<number>();
    return waiting.promise;
  };
}
