import type { Guide } from '@cornerbell/content';
import type { Download, Downloads } from '../../src/downloads/download.ts';
import { makeCalendar, type CalendarOptions } from './calendar.ts';
import { makeCsv } from './csv.ts';
import { drawGuide, papers } from './guide-pdf.ts';

/** The files that guides offer. */
export interface MadeDownloads {
  /** What each guide's page offers, by slug. */
  readonly byGuide: Downloads;
  /** What each file holds, by its address on the site. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
}

/** What a download is called, and what is in it. */
interface Made extends Pick<Download, 'name' | 'format' | 'label'> {
  readonly content: Uint8Array | string | undefined;
}

/**
 * Makes what every guide offers to download: a PDF for each paper and, where the guide names them, a spreadsheet and a calendar. The
 * same guide gives the same bytes, apart from the days on which its reminders begin.
 *
 * @param options - The site's name, the day from which reminders are counted, and the site's origin for the links in the files.
 * @throws When a guide can't be set: it holds a letter that no font has, or names a spreadsheet without lines for it.
 */
export function makeDownloads(guides: readonly Guide[], options: CalendarOptions): MadeDownloads {
  const byGuide: Record<string, readonly Download[]> = {};
  const files = new Map<string, Uint8Array | string>();
  for (const guide of guides) {
    const { slug } = guide;
    const made: readonly Made[] = [
      ...papers.map(({ id, label }): Made => ({
        name: `${slug}-${id}.pdf`,
        format: 'PDF',
        label,
        content: drawGuide(guide, { paper: id, ...options }),
      })),
      { name: `${slug}.csv`, format: 'CSV', label: 'Spreadsheet', content: makeCsv(guide) },
      {
        name: `${slug}.ics`,
        format: 'ICS',
        label: 'Reminders',
        content: makeCalendar(guide, options),
      },
    ];
    byGuide[slug] = made.flatMap(({ content, ...facts }): Download[] => {
      if (content === undefined) return [];
      const href = `/resources/guides/${facts.name}`;
      files.set(href, content);
      return [{ ...facts, href, bytes: Buffer.byteLength(content) }];
    });
  }
  return { byGuide, files };
}
