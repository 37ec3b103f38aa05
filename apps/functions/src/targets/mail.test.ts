import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { leaseSeconds } from '../queue.ts';
import { hostile, hostileFields } from '../testing/running.ts';
import { fakeSmtp } from '../testing/servers.ts';
import { confirmationTarget, createMailer } from './mail.ts';
import { mailTarget } from './team.ts';

const signal = AbortSignal.timeout(60_000);
const mailerOf = (url: string) => createMailer(url, 'Cornerbell <hello@example.com>');
const email = { id: '1', to: 'sam@example.com', subject: 'Hi', text: 'Hi Sam' };

const site = 'https://example.com';

it('an email logs in, says that a program sent it, and has the id of its delivery', async () => {
  const { url, mails } = await fakeSmtp({
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      done(password === 'pass word' ? null : new Error('wrong'), { user: 'user' }),
  });
  const login = url.replace('//', '//user:pass%20word@');
  expect(await mailerOf(login).send(email, signal)).toEqual({ ok: true });
  expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mails[0]).toMatch(/^Message-ID: <1@example\.com>\r$/m);
});

it('an email to the team forges neither headers nor fields', async () => {
  const { url, mails } = await fakeSmtp();
  await mailTarget(mailerOf(url), 'team@example.com').send(hostile, signal);
  const [headers = '', body = ''] = mails[0]?.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^Reply-To: kim@example\.com\r$/m);
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(body.match(/^\w+:/gm)).toEqual(hostileFields);
});

it('an email that asks for consent links the pages of the site, and the function for one click', async () => {
  const { url, mails } = await fakeSmtp();
  const target = confirmationTarget(mailerOf(url), 'https://functions.example', site);
  const tokens = { confirmToken: 'yes', unsubscribeToken: 'no' };
  await target.send({ ...hostile, ...tokens }, signal);
  expect(mails[0]).toMatch(/^To: kim@example\.com\r$/m);
  expect(mails[0]).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/functions\.example\/functions\/v1\/book-demo-ghl\/unsubscribe\?token=no>\r$/m,
  );
  expect(mails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  for (const link of ['confirm#yes', 'unsubscribe#no'])
    expect(mails[0]).toContain(`\r\n${site}/newsletter/${link}\r\n`);
});

it.each([
  ['550 5.1.1 No such user', true],
  ['550 5.1.10 Recipient not found', true],
  ['553 5.1.8 The domain of the sender does not exist', false],
  ['553 Sender address rejected', false],
  ['550 5.7.1 Relaying denied', false],
  ['554 5.7.1 On a block list', false],
  ['552 5.2.2 Mailbox full', false],
  ['451 Try again later', false],
])('the answer "%s" is final: %s', async (line, isFinal) => {
  const responseCode = Number(line.slice(0, 3));
  const error = Object.assign(new Error(line.slice(4)), { responseCode });
  const { url } = await fakeSmtp({ onRcptTo: (_, __, done) => done(error) });
  const reason = `SMTP ${responseCode}`;
  const failure = { ok: false, reason, isFinal, mayHaveArrived: false };
  expect(await mailerOf(url).send(email, signal)).toEqual(failure);
  // The team fixes a mistake in its own address.
  const team = await mailTarget(mailerOf(url), 'team@example.com').send(hostile, signal);
  expect(team).toEqual({ ...failure, isFinal: false });
});

it('an email may take the ten minutes that a server has to answer DATA, and its lease is longer', () => {
  const mailer = mailerOf('smtp://localhost');
  const targets = [mailTarget(mailer, email.to), confirmationTarget(mailer, site, site)];
  for (const target of targets) {
    expect(target.timeoutSeconds).toBeGreaterThan(600);
    expect(leaseSeconds(target)).toBeGreaterThan(target.timeoutSeconds ?? Infinity);
  }
});

it('an email that the server got but did not answer may have arrived, and is not sent again', async () => {
  const giveUp = new AbortController();
  const { url, connections } = await fakeSmtp({
    onData: (stream) => void stream.on('end', () => giveUp.abort()).resume(),
  });
  const target = confirmationTarget(mailerOf(url), site, site);
  const result = await target.send(hostile, giveUp.signal);
  expect(result).toMatchObject({ ok: false, mayHaveArrived: true, isFinal: true });
  await expect.poll(connections).toBe(0);
});

it('an email has not arrived if the server closes the connection before it', async () => {
  const server = createServer((socket) => socket.end('220 hello\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = Object(server.address());
  const result = await mailerOf(`smtp://127.0.0.1:${port}`).send(email, signal);
  expect(result).toMatchObject({ ok: false, isFinal: false, mayHaveArrived: false });
});

it.each([
  ['the server takes it', {}, true, 1],
  ['the server does not', { hideSMTPUTF8: true }, false, 0],
  ['the server is down', undefined, true, 0],
])('an address beyond ASCII can be reached if %s', async (_, options, canReach, number) => {
  const { url, mails } = options
    ? await fakeSmtp(options)
    : { url: 'smtp://127.0.0.1:1', mails: [] };
  const target = confirmationTarget(mailerOf(url), site, site);
  expect(await target.canReach?.('jürgen@example.com')).toBe(canReach);
  await mailerOf(url).send({ ...email, to: 'jürgen@example.com' }, signal);
  expect(mails).toHaveLength(number);
});
