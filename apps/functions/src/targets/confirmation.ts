import { leadFunctionPath } from '@cornerbell/api/schema';
import { confirmationTargetName, linkDays } from '../store.ts';
import type { Mailer } from './mail.ts';
import type { Target } from './target.ts';

/** Asks a new subscriber by email to confirm; `publicUrl` is the function's public address. */
export function confirmationTarget(mailer: Mailer, publicUrl: string): Target {
  const link = (action: 'confirm' | 'unsubscribe', token: string | null) =>
    `${publicUrl}${leadFunctionPath}/${action}?token=${token}`;
  return {
    name: confirmationTargetName,
    send: ({ id, lead, confirmToken, unsubscribeToken }) => {
      const unsubscribe = link('unsubscribe', unsubscribeToken);
      return mailer.send({
        to: lead.email,
        messageId: `<${id}@leads>`,
        subject: 'Please confirm your newsletter sign-up',
        // Without the name: whoever typed the address could write anything there.
        text: `Hello,

this address was signed up for our newsletter. If that was you, please confirm it within ${linkDays} days:

${link('confirm', confirmToken)}

If it was not, you need not do anything: without a confirmation we send no newsletter and delete the address.
To get no email like this one again, even if somebody enters the address once more:

${unsubscribe}`,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}
