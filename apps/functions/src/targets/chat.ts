import { attemptOf, postJson } from './http.ts';
import { noticeOf } from './notice.ts';
import type { Notice, Target } from './target.ts';

/**
 * Posts each lead to an incoming webhook as `{ "text": … }`, in which everything is one code block, as
 * Slack, Mattermost and Rocket.Chat read it.
 */
export function chatTarget(url: string): Target {
  const notify = async ({ subject, text }: Notice, signal: AbortSignal) =>
    attemptOf(await postJson(url, { text: codeBlock(`${subject}\n${text}`) }, {}, signal));
  return { name: 'chat', send: (delivery, signal) => notify(noticeOf(delivery), signal), notify };
}

/**
 * A code block, in which chats show no links, images and mentions. A word with a leading `@` gets a wide
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
