// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Guide } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendar } from './calendar.ts';
import { makeCsv } from './csv.ts';
import { makeDownloads, type MadeDownloads } from './make-downloads.ts';
import { drawGuide } from './pdf/draw-guide.ts';
import { readFonts, type FontSet } from './pdf/fonts.ts';
import { papers } from './pdf/paper.ts';

const { guides } = readLibrary();
const guideOf = (slug: string): Guide => {
  const guide = guides.find((candidate) => candidate.slug === slug);
  if (!guide) throw new Error(`The library has no guide ${slug}.`);
  return guide;
};
const schedule = guideOf('class-scheduling-template');
const skills = guideOf('skills-tracking-template');

let cache = '';
let made: MadeDownloads;
let fonts: FontSet;

beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'downloads-'));
  made = await makeDownloads(guides, { cache });
  fonts = await readFonts();
}, 120_000);
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const read = (address: string) => readFileSync(made.files.get(address) ?? '');

/** The objects of a PDF, its compressed parts opened. */
function open(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/FlateDecode\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g)];
  const opened = streams.map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...opened].join('\n');
}

describe('the downloads of the library', () => {
  it('are a PDF for each paper, and tables and reminders where they fit', () => {
    const formats = guides.map(({ slug }) => [
      slug,
      made.byGuide[slug]?.map(({ format, label }) => `${format} ${label}`).join(', '),
    ]);
    const pdf = 'PDF A4, PDF Letter';
    expect(Object.fromEntries(formats)).toEqual({
      'gym-management-checklist': `${pdf}, ICS Reminders`,
      'class-scheduling-template': `${pdf}, CSV Spreadsheet, ICS Reminders`,
      'skills-tracking-template': `${pdf}, CSV Spreadsheet`,
      'member-retention-strategies': `${pdf}, ICS Reminders`,
      'sparring-clearance-checklist': pdf,
      'new-member-onboarding-workflow': `${pdf}, ICS Reminders`,
    });
  });

  it('state the sizes that the files have', () => {
    for (const file of Object.values(made.byGuide).flat()) {
      expect(read(file.href)).toHaveLength(file.bytes);
    }
  });

  it('are made once: the next build draws nothing, a changed guide only itself', async () => {
    expect(made.drawn).toBe(6);
    expect((await makeDownloads(guides, { cache })).drawn).toBe(0);
    const counted = guides.map((guide) => ({ ...guide, downloadCount: 1, relatedGuides: [] }));
    expect((await makeDownloads(counted, { cache })).drawn).toBe(0);
    const changed = [{ ...skills, title: 'Another title' }, ...guides.slice(0, 2)];
    expect((await makeDownloads(changed, { cache })).drawn).toBe(1);
  });
});

/** The folder in which the files of the skills are kept. */
const kept = () =>
  dirname(made.files.get(`/resources/guides/${skills.slug}-a4.pdf`) ?? 'no such file');

describe('the folder of a guide', () => {
  let shared = '';

  beforeEach(() => {
    shared = mkdtempSync(join(tmpdir(), 'downloads-'));
  });
  afterEach(() => rmSync(shared, { recursive: true }));

  it('stays where another build has finished it meanwhile', async () => {
    const folder = join(shared, basename(kept()));
    const making = makeDownloads([skills], { cache: shared });
    cpSync(kept(), folder, { recursive: true });
    writeFileSync(join(folder, 'of-the-other-build'), '');

    expect((await making).byGuide[skills.slug]).toEqual(made.byGuide[skills.slug]);
    expect(existsSync(join(folder, 'of-the-other-build'))).toBe(true);
    expect(readdirSync(shared)).toEqual([basename(folder)]);
  });

  it('is filled up where a killed process has left a part of it', async () => {
    const folder = join(shared, basename(kept()));
    cpSync(kept(), folder, { recursive: true });
    rmSync(join(folder, 'index.json'));
    writeFileSync(join(folder, `${skills.slug}-a4.pdf`), 'half a file');

    const { drawn } = await makeDownloads([skills], { cache: shared });
    expect(drawn).toBe(1);
    expect(readdirSync(shared)).toEqual([basename(folder)]);
    for (const name of readdirSync(kept())) {
      expect(readFileSync(join(folder, name)).equals(readFileSync(join(kept(), name)))).toBe(true);
    }
    expect((await makeDownloads([skills], { cache: shared })).drawn).toBe(0);
  });

  it('is kept although a draft of another build is gone before its age is asked for', async () => {
    symlinkSync(join(shared, 'gone'), join(shared, 'draft-of-another-build'));
    expect((await makeDownloads([skills], { cache: shared })).drawn).toBe(1);
  });
});

describe('the PDF of a guide', () => {
  it.each(papers)('on $label has the same bytes each time', async (paper) => {
    const href = `/resources/guides/${schedule.slug}-${paper.id}.pdf`;
    const again = await drawGuide(schedule, { paper, fonts: await readFonts() });
    expect(again.equals(read(href))).toBe(true);
  });

  it('is tagged, titled, in English, with bookmarks, and says that it is PDF/UA', () => {
    const pdf = open(read(`/resources/guides/${schedule.slug}-a4.pdf`));
    for (const part of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      '/Outlines',
      '<pdfuaid:part>1</pdfuaid:part>',
      `(${schedule.title})`,
      '(D:20250115000000Z)',
    ]) {
      expect(pdf).toContain(part);
    }
    for (const type of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD']) {
      expect(pdf).toMatch(new RegExp(`/S /${type}\\b`));
    }
    expect(pdf).not.toMatch(/\/S \/Figure/);
  });

  it('leads to the site only where it knows the site’s address', async () => {
    const paper = papers[0]!;
    const without = open(await drawGuide(schedule, { paper, fonts }));
    expect(without).not.toContain('/URI');
    const origin = 'https://gym.test';
    const withOrigin = open(await drawGuide(schedule, { paper, fonts, origin }));
    expect(withOrigin).toContain('/URI (https://gym.test/features/class-scheduling)');
    expect(withOrigin).toMatch(/\/S \/Link\b/);
    expect(without).not.toMatch(/\/S \/Link\b/);
  });

  it('is dated by the last change', async () => {
    const guide = { ...skills, updatedDate: '2025-03-01' };
    expect(open(await drawGuide(guide, { paper: papers[0]!, fonts }))).toContain(
      'D:20250301000000Z',
    );
  });

  it('refuses what no font can print, and says which guide and which sign', async () => {
    const guide = { ...skills, content: 'Ring the 🔔.' };
    await expect(drawGuide(guide, { paper: papers[0]!, fonts })).rejects.toThrow(
      /"skills-tracking-template" can't be set\. .* Received "🔔"/,
    );
  });

  it.each([
    ['nothing but a heading', '## One'],
    ['a word longer than a line', `## One\n\n${'x'.repeat(400)}\n\n- ${'y'.repeat(400)}: ____`],
    ['a table longer than a page', '- A: ____ B: ____\n'.repeat(120)],
    ['a paragraph longer than a page', 'word '.repeat(4000)],
    ['headings one after the other', '### A\n'.repeat(80)],
  ])('is set with %s', async (_what, content) => {
    const pdf = await drawGuide({ ...skills, content }, { paper: papers[1]!, fonts });
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});

/** The lines of a guide's spreadsheet, without the mark of UTF-8. */
const lines = (guide: Guide) => (makeCsv(guide) ?? '').slice(1).split('\r\n');

describe('the spreadsheet', () => {
  it('of the schedule has a line for each class of the week', () => {
    const [head, ...rows] = lines(schedule);
    expect(head).toBe('Day,Start,End,Class,Coach,Cover,Cap');
    expect(rows.filter((row) => row.startsWith('Monday,'))).toHaveLength(3);
    expect(rows.filter((row) => row !== '')).toHaveLength(19);
  });

  it('of the skills has each of the 24 with its group', () => {
    const [head, first, ...rows] = lines(skills);
    expect(head).toBe('Group,Skill,Demonstrated,Mastered');
    expect(first).toMatch(/^Stance and footwork,"S1 Stance and guard: .*",,$/);
    expect([first, ...rows].filter((row) => row !== '')).toHaveLength(24);
    expect(rows.join('\n')).toContain('told ""again"" at any point');
  });

  it('is missed where a guide names one but has no lines for it', () => {
    const guide = { ...skills, content: '- Date: ____ Coach: ____\n- Date: ____ Coach: ____' };
    expect(() => makeCsv(guide)).toThrow(/under two headings or more/);
  });
});

describe('the reminders', () => {
  it('begin after publication, repeat, and depend on no clock and no time zone', () => {
    const before = process.env['TZ'];
    const texts = ['UTC', 'America/Chicago', 'Pacific/Kiritimati'].map((zone) => {
      process.env['TZ'] = zone;
      return makeCalendar(guideOf('member-retention-strategies'), 'https://gym.test');
    });
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
    expect(new Set(texts).size).toBe(1);
    const [text = ''] = texts;
    // January 5, 2025 is a Sunday.
    expect(text).toContain('DTSTART;VALUE=DATE:20250106\r\n');
    expect(text).toContain('RRULE:FREQ=MONTHLY;INTERVAL=3\r\n');
    expect(text.match(/UID:member-retention-strategies-\d@cornerbell/g)).toHaveLength(3);
    expect(text).toContain('URL;VALUE=URI:https://gym.test/resources/guides/member-retention-');
  });

  it.each([
    ['2025-01-06', '20250113'],
    ['2025-01-07', '20250113'],
    ['2025-01-12', '20250113'],
  ])('of a guide of %s begin on Monday %s', (publishedDate, monday) => {
    const guide = { ...skills, publishedDate, reminders: ['weekly: Mark one class'] };
    expect(makeCalendar(guide)).toContain(`DTSTART;VALUE=DATE:${monday}`);
  });
});
