// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('finds a port at which a server can listen', async () => {
  const port = await freePort();
  const server = createServer().listen(port);
  await once(server, 'listening');

  expect(port).toBeGreaterThan(0);
  server.close();
});
