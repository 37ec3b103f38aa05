import { describe, expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { createLeadStore } from '../lead-store.ts';
import { retryDeliveries } from '../stored-leads.ts';
import { fakeCrm } from '../testing/fake-crm.ts';
import { fakeSmtp } from '../testing/fake-smtp.ts';
import { aLead, pass } from '../testing/leads.ts';
import { engines } from '../testing/temporary.ts';
import { chatTarget } from './chat.ts';
import { createMailer, mailTarget } from './mail.ts';
import type { Target } from './target.ts';
import { createWorker } from './worker.ts';

const kimLead = aLead({
  kind: 'demo',
  email: 'kim@example.com',
  name: 'Kim <@everyone>\r\nBcc: evil@example.com',
  payload: { gym: 'Northside', note: 'Evenings' },
});

const refusingTarget: Target = {
  name: 'crm',
  send: async () => ({ ok: false, reason: 'HTTP 400 no', isFinal: true }),
};

/** A worker with email, chat and a CRM that refuses everything. */
async function team(sql: Sql) {
  const smtp = await fakeSmtp();
  const chat = await fakeCrm();
  const mailer = createMailer({ url: smtp.url, from: 'Cornerbell <hello@example.com>' });
  const targets = [mailTarget(mailer, 'team@example.com'), chatTarget(chat.url), refusingTarget];
  const { run } = createWorker({ sql, targets, log: () => {} });
  const store = createLeadStore(sql, { targets: targets.map(({ name }) => name) });
  const subjects = () =>
    smtp.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '');
  return { smtp, chat, run, store, subjects };
}

describe.each(engines)('on $engine', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('the team', () => {
    it('gets each lead at once by email and chat', async () => {
      const { smtp, chat, run, store } = await team(await open());
      await store.save(kimLead);
      await run();
      const mail = smtp.mails.find(({ text }) => text.includes('Northside'));
      expect(mail?.to).toEqual(['team@example.com']);
      expect(mail?.text).toMatch(/^Reply-To: kim@example\.com\r$/m);
      expect(mail?.text).toContain('note: Evenings');
      // The visitor's text adds no header and mentions nobody.
      expect(mail?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
      const texts = chat.requests.map(({ body }) => String(body['text']));
      expect(texts).toContainEqual(expect.stringContaining('New demo: Kim &lt;@everyone&gt;'));
    });

    it('gets one report of given-up deliveries, and a daily count', async () => {
      const sql = await open();
      const { run, store, subjects } = await team(sql);
      await store.save(aLead());
      await run();
      await run();
      const reports = ['Leads could not be delivered', 'Leads in the last day: 1'];
      expect(subjects().toSorted()).toEqual([...reports, 'New newsletter: Sam']);
      await pass(sql, 24 * 3600 + 1);
      await run();
      expect(subjects().slice(3)).toEqual(['Leads in the last day: 1']);
      // Given up again, it is reported again.
      await retryDeliveries(sql);
      await run();
      expect(subjects().slice(4)).toEqual(['Leads could not be delivered']);
    });

    it('gets a report later if it could not be sent', async () => {
      const sql = await open();
      const { smtp, chat, run, store, subjects } = await team(sql);
      smtp.answer(451);
      chat.behave('fault');
      await store.save(aLead());
      await run();
      expect(subjects()).toEqual([]);
      smtp.answer(250);
      await run();
      expect(subjects().toSorted()).toEqual([
        'Leads could not be delivered',
        'Leads in the last day: 1',
      ]);
    });
  });
});

it('gives up only a recipient that the server refuses permanently', async () => {
  const smtp = await fakeSmtp();
  const mailer = createMailer({ url: smtp.url, from: 'hello@example.com' });
  const send = () => mailer.send({ to: 'gone@example.com', subject: 'Hello', text: 'Hello' });
  smtp.answer(550);
  expect(await send()).toEqual({ ok: false, reason: 'SMTP 550', isFinal: true });
  smtp.answer(451);
  expect(await send()).toEqual({ ok: false, reason: 'SMTP 451', isFinal: false });
  const away = createMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@example.com' });
  expect(await away.send({ to: 'sam@example.com', subject: '', text: '' })).toMatchObject({
    ok: false,
    isFinal: false,
  });
});
