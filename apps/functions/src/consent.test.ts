import { maxBodyBytes } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import { openPostgres, type Database } from './database.ts';
import { forgetLeads, retryDeliveries } from './leads.ts';
import { leadOf } from './lead.ts';
import { maintain } from './maintain.ts';
import { createStore } from './store.ts';
import type { Attempt } from './targets/target.ts';
import { engines, pass, serverDatabase } from './testing/temporary.ts';
import { allowed, down, form, post, recorder, running, samBody } from './testing/running.ts';

const unknownToken = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
const oneClick = form({ 'List-Unsubscribe': 'One-Click' });
const refused: Attempt = { ok: false, reason: 'HTTP 400', isFinal: true };

/** The function with a CRM, and a mailbox in which confirmations arrive. */
async function newsletter(open: () => Promise<Database>) {
  const database = await open();
  const mailbox = recorder('confirmation');
  const mails = mailbox.received;
  const crm = recorder();
  const notified: string[] = [];
  const accept = (crm.answer = ({ event, lead }) => {
    notified.push(`${event} ${lead.name}`);
    return { ok: true };
  });
  const service = running(database, { targets: [crm, mailbox] });
  const signUp = async (name = 'Sam', more: object = {}) => {
    const response = await service.call(post({ ...samBody, name, ...more }));
    expect(await response.json()).toEqual({ ok: true, confirmation: true });
    await service.run();
  };
  const follow = async (path: string, init: RequestInit = { method: 'POST' }) => {
    const { status } = await service.call(init, undefined, path);
    await service.run();
    return status;
  };
  const leavingToken = () => mails.at(-1)?.unsubscribeToken ?? '';
  const later = (days: number) => () => pass(database, days * 86_400 + 1);
  /** What may happen to a subscriber. */
  const steps = {
    signUp,
    confirm: () => follow(`/confirm?token=${mails.at(-1)?.confirmToken}`),
    confirmFirst: () => follow(`/confirm?token=${mails[0]?.confirmToken}`),
    leave: async () =>
      expect(await follow(`/unsubscribe?token=${leavingToken()}`, oneClick)).toBe(200),
    return: () => follow(`/return?token=${leavingToken()}`),
    plus: () => signUp('Sam', { email: `sam+${mails.length}@example.com` }),
    other: async () => {
      await signUp('Another');
      await signUp('Another', { email: 'sam+another@example.com' });
    },
    manager: () => signUp('Sam', { website: 'https://sam.example' }),
    hasty: () => signUp('Sam', { elapsed: 800 }),
    machine: () => signUp('Bot', { website: 'https://spam.example', elapsed: 20 }),
    day: later(1),
    month: later(31),
    year: later(366),
    run: service.run,
    maintain: () => maintain(database, []),
    erase: () => forgetLeads(database, samBody.email, false),
    retryAll: () => retryDeliveries(database),
    retry: () => retryDeliveries(database, samBody.email),
    mailFails: async () => (mailbox.answer = () => down),
    mailRefused: async () => (mailbox.answer = () => refused),
    mailUnanswered: async () => (mailbox.answer = () => ({ ...refused, mayHaveArrived: true })),
    mailWorks: async () => (mailbox.answer = () => ({ ok: true })),
    crmRefuses: async () => (crm.answer = () => refused),
    crmWorks: async () => (crm.answer = accept),
  };
  return { ...service, database, crm, mails, notified, steps, leavingToken };
}

const came = 'subscribed Sam';
const went = `${came}, unsubscribed Sam`;

/** What happens, how many mails are sent, what the CRM accepts, and how many leads are stored. */
type Story = [title: string, steps: string, mails: number, notified?: string, leads?: number];

const stories: Story[] = [
  ['is delivered after confirming, once', 'signUp confirm confirm', 1, came],
  ['keeps name and consent whatever others send', 'signUp other confirm other', 1, came, 2],
  ['leaves with one click, once', 'signUp confirm leave leave', 1, went],
  ['is back by a click of their own', 'signUp confirm leave return return', 1, `${went}, ${came}`],
  ['must have left to come back', 'signUp return', 1],
  ['who left is not back by an old link', 'signUp confirm leave confirm', 1, went],
  ['who left gets no mail', 'signUp confirm leave other day other month other', 1, went, 2],
  ['who left gets none for years', 'signUp confirm leave year year other', 1, went, 2],
  ['who left is remembered', 'signUp confirm leave year maintain', 1, went],
  ['who left unconfirmed gets none', 'signUp leave month maintain signUp', 1, '', 1],
  ['who left unconfirmed may come back', 'signUp leave month maintain return', 1, came],
  ['who left and is erased gets none', 'signUp leave erase signUp', 1, '', 1],
  ['gets one mail a day', 'signUp signUp day signUp signUp', 2],
  ['gets three in a year', 'signUp day signUp day signUp day signUp month signUp', 3],
  ['gets more after a year', 'signUp day signUp day signUp year maintain signUp', 4],
  ['gets no more by what follows a plus', 'signUp plus plus', 1, '', 2],
  ['gets one after some failed', 'mailFails signUp mailRefused signUp mailWorks signUp signUp', 3],
  ['is mailed once if mails failed for days', 'mailFails signUp day signUp day mailWorks run', 3],
  ['gets none again that may have arrived', 'mailUnanswered signUp run day run month run', 1],
  ['who confirmed gets none', 'mailUnanswered signUp confirm mailWorks retryAll day run', 1, came],
  ['confirms by the latest mail', 'signUp day signUp confirmFirst', 2],
  ['confirms within 30 days', 'signUp month confirm', 1],
  ['is forgotten without confirming', 'signUp month maintain', 1, '', 0],
  ['may use a password manager', 'manager confirm', 1, came],
  ['may send at once after Back', 'hasty confirm', 1, came],
  ['is held back as a machine', 'machine retryAll run', 0],
  ['is let in by a person', 'machine retry run confirm', 1, 'subscribed Bot'],
  ['is not changed by a machine', 'signUp confirm machine', 1, came],
  ['gets a mail after a machine', 'machine signUp confirm', 1, came],
  [
    'is withdrawn at a CRM that refuses it before they come back',
    'signUp confirm crmRefuses leave return day run day run crmWorks day run',
    1,
    `${went}, ${came}`,
  ],
  [
    'is not subscribed by a retry after they left',
    'crmRefuses signUp confirm crmWorks leave retry run',
    1,
    'unsubscribed Sam',
  ],
];

describe.each(engines)('a subscriber, on $engine,', ({ open }) => {
  it.each(stories)('%s', async (_, story, mails, notified = '', stored = 1) => {
    const { steps, leads, ...sent } = await newsletter(open);
    for (const step of story.split(' ')) await steps[step as keyof typeof steps]();
    expect(sent.mails).toHaveLength(mails);
    expect(sent.notified.join(', ')).toBe(notified);
    expect(await leads()).toHaveLength(stored);
  });

  it('leaves also when confirmations were turned off, and stays away', async () => {
    const { database, crm, steps, leavingToken } = await newsletter(open);
    await steps.signUp();
    await steps.confirm();
    const { call, leads } = running(database, { targets: [crm] });
    await call(oneClick, undefined, `/unsubscribe?token=${leavingToken()}`);
    for (const email of [samBody.email, 'sam+2@example.com'])
      await call(post({ ...samBody, email }));
    const known = await leads();
    expect(known.filter((lead) => lead.subscribedAt && !lead.unsubscribedAt)).toEqual([]);
  });

  it('leaves however many leave from the same address', async () => {
    const { database, steps, mails, leads } = await newsletter(open);
    for (const name of ['a', 'b', 'c']) await steps.signUp(name, { email: `${name}@example.com` });
    const { call } = running(database, { rateLimit: 1 });
    for (const { unsubscribeToken } of mails) {
      const path = `/unsubscribe?token=${unsubscribeToken}`;
      expect((await call(oneClick, '203.0.113.1', path)).status).toBe(200);
    }
    expect((await leads()).filter(({ unsubscribedAt }) => unsubscribedAt)).toHaveLength(3);
  });

  it('gets no second mail on the day of one during which the host was killed', async () => {
    const { mails, call, database, steps } = await newsletter(open);
    await call(post(samBody));
    await database.query(
      `insert into cornerbell.mailboxes select cornerbell.mailbox('sam@example.com'), 1, now()`,
    );
    await steps.run();
    expect(mails).toEqual([]);
    await steps.day();
    await steps.run();
    expect(mails).toHaveLength(1);
  });
});

const [pglite] = engines;

it('two sign-ups at once on two hosts bring one mail, also when the first transaction ends last', async () => {
  const url = await serverDatabase();
  const lock = openPostgres(url, () => {}, 2);
  const hosts = [openPostgres(url, () => {}), openPostgres(url, () => {})] as const;
  const [late, early] = hosts.map((database) => createStore(database, ['confirmation']));
  const lead = leadOf({ ...samBody });
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
  const mailbox = { ...recorder('confirmation'), canReach: async () => false };
  const { call, leads } = running(await pglite.open(), { targets: [mailbox] });
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

const evil = 'https://evil.example/';

describe('the pages of the site', () => {
  it.each([
    ['unsubscribe', 'KNOWN', {}, `${allowed}/newsletter/return#KNOWN`],
    ['unsubscribe', ' KNOWN ', { referer: `${allowed}/` }, `${allowed}/newsletter/return#KNOWN`],
    ['unsubscribe', 'KNOWN', { referer: 'http://localhost:8080/' }, '/newsletter/return#KNOWN'],
    ['return', unknownToken, {}, `${allowed}/newsletter/return#return-invalid`],
    ['confirm', 'KNOWN', {}, `${allowed}/newsletter/confirm#confirm-invalid`],
    ['confirm', "'--", { referer: evil }, `${allowed}/newsletter/confirm#confirm-invalid`],
  ])('post to %s "%s" with %j, and are led to %s', async (action, token, headers, location) => {
    const { steps, leavingToken, call } = await newsletter(pglite.open);
    await steps.signUp();
    const known = leavingToken();
    const fields = { token: token.replace('KNOWN', known) };
    const response = await call(form(fields, headers), undefined, `/${action}`);
    const led = response.headers.get('location')?.replace(known, 'KNOWN');
    expect([response.status, led]).toEqual([303, location]);
  });

  it('refuse a link in a body that is too large', async () => {
    const { steps, mails, call, leads } = await newsletter(pglite.open);
    await steps.signUp();
    const token = mails[0]?.confirmToken ?? '';
    const padding = 'x'.repeat(maxBodyBytes);
    const fromPage = await call(form({ token, padding }), undefined, '/confirm');
    expect(fromPage.headers.get('location')).toMatch(/\/newsletter\/confirm#confirm-invalid$/);
    const fromMail = await call(form({ padding }), undefined, `/confirm?token=${token}`);
    expect([fromMail.status, await fromMail.json()]).toEqual([404, { ok: false }]);
    expect(await leads()).toMatchObject([{ subscribedAt: null }]);
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
