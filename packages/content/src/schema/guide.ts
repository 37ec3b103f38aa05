import * as v from 'valibot';
import type { DateTexts, PageDate } from './date-texts.ts';
import { guideTypes } from './guide-types.ts';
import {
  aliases,
  calendarDate,
  choice,
  downloads,
  flag,
  itemId,
  pictures,
  related,
  sitePath,
  text,
  wholeNumber,
} from './fields.ts';
import type { PublishState } from '../query/published-at.ts';
import { status } from './status.ts';

/** The front matter of a guide. By default its `id` is the file's name. */
export const guideFrontMatter = v.strictObject({
  aliases: v.optional(aliases),
  id: v.optional(itemId('A number in quotes that no other guide has; by default the slug.', '7')),
  title: text('The title, in sentence case.', 'The opening-week checklist'),
  description: text('One full sentence that leads the page.', 'All you need to open your gym.'),
  excerpt: text('One short sentence for the card.', 'Open without surprises.'),
  type: choice('The type under which the library lists it.', guideTypes),
  status,
  previewImage: v.optional(
    sitePath('A picture at the top, in place of its first page.', '/images/preview.svg'),
  ),
  previewAlt: v.optional(
    text(
      'What the picture shows, for those who cannot see it. A picture needs it.',
      'The first page, filled in',
    ),
  ),
  publishedDate: calendarDate('The day of publication.', '2025-01-20'),
  updatedDate: v.optional(calendarDate('The day of the last change of substance.', '2025-08-01')),
  downloadCount: v.optional(wholeNumber('How often it was downloaded.', 156)),
  featured: v.optional(flag('Whether the resources page shows it at the top.'), false),
  relatedGuides: v.optional(
    related('guides', 'The slugs or ids of other guides to read next.', 'skills-tracking-template'),
    [],
  ),
  downloads: v.optional(downloads),
  pictures: v.optional(pictures),
});

/** A guide: its front matter, slug (the file name) and Markdown body. */
export type Guide = Readonly<
  Omit<v.InferOutput<typeof guideFrontMatter>, 'id'> & {
    id: string;
    slug: string;
    content: string;
    /** The day of publication as it is shown. */
    dates: DateTexts;
    /** The day of the last change as it is shown, if there is one. */
    updated?: PageDate;
    /** In a preview, why the site does not list it. */
    state?: PublishState;
  }
>;

/** A guide without its body and list of related guides, for cards and lists. */
export type GuideCard = Omit<Guide, 'content' | 'relatedGuides' | 'status' | 'updated'>;
