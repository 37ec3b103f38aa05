import { attemptOf, postJson, readAnswer } from './attempt.ts';
import { noticeOf } from './notice.ts';
import type { Attempt, Notice, Target } from './target.ts';

/** Posts each lead to an incoming webhook of Slack, Mattermost or Rocket.Chat. */
export function chatTarget(url: string): Target {
  const notify = async ({ subject, text }: Notice, signal: AbortSignal): Promise<Attempt> => {
    const body = JSON.stringify({ text: escapeChat(`${subject}\n${text}`) });
    const response = await postJson({ url, headers: {}, body }, signal);
    return attemptOf(response, await readAnswer(response));
  };
  return { name: 'chat', send: ({ lead }, signal) => notify(noticeOf(lead), signal), notify };
}

/** Text without mentions and links of chat markup. */
function escapeChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
