import { unsentWords } from '@cornerbell/content/site';
import { flush, subscribeToSent, subscribeToUnsent } from './browser-outbox.ts';
import type { Unsent } from './unsent.ts';

const words = unsentWords.notice;

const pageOf = ({ lead }: Unsent) =>
  lead.endpoint === 'demo' ? '/demo#unsent' : '/contact#unsent';

/** How long a notice stands empty, in milliseconds: a status that comes with its words may stay unheard. */
const emptyFor = 100;

const findNotice = () => document.querySelector<HTMLElement>('[data-notice]');

const hush = () => findNotice()?.remove();

/** Makes an empty notice without React: the app may still sleep. */
function makeNotice() {
  const notice = document.createElement('p');
  notice.dataset.notice = '';
  notice.role = 'status';
  document.body.append(notice);
  return notice;
}

function fill(notice: HTMLElement, text: string, unsent?: Unsent) {
  notice.replaceChildren(`${text} `);
  if (unsent) {
    const link = document.createElement('a');
    link.href = pageOf(unsent);
    link.textContent = words.unsentLink;
    notice.append(link, ' ');
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.dismissLabel;
  button.addEventListener('click', hush);
  notice.append(button);
}

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
    const notice = findNotice() ?? makeNotice();
    await new Promise((resolve) => setTimeout(resolve, emptyFor));
    fill(notice, text, lead);
  };

  const { sent, expired, unsent } = await flush('now');
  const [first] = unsent;
  // The form's own page says of what is unsent with the form.
  const further = document.getElementById('unsent') ? undefined : first;
  const texts = [
    ...(expired > 0 ? [words.expired] : []),
    ...(sent > 0 ? [words.sent] : []),
    ...(further ? [words.unsent] : []),
  ];
  if (texts.length > 0) void say(texts.join(' '), further);
  subscribeToUnsent(() => {
    if (document.getElementById('unsent')) hush();
  });
  subscribeToSent(() => {
    if (!document.querySelector('[data-lead-form]')) void say(words.sent);
  });
}
