import { leadFunctionPath } from '@cornerbell/api/schema';
import type { SendMailOptions } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { retryDeliveries } from './leads.ts';
import { maintain } from './maintain.ts';
import { confirmationTarget, type Mailer } from './targets/mail.ts';
import { engines, pass } from './testing/temporary.ts';
import { down, form, post, recorder, running, samBody } from './testing/running.ts';

/** The function with a CRM, and a mailbox in which confirmations arrive. */
async function newsletter(open: () => Promise<Database>) {
  const database = await open();
  const mails: SendMailOptions[] = [];
  const mailer: Mailer = async (mail) => {
    mails.push(mail);
    return { ok: true };
  };
  const crm = recorder();
  const confirmation = confirmationTarget(mailer, 'https://www.example.com');
  const service = running(database, { targets: [crm, confirmation], rateLimit: 0 });
  return {
    ...service,
    database,
    mails,
    crm,
    /** Lets days pass. */
    later: (days: number) => pass(database, days * 86_400 + 1),
    signUp: async (name = 'Sam', more: object = {}) => {
      const response = await service.call(post({ ...samBody, name, ...more }));
      expect(await response.json()).toEqual({ ok: true, confirmation: true });
      await service.run();
    },
    /** The link in the last or another mail, without the function's address. */
    link: (action: 'confirm' | 'unsubscribe', mail = mails.at(-1)) =>
      new RegExp(`${leadFunctionPath}(/${action}\\?token=[\\da-f-]{36})`).exec(
        `${mail?.text} ${Object(mail?.headers)['List-Unsubscribe']}`,
      )?.[1] ?? '',
    follow: async (path: string, init: RequestInit = { method: 'POST' }) => {
      const response = await service.call(init, undefined, path);
      await service.run();
      return response.status;
    },
    /** What the CRM was notified of. */
    notified: () => crm.received.map(({ event, lead }) => `${event} ${lead.name}`),
  };
}

describe.each(engines)('a subscriber, on $engine,', ({ open }) => {
  it('is delivered after confirming, whatever another sender does, and leaves with one click', async () => {
    const { mails, crm, signUp, link, follow, notified, leads, database } = await newsletter(open);
    await signUp();
    expect(mails).toMatchObject([
      { to: samBody.email, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
    ]);
    await signUp('Another');
    expect(await leads()).toMatchObject([{ name: 'Sam', subscribedAt: null }]);
    expect(notified()).toEqual([]);
    // Twice, because people click twice.
    for (const _ of [1, 2]) expect(await follow(link('confirm'))).toBe(200);
    await signUp('Another');
    expect(await leads()).toMatchObject([{ name: 'Sam', unsubscribedAt: null }]);
    expect(notified()).toEqual(['subscribed Sam']);
    const oneClick = form({ 'List-Unsubscribe': 'One-Click' });
    for (const _ of [1, 2]) expect(await follow(link('unsubscribe'), oneClick)).toBe(200);
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam']);
    // Nor does an address subscribe again without confirming if confirmations were turned off.
    await running(database, { targets: [crm], rateLimit: 0 }).call(post(samBody));
    expect(await leads()).toMatchObject([{ unsubscribedAt: expect.any(String) }]);
  });

  it('who withdraws while the CRM fails is withdrawn there first, whatever another sender does', async () => {
    const { crm, signUp, link, follow, notified, leads, run, later } = await newsletter(open);
    await signUp();
    await follow(link('confirm'));
    crm.answer = () => down;
    await follow(link('unsubscribe'));
    await signUp('Another');
    await later(31);
    await signUp('Another');
    expect(await leads()).toMatchObject([{ name: 'Sam', unsubscribedAt: expect.any(String) }]);
    await follow(link('confirm'));
    crm.received.length = 0;
    crm.answer = () => ({ ok: false, reason: 'HTTP 400', isFinal: true });
    // Refused, a withdrawal is not given up, and nothing overtakes it.
    for (const _ of [1, 2, 3]) {
      await later(1);
      await run();
    }
    crm.answer = () => ({ ok: true });
    await later(1);
    await run();
    expect(notified()).toEqual([...Array(4).fill('unsubscribed Another'), 'subscribed Another']);
  });

  it('who has withdrawn is not subscribed by a retry of what was given up before', async () => {
    const { crm, signUp, link, follow, notified, run, database } = await newsletter(open);
    crm.answer = ({ event }) =>
      event === 'subscribed' ? { ok: false, reason: 'HTTP 400', isFinal: true } : { ok: true };
    await signUp();
    await follow(link('confirm'));
    await follow(link('unsubscribe'));
    expect(await retryDeliveries(database, samBody.email)).toBe(0);
    await run();
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam']);
  });

  it('gets one mail a day, three until confirmed, and none for a month after leaving', async () => {
    const { mails, signUp, link, follow, later } = await newsletter(open);
    await signUp();
    await signUp('Again');
    expect(mails).toHaveLength(1);
    for (let days = 0; days < 20; days += 1) {
      await later(1);
      await signUp();
    }
    expect(mails).toHaveLength(3);
    await follow(link('unsubscribe'));
    for (const days of [1, 14, 14]) {
      await later(days);
      await signUp();
    }
    expect(mails).toHaveLength(3);
  });

  it('is asked once although the mail server was down for days', async () => {
    const database = await open();
    const confirmation = recorder('confirmation');
    confirmation.answer = () => down;
    const { call, run } = running(database, { targets: [confirmation] });
    for (const _ of [1, 2, 3]) {
      await call(post(samBody));
      await run();
      await pass(database, 86_401);
    }
    confirmation.answer = () => ({ ok: true });
    await run();
    expect(confirmation.received).toHaveLength(4);
  });

  it('has links for one action each, which end', async () => {
    const { mails, signUp, link, follow, notified, leads, database, later } =
      await newsletter(open);
    await signUp();
    // Each token is for its own action.
    expect(await follow(link('unsubscribe').replace('unsubscribe', 'confirm'))).toBe(404);
    expect(await follow(link('confirm').replace('confirm', 'unsubscribe'))).toBe(404);
    for (const token of ['', '1', "'or true--", '6ba7b810-9dad-41d1-80b4-00c04fd430c8'])
      expect(await follow(`/confirm?token=${token}`)).toBe(404);
    await later(29);
    await signUp();
    // Only the latest mail's link, and no longer than for 30 days.
    expect(await follow(link('confirm', mails[0]))).toBe(404);
    await later(31);
    expect(await follow(link('confirm'))).toBe(404);
    expect(notified()).toEqual([]);
    await maintain(database, []);
    expect(await leads()).toEqual([]);
    await signUp();
    await follow(link('confirm'));
    await follow(link('unsubscribe'));
    expect(await follow(link('confirm'))).toBe(404);
    await later(400);
    await maintain(database, []);
    expect(await leads()).toMatchObject([{ name: 'Sam', unsubscribedAt: expect.any(String) }]);
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam']);
  });

  it.each([
    ['filled in by a password manager', { website: 'https://sam.example' }, ['honeypot']],
    ['sent at once after Back', { elapsed: 800 }, ['too_fast']],
  ])('with a form %s is asked and delivered like all others', async (_, more, reasons) => {
    const { mails, crm, signUp, link, follow } = await newsletter(open);
    await signUp('Sam', more);
    expect(mails).toHaveLength(1);
    await follow(link('confirm'));
    expect(crm.received).toMatchObject([{ event: 'subscribed', lead: { reasons } }]);
  });

  it('that is a machine by both signs is held back until a person looks', async () => {
    const { mails, signUp, link, follow, leads, run, notified, database } = await newsletter(open);
    const machine = { website: 'https://spam.example', elapsed: 20 };
    await signUp('Bot', machine);
    expect(await leads()).toMatchObject([
      { reasons: ['honeypot', 'too_fast'], deliveries: [{ state: 'held' }] },
    ]);
    await retryDeliveries(database);
    await run();
    expect(mails).toEqual([]);
    await retryDeliveries(database, samBody.email);
    await run();
    expect(await follow(link('confirm'))).toBe(200);
    await signUp('Bot again', machine);
    expect([mails.length, notified()]).toEqual([1, ['subscribed Bot']]);
    // It does not use up the mails of the person whose address it entered.
    await signUp('Bot', { ...machine, email: 'kim@example.com' });
    await signUp('Kim', { email: 'kim@example.com' });
    await follow(link('confirm'));
    expect(notified()).toEqual(['subscribed Bot', 'subscribed Kim']);
  });
});

it('gets pages that are never framed, cached or forced to HTTPS, in a limited number', async () => {
  const options = { targets: [recorder('confirmation')], rateLimit: 3 };
  const { call } = running(await engines[0].open(), options);
  const path = '/confirm?token=6ba7b810-9dad-41d1-80b4-00c04fd430c8';
  const { headers } = await call({}, undefined, path);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBeNull();
  const statuses = [];
  for (let index = 0; index < 4; index += 1)
    statuses.push((await call({ method: 'POST' }, '203.0.113.1', path)).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
});
