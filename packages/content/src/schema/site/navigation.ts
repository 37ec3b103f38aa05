import * as v from 'valibot';
import { copy, describedLink, link, machineName, texts } from './parts.ts';

/** The announcement, the header and the footer. */
export const navigationCopy = v.strictObject({
  announcement: v.strictObject({ text: copy, link }),
  header: v.strictObject({
    menus: v.array(v.strictObject({ id: machineName, label: copy, links: v.array(describedLink) })),
    actions: v.array(link),
    help: v.strictObject({ title: copy, text: copy, link }),
    teasers: texts('latestPostTitle', 'featuredGuideTitle'),
  }),
  footer: v.array(v.strictObject({ title: copy, links: v.array(link) })),
});
