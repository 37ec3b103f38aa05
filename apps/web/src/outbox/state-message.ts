import type { Site, TitledText } from '@cornerbell/content/copy';
import { waitText } from '../forms/wait-text.ts';
import type { Unsent } from './unsent.ts';

/** The status of an unsent form: why it was not sent, and when it is sent again. */
export function stateMessage(
  { reason, notBefore }: Unsent,
  { title, offline, failed, limited, waiting, refused, refusedTitle }: Site['messages']['unsent'],
): TitledText {
  switch (reason) {
    case 'offline':
      return { title, text: offline };
    case 'limited':
      return { title, text: `${limited} ${waitText((notBefore - Date.now()) / 1000)}.` };
    case 'rejected':
      return { title: refusedTitle, text: refused };
    case 'timeout':
    case 'unavailable':
      return { title, text: failed };
    default:
      return { title, text: waiting };
  }
}
