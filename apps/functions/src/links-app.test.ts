import { leadFunctionPath } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Sql } from './database.ts';
import { confirmationTarget } from './delivery/confirmation.ts';
import { goHighLevel } from './delivery/go-high-level.ts';
import { createMailer } from './delivery/mail.ts';
import { createWorker } from './delivery/worker.ts';
import { createLeadStore } from './lead-store.ts';
import { createLinksApp } from './links-app.ts';
import { listLeads } from './stored-leads.ts';
import { post, samBody } from './testing/contract.ts';
import { fakeCrm } from './testing/fake-crm.ts';
import { fakeSmtp } from './testing/fake-smtp.ts';
import { pass } from './testing/leads.ts';
import { engines } from './testing/temporary.ts';

const publicUrl = 'https://www.example.com';

const at = (token: string) => `${publicUrl}${leadFunctionPath}/confirm?token=${token}`;

/** The function with a CRM and a mail server for confirmations. */
async function newsletter(sql: Sql) {
  const smtp = await fakeSmtp();
  const crm = await fakeCrm();
  const mailer = createMailer({ url: smtp.url, from: 'Cornerbell <hello@example.com>' });
  const target = goHighLevel({ key: 'key', locationId: 'here', baseUrl: crm.url });
  const targets = [target.name];
  const { run } = createWorker({
    sql,
    targets: [target, confirmationTarget(mailer, publicUrl)],
    log: () => {},
  });
  const app = createApp({
    store: createLeadStore(sql, { targets, confirms: true }),
    links: createLinksApp({ sql, targets }),
    log: () => {},
  });
  const signUp = async (name = 'Sam', website?: string) => {
    const response = await app.request('/', post({ ...samBody, name, website }));
    expect(await response.json()).toEqual({ ok: true });
    await run();
  };
  /** The link in the last email, decoded. */
  const link = (action: string) => {
    const text = (smtp.mails.at(-1)?.text ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
    return new RegExp(`https://\\S+/${action}\\?token=[\\da-f-]+`).exec(text)?.[0] ?? 'none';
  };
  const follow = async (address: string, method: string) => {
    const response = await app.request(address, { method });
    await run();
    return [response.status, await response.text()] as const;
  };
  return { smtp, crm, app, signUp, link, follow };
}

describe.each(engines)('on $engine', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('a subscriber', () => {
    it('is delivered only after confirming, for which opening the link is not enough', async () => {
      const sql = await open();
      const { smtp, crm, signUp, link, follow } = await newsletter(sql);
      await signUp();
      expect(smtp.mails.map(({ to }) => to)).toEqual([[samBody.email]]);
      expect(await follow(link('confirm'), 'GET')).toEqual([
        200,
        expect.stringContaining('<button>Yes, sign me up</button>'),
      ]);
      expect(crm.contacts.size).toBe(0);
      expect((await follow(link('confirm'), 'POST'))[0]).toBe(200);
      expect(crm.contacts.get(samBody.email)?.tags).toEqual(new Set(['website-newsletter']));
      const [lead] = await listLeads(sql);
      expect(lead?.confirmedAt).toMatch(/^\d{4}-/);
      // Confirming again changes nothing.
      await follow(link('confirm'), 'POST');
      expect(crm.requests).toHaveLength(2);
    });

    it('gets at most one email a day', async () => {
      const sql = await open();
      const { smtp, signUp, link, follow } = await newsletter(sql);
      await signUp();
      await signUp('Somebody else');
      await signUp();
      expect(smtp.mails).toHaveLength(1);
      await pass(sql, 25 * 3600);
      await signUp();
      expect(smtp.mails).toHaveLength(2);
      await follow(link('confirm'), 'POST');
      await pass(sql, 25 * 3600);
      await signUp();
      expect(smtp.mails).toHaveLength(2);
    });

    it('cannot be renamed by others after confirming', async () => {
      const sql = await open();
      const { signUp, link, follow } = await newsletter(sql);
      await signUp();
      await follow(link('confirm'), 'POST');
      await signUp('Stranger');
      expect((await listLeads(sql)).map(({ name }) => name)).toEqual(['Sam']);
    });

    it('unsubscribes with one click, and returns only by confirming again', async () => {
      const sql = await open();
      const { smtp, crm, signUp, link, follow } = await newsletter(sql);
      await signUp();
      expect(smtp.mails[0]?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await follow(link('confirm'), 'POST');
      expect((await follow(link('unsubscribe'), 'GET'))[1]).toContain('take me off');
      expect((await listLeads(sql))[0]?.unsubscribedAt).toBeNull();
      expect((await follow(link('unsubscribe'), 'POST'))[0]).toBe(200);
      expect(crm.contacts.get(samBody.email)?.tags).toContain('website-unsubscribed');
      expect((await listLeads(sql))[0]).toMatchObject({ confirmedAt: null });
      const told = crm.requests.length;
      await pass(sql, 25 * 3600);
      await signUp();
      expect([smtp.mails.length, crm.requests.length]).toEqual([2, told]);
      await follow(link('confirm'), 'POST');
      expect(crm.requests.length).toBeGreaterThan(told);
      expect((await listLeads(sql))[0]).toMatchObject({ unsubscribedAt: null });
    });

    it('that looks automated gets no email', async () => {
      const { smtp, signUp } = await newsletter(await open());
      await signUp('Sam', 'https://spam.example');
      expect(smtp.mails).toEqual([]);
    });

    it('has an unguessable link, on a page that is never framed or cached', async () => {
      const { app, follow } = await newsletter(await open());
      for (const token of ['', '1', "' or true --", '<script>']) {
        expect((await follow(at(token), 'POST'))[0]).toBe(404);
      }
      const stranger = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
      expect((await follow(at(stranger), 'POST'))[0]).toBe(404);
      const { headers } = await app.request(at(stranger));
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    });
  });
});
