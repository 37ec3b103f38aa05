// @vitest-environment jsdom
import { pagePaths } from '@cornerbell/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { categoryHues } from '../library/hues.ts';
import { layoutData, listPaths, readPageData, renderPage } from '../app/entry-server.tsx';
import type { GuideData } from './guide/data.ts';
import { testLibrary } from '../testing/library.ts';

const asOf = '2026-11-26';
const library = testLibrary;
const context = { library, asOf: new Date(asOf), origin: 'https://gym.test', cardDesign: '' };

const pages = new Map<string, { body: HTMLElement; markdown: string | undefined }>();

beforeAll(async () => {
  const layout = layoutData(context);
  for (const path of await listPaths(context)) {
    const { markup, description } = await renderPage(context, layout, path);
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    pages.set(path, { body, markdown: description.markdown });
  }
});

const clean = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What stands in a page between header and footer. */
function mainOf(path: string): Element {
  const main = pages.get(path)?.body.querySelector('main');
  if (!main) throw new Error(`${path} has no page with a <main>.`);
  return main;
}

const textOf = (part: Element) => clean(part.textContent);

const linksOf = (part: Element) =>
  [...part.querySelectorAll('a')].map(
    (link) => [clean(link.textContent), link.getAttribute('href')] as const,
  );

describe('the pages about an area', () => {
  const areaPaths = library.site.features.areas.map(({ link }) => link);

  it.each(['/', '/features', ...areaPaths])(
    'every picture of the product on %s says that its data is a sample',
    (path) => {
      const pictures = [...mainOf(path).querySelectorAll('figure')];
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture.textContent).toContain('Sample data');
    },
  );

  it('are presented on the overview, each with its list and its badges', () => {
    const cards = [...mainOf('/features').querySelectorAll('article')];
    expect(cards).toHaveLength(areaPaths.length);
    for (const card of cards) {
      const [features, highlights] = card.querySelectorAll('ul');
      expect(features?.children.length).toBeGreaterThan(0);
      expect(highlights?.children.length).toBeGreaterThan(0);
    }
  });

  const areas = (
    ['memberManagement', 'classScheduling', 'businessTools', 'memberExperience'] as const
  ).map((name) => [pagePaths[name], library.site[name]] as const);

  it.each(areas)(
    '%s has its sections in order, and marks what is planned',
    (path, { sections }) => {
      const main = mainOf(path);
      const found = [...main.querySelectorAll('h2[id]')].map(({ id }) => id);
      expect(found.slice(0, sections.length)).toEqual(sections.map(({ id }) => id));
      const { plannedLabel } = library.site.featurePages;
      const marksIn = (part: ParentNode) =>
        [...part.querySelectorAll('*')].filter(
          ({ children, textContent }) => children.length === 0 && textContent === plannedLabel,
        );
      const planned = sections.filter(({ isPlanned }) => isPlanned);
      // In the list of sections, and in the section and the frame of its still.
      expect(marksIn(main)).toHaveLength(3 * planned.length);
      for (const { id } of planned)
        expect(marksIn(main.querySelector(`[aria-labelledby=${id}]`)!)).toHaveLength(2);
    },
  );

  it.each(areas)('%s has different backgrounds in adjacent sections', (path, { sections }) => {
    const tones = [...mainOf(path).querySelectorAll('section[data-tone]')].map((section) =>
      section.getAttribute('data-tone'),
    );
    expect(tones).toHaveLength(sections.length + 2);
    expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
  });

  it('show every skill with its mark', () => {
    const shown = textOf(mainOf('/features/class-scheduling'));
    for (const { name, state } of library.site.samples.skills.groups.flatMap(
      ({ skills }) => skills,
    ))
      expect(shown).toContain(clean(`${name}: ${state}`));
  });
});

describe('the home page', () => {
  it('dates its large card with the year, and its small cards without', () => {
    const shown = [...mainOf('/').querySelectorAll('time')].map((time) => time.textContent);
    const [newest, ...others] = library.posts.slice(0, 3);
    expect(shown).toEqual([newest?.dates.card, ...others.map(({ dates }) => dates.small)]);
  });
});

describe('every page', () => {
  it('has the year of the build in its footer', () => {
    for (const { body } of pages.values())
      expect(body.querySelector('main ~ footer')?.textContent).toContain('© 2026 ');
  });

  it('has one main heading and skips no level of heading', () => {
    const wrong = [...pages].flatMap(([path, { body }]) => {
      const levels = [...body.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
        ({ tagName }) => Number(tagName.slice(1)),
      );
      const skips = levels.some((level, index) => level - (levels[index - 1] ?? 0) > 1);
      return skips || levels.filter((level) => level === 1).length !== 1 ? [path] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the header', () => {
  it('has the newest post and a featured guide', () => {
    const { latestPost, featuredGuide } = layoutData(context);
    const dates = library.posts.map(({ publishedDate }) => publishedDate);
    expect(latestPost?.date.iso).toBe(dates.toSorted().at(-1));
    expect(library.guides.find(({ slug }) => slug === featuredGuide?.slug)?.featured).toBe(true);
  });
});

describe('the plans', () => {
  it('show the regular price struck out beside the founding price, in the cards and in the table', () => {
    const main = mainOf('/pricing');
    const rows = [...main.querySelectorAll('tr:has(th a)')].map((row) =>
      [...row.querySelectorAll('th a, td')].map(({ textContent }) => textContent),
    );
    const plans = library.site.plans.plans.map(({ id, name, price, memberLimit }) => {
      const struckOut = main.querySelector(`article[id="${id}"] s`)?.textContent;
      const prices = price.kind === 'custom' ? ['Custom'] : [struckOut, `$${price.founding}`];
      return [name, String(memberLimit ?? 'No limit'), ...prices];
    });
    expect(rows).toEqual(plans);
  });
});

describe('the application form', () => {
  it('asks for the fields of its copy, and requires all but the optional ones', () => {
    const { fields, rounds } = library.site.contact;
    const shown = rounds.flatMap((round) =>
      fields.filter(({ name }) => round.fields.includes(name)),
    );
    const controls = shown.map(({ name, control, autocomplete, optional = false }) => {
      const element = mainOf('/contact').querySelector(`form [name=${name}]`);
      const type = element?.getAttribute('type') ?? element?.localName;
      const traits = [
        type,
        element?.getAttribute('autocomplete'),
        element?.hasAttribute('required'),
      ];
      return { traits, expected: [control, autocomplete, !optional] };
    });
    expect(shown).toHaveLength(fields.length);
    for (const { traits, expected } of controls) expect(traits).toEqual(expected);
  });
});

describe('the questions', () => {
  it('stand in their groups, closed, each with its answer in the document', () => {
    const groups = [...mainOf('/faq').querySelectorAll('section:has(details)')];
    expect(groups).toHaveLength(library.site.faq.groups.length);
    for (const [index, { title }] of library.site.faq.groups.entries())
      expect(groups[index]?.querySelector('h2')?.textContent).toContain(title);
    const details = groups.flatMap((group) => [...group.querySelectorAll('details')]);
    const items = library.site.faq.groups.flatMap((group) => group.items);
    expect(details.map((part) => part.querySelector('summary + [id]')?.id)).toEqual(
      items.map(({ id }) => id),
    );
    for (const [index, part] of details.entries()) {
      expect(part.hasAttribute('open')).toBe(false);
      expect(part.querySelector('[hidden]')).toBeNull();
      expect(clean(part.querySelector('h3')?.textContent ?? '')).toBe(
        clean(items[index]?.question ?? ''),
      );
    }
  });
});

describe('a post and a guide', () => {
  it('show their body without the marks of Markdown', () => {
    const article = mainOf('/resources/blog/ten-days-quiet').querySelector('article')!;
    expect(article.textContent).not.toMatch(/\*\*|\]\(/);
    expect(article.querySelector('h2')).not.toBeNull();
    expect(article.querySelector('li')).not.toBeNull();
  });

  it.each(library.posts.map(({ slug }) => slug))('%s shows at most three tags', async (slug) => {
    const page = await readPageData(context, `/resources/blog/${slug}`);
    const data = page?.data as { tags: readonly string[] };
    expect(data.tags.length).toBeLessThanOrEqual(3);
  });

  it.each(library.guides.map(({ slug }) => slug))(
    '%s shows its description, its picture and related guides',
    async (slug) => {
      const path = `/resources/guides/${slug}`;
      const page = await readPageData(context, path);
      const data = page?.data as GuideData | undefined;
      const related = data?.related ?? [];
      expect(related.length).toBeGreaterThan(0);
      // Only small cards leave the year out.
      for (const { date } of related) expect(date.text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      expect(related.map((other) => other.slug)).not.toContain(slug);
      expect(textOf(mainOf(path))).toContain(clean(String(data?.guide.description)));
      expect(mainOf(path).querySelector('article :is(img, svg)')).not.toBeNull();
    },
  );

  it('have a colour for each category', () => {
    expect(new Set(Object.values(categoryHues)).size).toBe(5);
  });

  it('show task boxes that nobody can tick', () => {
    const boxes = [
      ...mainOf('/resources/guides/gym-management-checklist').querySelectorAll<HTMLInputElement>(
        'input[type=checkbox]',
      ),
    ];
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.every(({ disabled }) => disabled)).toBe(true);
  });
});

describe('the comparison', () => {
  it('compares every job in four ways, and says on which day', () => {
    const { table } = library.site.compare;
    const rows = [...mainOf('/compare').querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(table.rows.length);
    for (const [index, { job, us, paper, sheets, general }] of table.rows.entries()) {
      const text = clean(rows[index]?.textContent ?? '');
      for (const words of [job, us, paper, sheets, general]) expect(text).toContain(clean(words));
    }
    expect(textOf(mainOf('/compare'))).toContain(clean(table.checkedOn.text));
  });
});

describe('the pages for a switch', () => {
  const { sources } = library.site.switchFrom;

  it('are led to from the overview', () => {
    const hrefs = linksOf(mainOf('/switch')).map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining(sources.map(({ id }) => `/switch/${id}`)));
  });

  it.each(sources.map((source) => [source.id, source] as const))(
    '%s has a date, and its Markdown version names no price of another',
    (id, { page: { title } }) => {
      const path = `/switch/${id}`;
      const main = mainOf(path);
      expect(clean(main.querySelector('h1')?.textContent ?? '')).toBe(clean(title));
      expect(textOf(main)).toContain(clean(library.site.switchFrom.asOf.text));
      expect(textOf(main)).toContain('trademarks of their owners');
      const text = pages.get(path)?.markdown ?? '';
      expect(text).toMatch(new RegExp(`^# ${title}\n`));
      expect(text).not.toContain('$');
    },
  );
});
