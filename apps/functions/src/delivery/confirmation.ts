import { leadFunctionPath } from '@cornerbell/api/schema';
import type { LinkAction } from '../links-app.ts';
import { confirmationTargetName } from '../subscription.ts';
import type { Mailer } from './mail.ts';
import type { Target } from './target.ts';

/** Asks a new subscriber by email to confirm; `publicUrl` is the function's public address. */
export function confirmationTarget(mailer: Mailer, publicUrl: string): Target {
  return {
    name: confirmationTargetName,
    send: ({ lead, linkToken }) => {
      const link = (action: LinkAction) =>
        `${publicUrl.replace(/\/+$/, '')}${leadFunctionPath}/${action}?token=${linkToken}`;
      return mailer.send({
        to: lead.email,
        subject: 'Please confirm your newsletter sign-up',
        // Without the name: whoever typed the address could write anything there.
        text: `Hello,

this address was signed up for our newsletter. If that was you, please confirm it:

${link('confirm')}

If it was not, please ignore this email. We won't write again.`,
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe')}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}
