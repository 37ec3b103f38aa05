import { attemptOf, postJson, readAnswer } from './http.ts';
import { detailsOf } from './notice.ts';
import type { Delivery, Target } from './target.ts';

/** Settings of `goHighLevel`. */
export interface GoHighLevelOptions {
  /** The token of a private integration with the scope `contacts.write`. */
  readonly key: string;
  /** The sub-account that contacts belong to. */
  readonly locationId: string;
  /** @default 'https://services.leadconnectorhq.com' */
  readonly baseUrl?: string | undefined;
  /**
   * Key of a multi-line custom field for everything the visitor entered. Without one, only GoHighLevel's
   * own fields are filled.
   */
  readonly detailsField?: string | undefined;
}

/**
 * Keeps a GoHighLevel contact for each address: upserts it, then adds the tags `website-<kind>` and, for
 * a suspicious lead, `website-suspicious`; or `website-unsubscribed`. Both requests may be repeated. Tags
 * need their own request, because an upsert replaces a contact's tags. A telephone number that GoHighLevel
 * refuses appears in the details only.
 */
export function goHighLevel(options: GoHighLevelOptions): Target {
  const {
    key,
    locationId,
    detailsField,
    baseUrl = 'https://services.leadconnectorhq.com',
  } = options;

  return {
    name: 'gohighlevel',
    send: async (delivery, signal) => {
      const post = (path: string, step: string, value: unknown) =>
        postJson(
          `${baseUrl}${path}`,
          JSON.stringify(value),
          {
            authorization: `Bearer ${key}`,
            version: '2021-07-28',
            'idempotency-key': `${delivery.id}-${step}`,
          },
          signal,
        );

      const { phone, ...contact } = contactOf(delivery, detailsField);
      const upsert = (fields: object, step: string) =>
        post('/contacts/upsert', step, { locationId, ...fields });
      let response = await upsert(phone ? { ...contact, phone } : contact, 'upsert');
      if (phone && (response.status === 400 || response.status === 422)) {
        await response.body?.cancel();
        response = await upsert(contact, 'upsert-without-phone');
      }
      const answer = await readAnswer(response);
      const upserted = attemptOf(response, answer);
      if (!upserted.ok) return upserted;
      const id = contactId(answer);
      if (id === undefined) {
        return { ok: false, reason: 'The answer has no contact id.', isFinal: false };
      }
      const tags = { tags: tagsOf(delivery) };
      const tagged = await post(`/contacts/${encodeURIComponent(id)}/tags`, 'tags', tags);
      return attemptOf(tagged, await readAnswer(tagged));
    },
  };
}

function contactOf(delivery: Delivery, detailsField: string | undefined) {
  const { name, email, payload, kind } = delivery.lead;
  const [firstName = name, ...rest] = name.split(' ');
  const company = payload['gym'] ?? payload['gymName'];
  return {
    name,
    firstName,
    ...(rest.length > 0 && { lastName: rest.join(' ') }),
    email,
    source: `Website, ${kind}`,
    ...(typeof company === 'string' && { companyName: company }),
    ...(detailsField !== undefined && {
      customFields: [{ key: detailsField, field_value: detailsOf(delivery) }],
    }),
    phone: typeof payload['phone'] === 'string' ? payload['phone'] : undefined,
  };
}

function tagsOf({ event, lead }: Delivery): string[] {
  if (event === 'unsubscribed') return ['website-unsubscribed'];
  return [`website-${lead.kind}`, ...(lead.reasons.length > 0 ? ['website-suspicious'] : [])];
}

/** The id of the contact in an answer. */
function contactId(answer: string): string | undefined {
  try {
    const id: unknown = JSON.parse(answer)?.contact?.id;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
