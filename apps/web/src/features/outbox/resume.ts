import { unsentWords } from '@cornerbell/content/site';
import { flush, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

const words = unsentWords.notice;

const pageOf = ({ lead }: Unsent) =>
  lead.endpoint === 'demo' ? '/demo#unsent' : '/contact#unsent';

/** Makes a notice without React: the app may still sleep. */
function makeNotice(text: string, unsent?: Unsent) {
  const notice = document.createElement('p');
  notice.dataset.notice = '';
  notice.role = 'status';
  notice.append(`${text} `);
  if (unsent) {
    const link = document.createElement('a');
    link.href = pageOf(unsent);
    link.textContent = words.unsentLink;
    notice.append(link, ' ');
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.dismissLabel;
  button.addEventListener('click', () => notice.remove());
  notice.append(button);
  return notice;
}

const hush = () => document.querySelector('[data-notice]')?.remove();

/**
 * Sends what an earlier visit has left unsent, and says how that went. Runs at the start of a visit that
 * finds the flag, before the app is awake.
 *
 * @param addStyles Applies the whole style sheet, which alone knows notices; settles when it is there or can't be had.
 */
export async function resume(addStyles: () => Promise<unknown> | undefined) {
  /** Shows a notice in the place of the one before. */
  const say = async (text: string, lead?: Unsent) => {
    await addStyles();
    // The form's own page says it with the form.
    if (lead && document.getElementById('unsent')) return;
    hush();
    document.body.append(makeNotice(text, lead));
  };

  const { sent, expired, unsent } = await flush('now');
  if (expired > 0) void say(words.expired);
  else if (sent > 0) void say(words.sent);
  const [first] = unsent;
  if (first && expired === 0) void say(words.unsent, first);
  subscribeToUnsent(() => {
    if (document.getElementById('unsent')) hush();
  });
  subscribeToSent(() => {
    if (!document.querySelector('[data-lead-form]')) void say(words.sent);
  });
}
