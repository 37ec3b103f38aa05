import type { NewsletterAction } from '@cornerbell/api/schema';
import type { BuildContext, Params } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext, params: Params) => {
  const action = params['action'] as NewsletterAction;
  const { codeLabel, ...pages } = site.newsletterLinks;
  return { action, codeLabel, copy: pages[action] };
};

export type NewsletterLinkData = ReturnType<typeof data>;

/** Only those who have a link need the pages. */
export const modified = () => null;

export const head = ({ copy }: NewsletterLinkData) => ({ ...copy.head, noindex: true });
