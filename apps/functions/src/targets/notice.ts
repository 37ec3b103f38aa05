import type { Delivery, Notice } from './target.ts';

const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** One field per line. The lines of a longer value are indented, so that no value can look like a field. */
function fieldsOf(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (text === undefined || text === '{}' || text === '[]') return [];
      const lines = text.split(lineEnd);
      return lines.length === 1
        ? [`${name}: ${text}`]
        : [`${name}:`, ...lines.map((line) => `    ${line}`)];
    })
    .join('\n');
}

/** Everything that the visitor sent, one field per line. */
export function detailsOf({ event, happenedAt, lead }: Delivery): string {
  const { name, email, payload, attribution } = lead;
  return `${lead.kind} ${event} ${happenedAt}\n${fieldsOf({ name, email, ...payload, ...attribution })}`;
}

/** The message to the team about a lead. */
export function noticeOf(delivery: Delivery): Notice {
  const { lead, event } = delivery;
  const gym = lead.payload['gym'] ?? lead.payload['gymName'];
  const who = typeof gym === 'string' ? `${lead.name}, ${gym}` : lead.name;
  const warning = lead.reasons.length > 0 ? ` (looks automated: ${lead.reasons.join(', ')})` : '';
  const what = event === 'unsubscribed' ? 'Unsubscribed' : `New ${lead.kind}`;
  const subject = `${what}: ${who}${warning}`.replace(/\s/g, ' ');
  return { subject, text: detailsOf(delivery) };
}
