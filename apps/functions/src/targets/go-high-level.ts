import { attemptOf, postJson, type Delivery, type Target } from './target.ts';
import { detailsOf } from './team.ts';

interface Options {
  /** The token of a private integration with the scope `contacts.write`. */
  readonly key: string;
  /** The sub-account that contacts belong to. */
  readonly locationId: string;
  readonly baseUrl: string;
  /** Key of a multi-line custom field for all that a demo request or application says. */
  readonly detailsField?: string | undefined;
}

/**
 * Keeps a GoHighLevel contact for each address: upserts it, then sets its tags, in requests of
 * their own because an upsert replaces a contact's tags. Every request may be repeated. A telephone
 * number that GoHighLevel refuses appears in the details only.
 */
export function goHighLevel(options: Options): Target {
  const { key, locationId, detailsField, baseUrl } = options;
  return {
    name: 'gohighlevel',
    send: async (delivery, signal) => {
      const send = (path: string, step: string, value: object, method?: 'DELETE') => {
        const headers = {
          authorization: `Bearer ${key}`,
          version: '2021-07-28',
          'idempotency-key': `${delivery.id}-${step}`,
        };
        return postJson(`${baseUrl}/contacts/${path}`, value, headers, signal, method);
      };
      const { phone, ...contact } = { locationId, ...contactOf(delivery, detailsField) };
      let answer = await send('upsert', 'upsert', { ...contact, phone });
      if (phone !== undefined && (answer.status === 400 || answer.status === 422)) {
        answer = await send('upsert', 'upsert-without-phone', contact);
      }
      const upserted = attemptOf(answer);
      if (!upserted.ok) return upserted;
      const id = contactId(answer.text);
      if (id === undefined) {
        return { ok: false, reason: 'The answer has no contact id.', isFinal: false };
      }
      const { kind, reasons } = delivery.lead;
      const suspicious = reasons.length > 0 ? ['website-suspicious'] : [];
      const isLeaving = delivery.event === 'unsubscribed';
      const [newsletter, unsubscribed] = ['website-newsletter', 'website-unsubscribed'];
      const tags = isLeaving ? [unsubscribed] : [`website-${kind}`, ...suspicious];
      const path = `${encodeURIComponent(id)}/tags`;
      const tagged = attemptOf(await send(path, 'tags', { tags }));
      if (!tagged.ok || delivery.event === 'requested') return tagged;
      const old = { tags: [isLeaving ? newsletter : unsubscribed] };
      return attemptOf(await send(path, 'old-tags', old, 'DELETE'));
    },
  };
}

/**
 * The fields of a contact; undefined ones are not sent. A newsletter's subscriber may have sent a
 * request before, whose source and details must stay.
 */
function contactOf(delivery: Delivery, detailsField: string | undefined) {
  const { name, email, payload, kind } = delivery.lead;
  const [firstName, ...rest] = name.split(' ');
  return {
    name,
    firstName,
    lastName: rest.length > 0 ? rest.join(' ') : undefined,
    email,
    companyName: payload['gym'] ?? payload['gymName'],
    ...(kind !== 'newsletter' && {
      source: `Website, ${kind}`,
      customFields: detailsField && [{ key: detailsField, field_value: detailsOf(delivery) }],
    }),
    phone: payload['phone'],
  };
}

/** The id of the contact in an answer. */
function contactId(text: string): string | undefined {
  try {
    const id: unknown = JSON.parse(text)?.contact?.id;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
