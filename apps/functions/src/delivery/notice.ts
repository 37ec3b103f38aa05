import type { DeliveredLead, Notice } from './target.ts';

/**
 * Everything in a lead, one line per field.
 *
 * @example
 * detailsOf({ kind: 'demo', payload: { gym: 'Northside' }, createdAt: '2025-08-04T12:00:00.000Z', … });
 * // => 'demo of 2025-08-04T12:00:00.000Z\ngym: Northside'
 */
export function detailsOf({ kind, createdAt, payload, attribution }: DeliveredLead): string {
  const lines = Object.entries({ ...payload, ...attribution }).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text === undefined || text === '{}' || text === '[]' ? [] : [`${name}: ${text}`];
  });
  return [`${kind} of ${createdAt}`, ...lines].join('\n');
}

/** The message to the team about a lead. */
export function noticeOf(lead: DeliveredLead): Notice {
  const gym = lead.payload['gym'] ?? lead.payload['gymName'];
  const who = typeof gym === 'string' ? `${lead.name}, ${gym}` : lead.name;
  const warning = lead.reasons.length > 0 ? ' (looks automated)' : '';
  return {
    subject: `${lead.unsubscribedAt === null ? `New ${lead.kind}` : 'Unsubscribed'}: ${who}${warning}`,
    text: `${lead.name} <${lead.email}>\n${detailsOf(lead)}`,
  };
}
