import { FUNCTION_PATH } from '@cornerbell/api/schema';
import type { LinkAction } from '../links-app.ts';
import { CONFIRMATION } from '../subscription.ts';
import type { Mailer } from './mail.ts';
import type { Target } from './target.ts';

/** Asks a new subscriber by e-mail to confirm; `publicUrl` is where the function is reached. */
export function confirmationTarget(mailer: Mailer, publicUrl: string): Target {
  return {
    name: CONFIRMATION,
    send: ({ lead, linkToken }) => {
      const link = (action: LinkAction) =>
        `${publicUrl.replace(/\/+$/, '')}${FUNCTION_PATH}/${action}?token=${linkToken}`;
      return mailer.send({
        to: lead.email,
        subject: 'Please confirm your newsletter sign-up',
        // Without the name: whoever typed the address in could write anything there.
        text: `Hello,

this address was signed up for our newsletter. If that was you, please confirm it:

${link('confirm')}

If it was not, you need do nothing: without that we write no more.`,
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe')}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}
