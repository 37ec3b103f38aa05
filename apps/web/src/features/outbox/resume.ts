import { unsentWords } from '@cornerbell/content/site';
import { flush, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

const words = unsentWords.notice;

const pageOf = ({ lead }: Unsent) =>
  lead.endpoint === 'demo' ? '/demo#unsent' : '/contact#unsent';

/** Shows a notice, in the place of the one before, made without React: the app may still sleep. */
function say(text: string, unsent?: Unsent) {
  hush();
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
  document.body.append(notice);
}

const hush = () => document.querySelector('[data-notice]')?.remove();

/**
 * Sends what an earlier visit has left unsent, and says how that went. Runs at the start of a visit that
 * finds the flag, before the app is awake.
 */
export async function resume() {
  const { sent, expired, unsent } = await flush('now');
  if (expired > 0) say(words.expired);
  else if (sent > 0) say(words.sent);
  const [first] = unsent;
  // The form's own page says it with the form.
  if (first && expired === 0 && !document.getElementById('unsent')) say(words.unsent, first);
  subscribeToUnsent(() => {
    if (document.getElementById('unsent')) hush();
  });
  subscribeToSent(() => {
    if (!document.querySelector('[data-lead-form]')) say(words.sent);
  });
}
