import * as v from 'valibot';
import type { DateTexts, PageDate } from './date-texts.ts';
import type { GuideType } from './guide-types.ts';
import {
  calendarDate,
  choice,
  downloads,
  flag,
  sitePath,
  slug,
  text,
  texts,
  wholeNumber,
} from './fields.ts';
import { status } from './status.ts';

/** The front matter of a guide, for a library with the given types. `id` and `slug` are by default the file's name. */
export function guideFrontMatter<const Type extends string>(types: readonly Type[]) {
  return v.object({
    id: v.optional(text('a number in quotes that no other guide has', '7')),
    slug: v.optional(slug()),
    title: text('the title, in sentence case', 'The opening-week checklist'),
    description: text('one full sentence that leads the page', 'All you need to open your gym.'),
    excerpt: text('one short sentence for the card', 'Open without surprises.'),
    type: choice(types),
    previewImage: v.optional(sitePath('the address of a picture', '/images/preview.svg')),
    status: status(),
    previewAlt: v.optional(text('what the picture shows, in words', 'The first page, filled in')),
    publishedDate: calendarDate('the day of publication', '2025-01-20'),
    updatedDate: v.optional(calendarDate('the day of the last change of substance', '2025-08-01')),
    downloadCount: v.optional(wholeNumber('how often it was downloaded', 156, 0)),
    featured: v.optional(flag('whether the resources page shows it at the top'), false),
    relatedGuides: v.optional(texts('a list of ids of other guides', ['3', '6']), []),
    downloads: v.optional(downloads()),
  });
}

/** A guide: its front matter, slug and Markdown body. */
export type Guide<Type extends string = GuideType> = Readonly<
  Omit<v.InferOutput<ReturnType<typeof guideFrontMatter<Type>>>, 'id' | 'slug'> & {
    id: string;
    slug: string;
    content: string;
    /** The day of publication as it is shown. */
    dates: DateTexts;
    /** The day of the last change as it is shown, if there is one. */
    updated?: PageDate;
  }
>;
