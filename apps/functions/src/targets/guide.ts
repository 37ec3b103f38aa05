import { guideTargetName } from '../store.ts';
import type { Mailer } from './mail.ts';
import type { DeliveredLead, Target } from './target.ts';

/** The address of the guide that a subscriber asked for, below the site's own; undefined if there is none. */
export function guideAddress(siteUrl: string, { payload }: DeliveredLead): string | undefined {
  const slug = payload['guide'];
  return typeof slug === 'string' ? `${siteUrl}/resources/guides/${slug}` : undefined;
}

/** Emails subscribers the address of a guide, where no confirmation carries it. */
export function guideTarget(mailer: Mailer, siteUrl: string): Target {
  return {
    name: guideTargetName,
    send: ({ id, lead }) =>
      mailer.send({
        to: lead.email,
        messageId: `<${id}@leads>`,
        subject: 'Your Cornerbell guide',
        text: `Hi,

Here is the guide that someone, probably you, asked us to email:
${guideAddress(siteUrl, lead)}

If it wasn't you, ignore this email.

The Cornerbell founders`,
      }),
  };
}
