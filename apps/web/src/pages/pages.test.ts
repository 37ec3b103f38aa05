// @vitest-environment jsdom
import { pagePaths } from '@cornerbell/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutData, listRoutes, renderPage } from '../app/entry-server.tsx';
import { testContext as context, testLibrary as library } from '../testing/library.ts';

const pages = new Map<string, { body: HTMLElement; markdown: string | undefined }>();

beforeAll(async () => {
  const layout = layoutData(context);
  for (const path of (await listRoutes(context)).flat()) {
    const { markup, description } = await renderPage(context, layout, path);
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    pages.set(path, { body, markdown: description.markdown });
  }
});

const clean = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The part of a page between header and footer. */
function mainOf(path: string): Element {
  const main = pages.get(path)?.body.querySelector('main');
  if (!main) throw new Error(`${path} has no page with a <main>.`);
  return main;
}

const textOf = (part: Element) => clean(part.textContent);

const areas = (
  ['memberManagement', 'classScheduling', 'businessTools', 'memberExperience'] as const
).map((name) => [pagePaths[name], library.site[name]] as const);

it.each([
  ...library.posts.map((post) => [`/resources/blog/${post.slug}`, post] as const),
  ...library.guides.map((guide) => [`/resources/guides/${guide.slug}`, guide] as const),
])('every picture in %s is shown with a caption', (path, { content }) => {
  const captions = [...mainOf(path).querySelectorAll('figure > figcaption')];
  const pictures = content.match(/^!\[.+\]\([\w-]+\)$/gm) ?? [];
  expect(captions).toHaveLength(pictures.length);
  for (const { textContent } of captions) expect(textContent).toMatch(/^[A-Z].+\.$/);
  expect(mainOf(path).querySelectorAll('figure figure')).toHaveLength(pictures.length);
});

describe('the pages about an area', () => {
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
    for (const { skills } of library.site.samples.skills.groups)
      for (const { name, state } of skills) expect(shown).toContain(clean(`${name}: ${state}`));
  });
});

it('the home page dates its large card with the year, and its small cards without', () => {
  const shown = [...mainOf('/').querySelectorAll('time')].map((time) => time.textContent);
  const [newest, ...others] = library.posts.slice(0, 3);
  expect(shown).toEqual([newest?.dates.card, ...others.map(({ dates }) => dates.small)]);
});

it('every page has the year of the build in its footer', () => {
  for (const { body } of pages.values())
    expect(body.querySelector('main ~ footer')?.textContent).toContain('© 2026 ');
});

it('the header has the newest post and a featured guide', () => {
  const { latestPost, featuredGuide } = layoutData(context);
  const dates = library.posts.map(({ publishedDate }) => publishedDate);
  expect(latestPost?.date.iso).toBe(dates.toSorted().at(-1));
  expect(library.guides.find(({ slug }) => slug === featuredGuide?.slug)?.featured).toBe(true);
});

it('the plans show the regular price struck out beside the founding price, in the cards and in the table', () => {
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

it('the application form asks for the fields of its copy, and requires all but the optional ones', () => {
  const { fields } = library.site.contact;
  const shown = [...mainOf('/contact').querySelectorAll('form [name]:is([id], textarea)')].map(
    (field) => [
      field.getAttribute('name'),
      field.getAttribute('type') ?? field.localName,
      field.getAttribute('autocomplete'),
      field.hasAttribute('required'),
    ],
  );
  expect(shown).toEqual(
    fields.map(({ name, control, autocomplete, optional = false }) => [
      name,
      control,
      autocomplete,
      !optional,
    ]),
  );
});

it.each(library.posts.map(({ slug }) => slug))('%s shows at most three tags', (slug) => {
  const badges = mainOf(`/resources/blog/${slug}`).querySelector('h1')?.previousElementSibling;
  expect(badges?.childElementCount).toBeGreaterThan(0);
  // Its category is the first.
  expect(badges?.childElementCount).toBeLessThanOrEqual(1 + 3);
});

it.each(library.guides.map((guide) => [guide.slug, guide] as const))(
  '%s shows its description, its picture and related guides with full dates',
  (slug, { description }) => {
    const path = `/resources/guides/${slug}`;
    const [article, ...related] = mainOf(path).querySelectorAll('article');
    expect(textOf(article!)).toContain(clean(description));
    expect(article?.querySelector('img, svg')).not.toBeNull();
    expect(related.length).toBeGreaterThan(0);
    for (const card of related) {
      expect(card.querySelector('a')?.getAttribute('href')).not.toBe(path);
      // Only small cards leave the year out.
      expect(card.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    }
  },
);

it('the comparison compares every job in four ways, and says on which day', () => {
  const { table } = library.site.compare;
  const rows = [...mainOf('/compare').querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(table.rows.length);
  for (const [index, { job, us, paper, sheets, general }] of table.rows.entries()) {
    const text = clean(rows[index]?.textContent ?? '');
    for (const words of [job, us, paper, sheets, general]) expect(text).toContain(clean(words));
  }
  expect(textOf(mainOf('/compare'))).toContain(clean(table.checkedOn.text));
});

it('the overview of switching leads to the page of every source', () => {
  const links = [...mainOf('/switch').querySelectorAll('a')];
  const hrefs = links.map((link) => link.getAttribute('href'));
  const { sources } = library.site.switchFrom;
  expect(hrefs).toEqual(expect.arrayContaining(sources.map(({ id }) => `/switch/${id}`)));
});

it.each(library.site.switchFrom.sources.map((source) => [`/switch/${source.id}`, source] as const))(
  '%s has a date, and a Markdown version',
  (path, { page: { title } }) => {
    const main = mainOf(path);
    expect(main.querySelector('h1')?.textContent).toBe(title);
    expect(textOf(main)).toContain(clean(library.site.switchFrom.asOf.text));
    expect(textOf(main)).toContain('trademarks of their owners');
    expect(pages.get(path)?.markdown).toMatch(new RegExp(`^# ${title}\n`));
  },
);
