import { leadFunctionPath } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import { openPostgres, type Database } from './database.ts';
import { forgetLeads, retryDeliveries } from './leads.ts';
import { maintain } from './maintain.ts';
import { createStore } from './store.ts';
import { confirmationTarget, type Mailer } from './targets/mail.ts';
import type { Attempt } from './targets/target.ts';
import { engines, pass, serverDatabase } from './testing/temporary.ts';
import { allowed, down, form, post, recorder, running, samBody } from './testing/running.ts';

type Email = Parameters<Mailer['send']>[0];

const unknownToken = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
const oneClick = form({ 'List-Unsubscribe': 'One-Click' });

/** The function with a CRM, and a mailbox in which confirmations arrive. */
async function newsletter(open: () => Promise<Database>) {
  const database = await open();
  const mails: Email[] = [];
  /** What the mail server answers. */
  const server: { answer: Attempt } = { answer: { ok: true } };
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail);
      return server.answer;
    },
    takesUtf8: async () => false,
  };
  const crm = recorder();
  const confirmation = confirmationTarget(
    mailer,
    'https://functions.example',
    'https://site.example',
  );
  const service = running(database, { targets: [crm, confirmation] });
  const follow = async (path: string, init: RequestInit = { method: 'POST' }) => {
    const response = await service.call(init, undefined, path);
    await service.run();
    return response.status;
  };
  /** What the link in the last or another mail does, as a path of the function. */
  function link(action: 'confirm' | 'unsubscribe', mail = mails.at(-1)): string {
    const site = new RegExp(`^https://site\\.example/newsletter/${action}#([\\da-f-]{36})$`, 'm');
    return `/${action}?token=${site.exec(mail?.text ?? '')?.[1]}`;
  }
  const signUp = async (name = 'Sam', more: object = {}) => {
    const response = await service.call(post({ ...samBody, name, ...more }));
    expect(await response.json()).toEqual({ ok: true, confirmation: true });
    await service.run();
  };
  return {
    ...service,
    database,
    mails,
    server,
    crm,
    signUp,
    link,
    follow,
    /** Signs up and confirms. */
    subscribe: async () => {
      await signUp();
      await follow(link('confirm'));
    },
    leave: () => follow(link('unsubscribe'), oneClick),
    /** Lets days pass. */
    later: (days: number) => pass(database, days * 86_400 + 1),
    /** What the CRM was notified of. */
    notified: () => crm.received.map(({ event, lead }) => `${event} ${lead.name}`),
  };
}

/** The link with which someone who has left comes back. */
const returnLink = (unsubscribe: string) => unsubscribe.replace('unsubscribe', 'return');

describe.each(engines)('a subscriber, on $engine,', ({ open }) => {
  it('is asked by email, and delivered after confirming, once', async () => {
    const { mails, signUp, link, follow, notified } = await newsletter(open);
    await signUp();
    const oneClickLink = `<https://functions.example${leadFunctionPath}${link('unsubscribe')}>`;
    expect(mails[0]).toMatchObject({
      to: samBody.email,
      headers: {
        'List-Unsubscribe': oneClickLink,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(notified()).toEqual([]);
    for (const _ of [1, 2]) expect(await follow(link('confirm'))).toBe(200);
    expect(notified()).toEqual(['subscribed Sam']);
  });

  it('keeps name and consent whatever another sender does', async () => {
    const { signUp, link, follow, leads } = await newsletter(open);
    await signUp();
    await signUp('Another');
    expect(await leads()).toMatchObject([{ name: 'Sam', subscribedAt: null }]);
    await follow(link('confirm'));
    await signUp('Another');
    expect(await leads()).toMatchObject([{ name: 'Sam', unsubscribedAt: null }]);
  });

  it('leaves with one click, once', async () => {
    const { subscribe, leave, notified } = await newsletter(open);
    await subscribe();
    for (const _ of [1, 2]) expect(await leave()).toBe(200);
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam']);
  });

  it('leaves also when confirmations were turned off, and stays away', async () => {
    const { subscribe, link, crm, database } = await newsletter(open);
    await subscribe();
    const { call, leads } = running(database, { targets: [crm] });
    expect((await call(oneClick, undefined, link('unsubscribe'))).status).toBe(200);
    for (const email of [samBody.email, 'sam+2@example.com'])
      await call(post({ ...samBody, email }));
    const states = (await leads()).map(
      (lead) => lead.subscribedAt !== null && !lead.unsubscribedAt,
    );
    expect(states).toEqual([false, false]);
  });

  it('leaves however many leave from the same address', async () => {
    const { database, leads } = await newsletter(open);
    const { rows } = await database.query<{ token: string }>(
      `insert into cornerbell.leads
         (kind, email, name, typed_name, payload, attribution, reasons, subscribed_at)
       select 'newsletter', number || '@example.com', 'Sam', 'Sam', '{}', '{}', '{}', now()
       from generate_series(1, 60) as number returning unsubscribe_token as token`,
    );
    const { call } = running(database, { rateLimit: 2 });
    for (const { token } of rows)
      expect((await call(oneClick, '203.0.113.1', `/unsubscribe?token=${token}`)).status).toBe(200);
    expect((await leads()).filter(({ unsubscribedAt }) => unsubscribedAt === null)).toEqual([]);
  });

  it('who has left gets no mail more, whoever enters their mailbox', async () => {
    const { mails, signUp, subscribe, leave, leads, later } = await newsletter(open);
    await subscribe();
    await leave();
    for (const days of [0, 1, 31, 400, 4000]) {
      await later(days);
      await signUp('Another');
      await signUp('Another', { email: `sam+${days}@example.com` });
    }
    expect(mails).toHaveLength(1);
    expect((await leads()).at(-1)).toMatchObject({ unsubscribedAt: expect.any(String) });
  });

  it('who has left gets no mail more even if they never confirmed, or are erased', async () => {
    const { mails, signUp, leave, later, database, leads } = await newsletter(open);
    await signUp();
    await leave();
    await later(31);
    await maintain(database, []);
    expect(await leads()).toEqual([]);
    await signUp();
    await forgetLeads(database, samBody.email, false);
    await signUp();
    expect(mails).toHaveLength(1);
  });

  it('who has left comes back at once with a click of their own', async () => {
    const { subscribe, link, leave, follow, notified } = await newsletter(open);
    await subscribe();
    await leave();
    const back = returnLink(link('unsubscribe'));
    for (const _ of [1, 2]) expect(await follow(back)).toBe(200);
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam', 'subscribed Sam']);
  });

  it('is not subscribed by the link to come back before they have agreed or left', async () => {
    const { signUp, link, follow, notified } = await newsletter(open);
    await signUp();
    expect(await follow(returnLink(link('unsubscribe')))).toBe(404);
    expect(notified()).toEqual([]);
  });

  it('who withdraws while the CRM fails is withdrawn there before they come back', async () => {
    const { crm, subscribe, link, leave, follow, notified, run, later } = await newsletter(open);
    await subscribe();
    crm.received.length = 0;
    crm.answer = () => ({ ok: false, reason: 'HTTP 400', isFinal: true });
    await leave();
    await follow(returnLink(link('unsubscribe')));
    // Refused, a withdrawal is not given up, and nothing overtakes it.
    for (const _ of [1, 2]) {
      await later(1);
      await run();
    }
    crm.answer = () => ({ ok: true });
    await later(1);
    await run();
    expect(notified()).toEqual([...Array(4).fill('unsubscribed Sam'), 'subscribed Sam']);
  });

  it('who has withdrawn is not subscribed by a retry of what was given up before', async () => {
    const { crm, subscribe, leave, notified, run, database } = await newsletter(open);
    crm.answer = ({ event }) =>
      event === 'subscribed' ? { ok: false, reason: 'HTTP 400', isFinal: true } : { ok: true };
    await subscribe();
    await leave();
    expect(await retryDeliveries(database, samBody.email)).toBe(0);
    await run();
    expect(notified()).toEqual(['subscribed Sam', 'unsubscribed Sam']);
  });

  it('gets one mail a day, and three in a year', async () => {
    const { mails, signUp, later, database } = await newsletter(open);
    for (let days = 0; days < 360; days += 20) {
      for (const _ of [1, 2]) await signUp();
      await maintain(database, []);
      await later(20);
    }
    expect(mails).toHaveLength(3);
    await later(60);
    await maintain(database, []);
    await signUp();
    expect(mails).toHaveLength(4);
  });

  it('gets no second mail by what follows a plus sign', async () => {
    const { mails, signUp, leads } = await newsletter(open);
    for (const email of ['sam@example.com', 'sam+1@example.com', 'sam+2+3@example.com'])
      await signUp('Sam', { email });
    expect(mails).toHaveLength(1);
    expect(await leads()).toHaveLength(3);
    for (const email of ['s.am@example.com', '+sam@example.com']) await signUp('Sam', { email });
    expect(mails).toHaveLength(3);
  });

  it('gets a mail on the same day after one that failed', async () => {
    const { mails, server, signUp } = await newsletter(open);
    for (const isFinal of [true, false, true]) {
      server.answer = { ...down, isFinal };
      await signUp();
    }
    server.answer = { ok: true };
    for (const _ of [1, 2]) await signUp();
    expect(mails).toHaveLength(4);
  });

  it('gets no second mail of one that may have arrived', async () => {
    const { mails, server, signUp, later, run } = await newsletter(open);
    server.answer = { ...down, mayHaveArrived: true };
    await signUp();
    for (const days of [0, 1, 30]) {
      await later(days);
      await run();
    }
    expect(mails).toHaveLength(1);
  });

  it('gets no second mail on the day of one during which the host was killed', async () => {
    const { mails, call, database, run, later } = await newsletter(open);
    await call(post(samBody));
    await database.query(
      `insert into cornerbell.mailboxes select cornerbell.mailbox('sam@example.com'), 1, now()`,
    );
    await run();
    expect(mails).toEqual([]);
    await later(1);
    await run();
    expect(mails).toHaveLength(1);
  });

  it('is asked once although the mail server was down for days', async () => {
    const { mails, server, signUp, run, later } = await newsletter(open);
    server.answer = down;
    for (const _ of [1, 2, 3]) {
      await signUp();
      await later(1);
    }
    server.answer = { ok: true };
    await run();
    expect(mails).toHaveLength(4);
  });

  it('has links for one action each', async () => {
    const { signUp, link, follow } = await newsletter(open);
    await signUp();
    expect(await follow(link('unsubscribe').replace('unsubscribe', 'confirm'))).toBe(404);
    expect(await follow(link('confirm').replace('confirm', 'unsubscribe'))).toBe(404);
    for (const token of ['', '1', "'or true--", unknownToken])
      expect(await follow(`/confirm?token=${token}`)).toBe(404);
  });

  it('confirms with the link of the latest mail only', async () => {
    const { mails, signUp, link, follow, later } = await newsletter(open);
    await signUp();
    await later(1);
    await signUp();
    expect(await follow(link('confirm', mails[0]))).toBe(404);
    expect(await follow(link('confirm', mails[1]))).toBe(200);
  });

  it('confirms within 30 days, or is forgotten', async () => {
    const { signUp, link, follow, later, leads, database } = await newsletter(open);
    await signUp();
    await later(31);
    expect(await follow(link('confirm'))).toBe(404);
    await maintain(database, []);
    expect(await leads()).toEqual([]);
  });

  it('who has left is not subscribed by the link that confirmed, and remembered', async () => {
    const { subscribe, leave, link, follow, later, leads, database } = await newsletter(open);
    await subscribe();
    await leave();
    expect(await follow(link('confirm'))).toBe(404);
    await later(400);
    await maintain(database, []);
    expect(await leads()).toMatchObject([{ name: 'Sam', unsubscribedAt: expect.any(String) }]);
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
});

const machine = { website: 'https://spam.example', elapsed: 20 };

describe.each(engines)('a machine by both signs, on $engine,', ({ open }) => {
  it('is held back until a person looks', async () => {
    const { mails, signUp, link, follow, leads, run, database } = await newsletter(open);
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
  });

  it('changes no subscriber', async () => {
    const { mails, signUp, subscribe, leads } = await newsletter(open);
    await subscribe();
    await signUp('Bot', machine);
    expect(mails).toHaveLength(1);
    expect(await leads()).toMatchObject([{ name: 'Sam', reasons: [] }]);
  });

  it('does not use up the mails of the person whose address it enters', async () => {
    const { signUp, link, follow, notified } = await newsletter(open);
    await signUp('Bot', machine);
    await signUp('Sam');
    await follow(link('confirm'));
    expect(notified()).toEqual(['subscribed Sam']);
  });
});

const [pglite] = engines;

it('two sign-ups at once on two hosts bring one mail, also when the first transaction ends last', async () => {
  const url = await serverDatabase();
  const lock = openPostgres(url, () => {}, 2);
  const hosts = [openPostgres(url, () => {}), openPostgres(url, () => {})] as const;
  const [late, early] = hosts.map((database) => createStore(database, ['confirmation']));
  const lead = {
    kind: 'newsletter',
    ...samBody,
    payload: {},
    attribution: {},
    reasons: [],
  } as const;
  const confirmation = recorder('confirmation');
  let waiting: Promise<unknown> | undefined;
  await lock.transaction(async ({ query }) => {
    await query('lock table cornerbell.idempotency_keys in access exclusive mode');
    // Begins, and waits for the table.
    waiting = late?.save({ ...lead, idempotencyKey: unknownToken });
    const waits =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await lock.query(waits)).rows.length).toBe(1);
    await early?.save(lead);
    await running(hosts[1], { targets: [confirmation] }).run();
  });
  await waiting;
  await running(hosts[0], { targets: [confirmation] }).run();
  expect(confirmation.received).toHaveLength(1);
  for (const { close } of [lock, ...hosts]) await close();
});

it('an address that the mail server cannot reach is refused at the form', async () => {
  const { call, leads } = await newsletter(pglite.open);
  const response = await call(post({ ...samBody, email: 'jürgen@example.com' }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { field: 'email' } });
  expect(await leads()).toEqual([]);
});

it('a link that is unknown may be tried only so often', async () => {
  const { call } = running(await pglite.open(), { rateLimit: 3 });
  const statuses = [];
  for (let index = 0; index < 4; index += 1) {
    const path = `/unsubscribe?token=${unknownToken}`;
    statuses.push((await call({ method: 'POST' }, '203.0.113.1', path)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
});

/** Where the function leads: the site's pages are its own or those of an allowed origin. */
async function submit(action: string, token: string, headers = {}) {
  const { signUp, link, call } = await newsletter(pglite.open);
  await signUp();
  const known = link('unsubscribe').split('=')[1] ?? '';
  const fields = { token: token.replace('KNOWN', known) };
  const { status, headers: sent } = await call(form(fields, headers), undefined, `/${action}`);
  return [status, sent.get('location')?.replace(known, 'KNOWN')];
}

describe('the pages of the site', () => {
  it.each([
    ['unsubscribe', 'KNOWN', {}, `${allowed}/newsletter/return#KNOWN`],
    ['unsubscribe', ' KNOWN ', { referer: `${allowed}/` }, `${allowed}/newsletter/return#KNOWN`],
    ['unsubscribe', 'KNOWN', { referer: 'http://localhost:8080/' }, '/newsletter/return#KNOWN'],
    ['return', unknownToken, {}, `${allowed}/newsletter/return#return-invalid`],
    ['confirm', 'javascript:', {}, `${allowed}/newsletter/confirm#confirm-invalid`],
    [
      'confirm',
      '',
      { referer: 'https://evil.example/' },
      `${allowed}/newsletter/confirm#confirm-invalid`,
    ],
  ])('post to %s "%s" with %j, and are led to %s', async (action, token, headers, location) => {
    expect(await submit(action, token, headers)).toEqual([303, location]);
  });

  it.each([
    [`/confirm?token=${unknownToken}`, `${allowed}/newsletter/confirm#${unknownToken}`],
    ['/unsubscribe?token=%0Aevil', `${allowed}/newsletter/unsubscribe#`],
  ])('are where opening %s leads, which changes nothing', async (path, location) => {
    const { call } = running(await pglite.open());
    const response = await call({}, undefined, path);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(await response.text()).toBe('');
  });
});
