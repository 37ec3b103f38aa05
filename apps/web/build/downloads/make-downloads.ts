import type { Guide } from '@cornerbell/content';
import type { Download, Downloads } from '../../src/downloads/download.ts';
import { makeCalendar, type CalendarOptions } from './calendar.ts';
import { makeCsv } from './csv.ts';
import { drawGuide, papers } from './guide-pdf.ts';

/** The downloads of guides. */
export interface MadeDownloads {
  /** The downloads of each guide's page, by slug. */
  readonly byGuide: Downloads;
  /** The content of each file, by its address on the site. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
}

/** A download with its content; none if the guide does not have this format. */
interface Made extends Pick<Download, 'name' | 'format' | 'label'> {
  readonly content: Uint8Array | string | undefined;
}

/**
 * Makes the downloads of guides: a PDF for each paper size and, if the guide declares them, a spreadsheet and a calendar. The same
 * guide gives the same bytes, apart from the days on which its reminders begin.
 *
 * @throws Error if no font has a letter of a guide, or a guide declares a spreadsheet without lines for it.
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
