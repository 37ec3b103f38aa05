import * as v from 'valibot';
import { address, copy, described, link, machineName, texts } from './parts.ts';

const describedLink = v.strictObject({ label: copy, href: address, description: copy });

/** The announcement, the header and the footer. */
export const navigationCopy = v.strictObject({
  announcement: v.optional(
    described(v.strictObject({ text: copy, link }), 'The line above the header of every page.'),
  ),
  header: v.strictObject({
    menus: v.array(v.strictObject({ id: machineName, label: copy, links: v.array(describedLink) })),
    actions: v.array(link),
    menuActions: described(v.array(link), 'Buttons that only the menu of phones has.'),
    help: described(
      v.strictObject({ title: copy, text: copy, link }),
      'The block for immediate help.',
    ),
    teasers: described(
      texts('latestPostTitle', 'featuredGuideTitle'),
      'The headings of the posts and guides in the menu.',
    ),
  }),
  footer: v.array(v.strictObject({ title: copy, links: v.array(link) })),
});
