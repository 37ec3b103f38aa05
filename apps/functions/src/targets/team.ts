import { isAscii, slowness, type Mailer } from './mail.ts';
import { attemptOf, postJson, type Delivery, type Notice, type Target } from './target.ts';

const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** One field per line. Values of several lines are indented, so that none can look like a field. */
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

function noticeOf(delivery: Delivery): Notice {
  const { lead, event } = delivery;
  const gym = lead.payload['gym'] ?? lead.payload['gymName'];
  const who = typeof gym === 'string' ? `${lead.name}, ${gym}` : lead.name;
  const warning = lead.reasons.length > 0 ? ` (looks automated: ${lead.reasons.join(', ')})` : '';
  const what = event === 'unsubscribed' ? 'Unsubscribed' : `New ${lead.kind}`;
  const subject = `${what}: ${who}${warning}`.replace(/\s/g, ' ');
  return { subject, text: detailsOf(delivery) };
}

/** Emails each lead to the team, with the visitor as reply address. */
export function mailTarget(mailer: Mailer, to: string): Target {
  return {
    name: 'email',
    ...slowness,
    send: async (delivery, signal) => {
      const { id, lead } = delivery;
      const replyTo = isAscii(lead.email) ? { replyTo: lead.email } : {};
      const result = await mailer.send({ ...noticeOf(delivery), id, to, ...replyTo }, signal);
      // A mistake in the team's own address gets fixed, so the delivery is tried again.
      return result.ok ? result : { ...result, isFinal: false };
    },
    notify: (notice, signal) => mailer.send({ ...notice, to }, signal),
  };
}

/** Posts each lead as one code block to an incoming webhook of Slack, Mattermost or Rocket.Chat. */
export function chatTarget(url: string): Target {
  const notify = async ({ subject, text }: Notice, signal: AbortSignal) =>
    attemptOf(await postJson(url, { text: codeBlock(`${subject}\n${text}`) }, {}, signal));
  return { name: 'chat', send: (delivery, signal) => notify(noticeOf(delivery), signal), notify };
}

/**
 * A code block, in which chats show no links, images and mentions. A leading `@` becomes a wide
 * one, in case a chat looks for mentions there nevertheless.
 */
function codeBlock(text: string): string {
  const plain = text
    .replaceAll('`', "'")
    .replace(/(?<!\w)@/g, '\uFF20')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `\`\`\`\n${plain}\n\`\`\``;
}
