import { formatDate, publishedAt } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { categoryHues } from '../library/hues.ts';
import { layoutData, listPaths, readPageData, renderPage } from '../shell/entry-server.tsx';
import type { GuideData } from './guide/data.ts';

/**
 * What the pages must state. Each claim is the words that one short passage holds, in any order: the
 * copy around them is free to change.
 */
const claims: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Built for Independent Boxing Gyms',
    'Member Management … profiles',
    'Class Scheduling',
    'Skills Tracking … 24',
    'Attendance Tracking … 10 days',
    'Private Training',
    'Analytics & Reports',
    'Built in the Open',
    'Active … development',
    'Weekly … features',
    'Direct … founders',
    '50 places … 40% off for life … active',
    'credited by name',
  ],
  '/features': [
    'Active Development … 2024',
    'Features Built … 50+',
    'Current Status … Pilot',
    'Founding Member Spots … 50',
    'Member Management … 15+ tools',
    'Class Scheduling … 8+ tools',
    'Business Tools … 12+ tools',
    'Member Experience … 10+ tools',
    'Everything Works Together',
    'Unified data',
    'Automated workflows',
    'Actionable insights',
    'Founding gyms … vote on features',
  ],
  '/features/member-management': [
    '15+ … member management tools',
    'Sparring … Not Ready … Assessment Needed … Cleared … coach sign-off',
    'over 10 days',
    'retention … 90% or more',
    'score',
    '$89 a month',
    '$99 a month',
    '$149 a month',
  ],
  '/features/class-scheduling': [
    '8+ … scheduling tools',
    '24 … boxing skills',
    '100+ classes per month',
    'Not Yet Demonstrated',
    'Mastered',
    '$90',
    '$120',
    'Next in line',
  ],
  '/features/business-tools': [
    '12+ … business tools',
    'Messaging … Planned',
    'Top Performer',
    'Excellent',
    'Developing',
    'Ready',
    'Scheduled',
    'Custom',
    'Quarterly',
  ],
  '/features/member-experience': [
    '10+ … engagement tools',
    '50+ badge types',
    'Gold',
    'Silver',
    'Bronze',
    "Today's Focus",
  ],
  '/pricing': [
    'Starter … $29 … Founding price … $49 … per month … Up to 50 members … Apply to Join',
    'Growth … $59 … Founding price … $99 … per month … Up to 150 members … Apply to Join',
    'Professional … $89 … Founding price … $149 … per month … Up to 300 members … Apply to Join',
    'Multi-Location … $149 … Founding price … $249 … Up to 500 members … Apply to Join',
    'Enterprise … Custom … Unlimited members … Unlimited locations … Apply to Join',
    'Professional … Most Popular',
    'founding price for life … active',
    'free 30-day trial … first charge',
    '60 days … first charge … during the pilot … non-refundable',
    "month to month … no contract … 30 days' notice",
    'renews … by itself',
    'upgrade … immediately',
    'downgrade … next billing cycle',
    'SMS … per-message credits',
    'article … another price',
  ],
  '/contact': [
    '50 … founding gyms',
    '40% … off for life',
    '48 h … review',
    '60 days … money-back',
    'what happens next',
  ],
  '/about': [
    'story',
    'approach',
    'roadmap',
    'values',
    '2024',
    'New features … weekly',
    'every 1 to 2 weeks … 30 minutes',
    'Done … 50+ features',
    'Now … 50 founding gyms',
    'Next … messaging … Planned',
  ],
  '/pilot-program': [
    '50 … founding gyms at most',
    '40% … off for life while your account stays active',
    'direct founder access',
    'new features weekly',
    'vote on features',
    'credited by name',
    'white-glove … onboarding … data migration',
    'review … 48 hours',
    '30-day trial',
    '60 days … first charge',
    "month to month … no contract … 30 days' notice",
    'support … under 4 hours',
    'critical fixes … 24 to 48 hours',
    'every 1 to 2 weeks … 30 minutes',
    'set-up … 2 to 3 hours',
    'health data (PHI) … not compliant',
    'Member Management',
    'Class Scheduling',
    'Business Tools',
    'Member Experience',
  ],
  '/resources': [
    'Featured Articles',
    'Popular Guides',
    'Latest Articles',
    'Downloadable Resources',
    'Building Software for Boxing Gyms',
    'All Resources … Blog Posts … Guides … Videos',
  ],
  '/resources/blog/ten-days-quiet': [
    'Educational',
    'The Cornerbell founders',
    'July 14, 2025',
    'min read',
    'Share',
    'Interested in Our Pilot Program?',
    'Related Articles',
  ],
  '/resources/guides/gym-management-checklist': [
    'Checklist',
    'Featured',
    '156 downloads',
    'January 20, 2025',
    'Download',
    'Want Software That Does This Automatically?',
    'Related Guides',
  ],
  '/switch': ['white-glove … migration', '2 to 3 hours', 'Comes over', 'Ask first', 'Stays behind'],
  '/privacy': [
    'July 31, 2025',
    'not for children under 13',
    'not honor Do Not Track',
    'PHI … not compliant',
  ],
  '/terms': [
    'July 31, 2025',
    'at least 13 years old',
    'under 18 … guardian',
    'renews automatically … 30 days before the renewal',
    'error … within 60 days of the charge',
    'export … 30 days after termination',
    'greater … 12 months … 500 USD',
    'informally … 60 days',
    'claim … 1 year',
    'law … Minnesota',
    'Hennepin County',
    'fees … non-refundable',
    'PHI … not compliant',
  ],
};

/** The links that each page must offer, with where they lead. */
const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {
    Apply: '/contact',
    'Book a Demo': '/demo',
    'Apply to Join': '/contact',
    'Read the offer': '/pilot-program',
  },
  '/features': {
    Apply: '/contact',
    'View Pricing': '/pricing',
    'Explore Member Management': '/features/member-management',
    'Explore Class Scheduling': '/features/class-scheduling',
    'Explore Business Tools': '/features/business-tools',
    'Explore Member Experience': '/features/member-experience',
    'Apply to Join': '/contact',
  },
  ...Object.fromEntries(
    ['member-management', 'class-scheduling', 'business-tools', 'member-experience'].map((area) => [
      `/features/${area}`,
      {
        'Become a Founding Member': '/contact',
        'View Pricing': '/pricing',
        'Start Free 30-Day Trial': '/contact',
        'Schedule a Demo': '/demo',
      },
    ]),
  ),
  '/pricing': { 'Apply to Join': '/contact', 'Plan your switch': '/switch' },
  '/about': { 'View Pricing': '/pricing', 'Contact Us': '/contact' },
  '/faq': { 'Schedule a Call': '/demo?kind=call', 'Send Us a Message': '/contact' },
  '/pilot-program': {
    'Explore Member Management': '/features/member-management',
    'Explore Class Scheduling': '/features/class-scheduling',
    'Explore Business Tools': '/features/business-tools',
    'Explore Member Experience': '/features/member-experience',
    'Book a Demo': '/demo',
    'View Pricing': '/pricing',
    'Read the FAQ': '/faq',
    'Apply to Join': '/contact',
  },
  '/resources': { 'Learn About Pilot Program': '/pilot-program', 'Book a Demo': '/demo' },
  '/resources/blog/ten-days-quiet': {
    'Back to Resources': '/resources',
    'Learn More about the pilot program': '/pilot-program',
    'Book a Demo': '/demo',
  },
  '/resources/guides/gym-management-checklist': { 'Book a Demo': '/demo' },
};

/** The sections of the pages about an area, which have addresses of their own. */
const sections: Readonly<Record<string, readonly string[]>> = {
  '/features/member-management': [
    'profiles-tracking',
    'attendance-management',
    'progress-tracking',
    'membership-plans',
  ],
  '/features/class-scheduling': [
    'class-management',
    'trainer-scheduling',
    'skills-tracking',
    'private-training',
    'waitlist-management',
  ],
  '/features/business-tools': [
    'payment-tracking',
    'analytics-dashboard',
    'staff-management',
    'messaging-system',
    'reports-insights',
  ],
  '/features/member-experience': [
    'mobile-app',
    'achievement-system',
    'leaderboards',
    'progress-photos',
    'community-features',
  ],
};

const asOf = '2026-11-26';
const whole = readLibrary();
const library = { ...publishedAt(whole, asOf), site: whole.site };
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

const passageLength = 450;

/** The short passages of a part of a page, each with those in it. */
const passagesOf = (part: Element) =>
  [...part.querySelectorAll('*')]
    .map(({ textContent }) => clean(textContent))
    .filter((text) => text.length <= passageLength);

const missingClaims = (part: Element, expected: readonly string[]) => {
  const passages = passagesOf(part);
  return expected.filter((claim) => {
    const words = claim.split(' … ').map(clean);
    return !passages.some((passage) => words.every((word) => passage.includes(word)));
  });
};

const linksOf = (part: Element) =>
  [...part.querySelectorAll('a')].map(
    (link) => [clean(link.textContent), link.getAttribute('href')] as const,
  );

describe.each(Object.entries(claims))('%s', (path, expected) => {
  it('states what it must', () => {
    expect(missingClaims(mainOf(path), expected)).toEqual([]);
  });
});

describe.each(Object.entries(links))('%s', (path, expected) => {
  it('leads to where a visitor goes next', () => {
    const offered = linksOf(mainOf(path));
    const missing = Object.entries(expected).filter(
      ([name, href]) => !offered.some(([text, to]) => text === clean(name) && to === href),
    );
    expect(missing).toEqual([]);
  });
});

describe('the pages about an area', () => {
  it.each(Object.entries(sections))('%s has its sections in order', (path, ids) => {
    const found = [...mainOf(path).querySelectorAll('h2[id]')].map(({ id }) => id);
    expect(found.slice(0, ids.length)).toEqual(ids);
  });

  it.each(['/', '/features', ...Object.keys(sections)])(
    'every picture of the product on %s says that its data is a sample',
    (path) => {
      const pictures = [...mainOf(path).querySelectorAll('figure')];
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(({ textContent }) => !textContent?.includes('Sample data'))).toEqual(
        [],
      );
    },
  );

  it('says that messaging, and nothing else, is planned: in the list of sections and in its own', () => {
    const main = mainOf('/features/business-tools');
    const plannedIn = (selector: string) =>
      [...main.querySelectorAll(`${selector} *`)].filter(
        ({ children, textContent }) => children.length === 0 && textContent === 'Planned',
      );
    expect(plannedIn('section')).toHaveLength(2);
    expect(plannedIn('section[aria-labelledby=messaging-system]')).toHaveLength(1);
  });

  it.each([
    ['/features/member-management', ['Quiet over 10 days', '97%, target 90%']],
    ['/features/class-scheduling', ['9 / 12 booked']],
  ])('the pictures on %s show the sample figures', (path, words) => {
    const shown = [...mainOf(path).querySelectorAll('figure')].map(
      ({ textContent }) => textContent,
    );
    for (const word of words) expect(shown.join(' ')).toContain(word);
  });

  it('are presented on the overview, each with its list and its badges', () => {
    const cards = [...mainOf('/features').querySelectorAll('article')];
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      const [features, highlights] = card.querySelectorAll('ul');
      expect(features?.children.length).toBeGreaterThanOrEqual(4);
      expect(highlights?.children.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('shows 24 skills, each with one of the three marks', () => {
    const marks = [...mainOf('/features/class-scheduling').querySelectorAll('li')].filter((item) =>
      /: (Not Yet Demonstrated|Demonstrated|Mastered)$/.test(item.textContent ?? ''),
    );
    expect(marks).toHaveLength(24);
  });

  it.each(['/features', ...Object.keys(sections), '/pricing', '/pilot-program'])(
    '%s leads to the switch',
    (path) => {
      expect(linksOf(mainOf(path)).map(([, href]) => href)).toContain('/switch');
    },
  );
});

describe('every page', () => {
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

  it('has a header and a footer that lead to what visitors look for', () => {
    const { body } = pages.get('/faq')!;
    const header = body.querySelector('header')!;
    const footer = body.querySelector('footer')!;
    expect(linksOf(header)).toEqual(
      expect.arrayContaining([
        ['apply', '/contact'],
        ['book a demo', '/demo'],
      ]),
    );
    expect(linksOf(body)).toEqual(
      expect.arrayContaining([
        ['x', expect.stringMatching(/^https:/)],
        ['instagram', expect.stringMatching(/^https:/)],
        ['linkedin', expect.stringMatching(/^https:/)],
        ['privacy policy', '/privacy'],
        ['terms of service', '/terms'],
      ]),
    );
    expect(
      missingClaims(footer, [
        'Features',
        'Resources',
        'Support',
        'Company',
        'Get Started',
        'Follow Us',
        'Every round counts.',
      ]),
    ).toEqual([]);
    expect(
      missingClaims(body, [
        'Weekly Growth Newsletter',
        'Join 500+ gym owners',
        'Need Immediate Help?',
      ]),
    ).toEqual([]);
  });
});

describe('the home page', () => {
  it('presents six features in order, each with a link to its section', () => {
    const cards = [...mainOf('/').querySelectorAll('section[aria-labelledby=features] article')];
    expect(
      cards.map((card) => [
        card.querySelector('h3')?.textContent,
        card.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual([
      ['Member Management', '/features/member-management#profiles-tracking'],
      ['Class Scheduling', '/features/class-scheduling#class-management'],
      ['Skills Tracking', '/features/class-scheduling#skills-tracking'],
      ['Attendance Tracking', '/features/member-management#attendance-management'],
      ['Private Training', '/features/class-scheduling#private-training'],
      ['Analytics & Reports', '/features/business-tools#analytics-dashboard'],
    ]);
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

describe('the rounds', () => {
  it('of the roadmap are done, now, next and next', () => {
    const rounds = [...mainOf('/about').querySelectorAll('ol > li:has(h3)')];
    expect(rounds.map((round) => round.getAttribute('data-state'))).toEqual([
      'done',
      'now',
      'next',
      'next',
    ]);
  });

  it('of the pilot are in the order of its copy', () => {
    const titles = [...mainOf('/pilot-program').querySelectorAll('ol > li h3')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      library.site.pilotProgram.rounds.items.map(({ title }) => title),
    );
  });
});

describe('the legal pages', () => {
  it('lead to each other', () => {
    expect(linksOf(mainOf('/privacy')).map(([, href]) => href)).toContain('/terms');
    expect(linksOf(mainOf('/terms')).map(([, href]) => href)).toContain('/privacy');
  });
});

describe('the plans', () => {
  it('are five, and one alone is the most popular', () => {
    const plans = [...mainOf('/pricing').querySelectorAll('article')];
    expect(plans.map((plan) => plan.querySelector('h3')?.textContent)).toEqual(
      library.site.plans.plans.map(({ name }) => name),
    );
    expect(plans).toHaveLength(5);
    const popular = plans.filter(({ textContent }) => textContent?.includes('Most Popular'));
    expect(popular).toHaveLength(1);
  });

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
  it('asks for seven things, all of them required', () => {
    const controls = [...mainOf('/contact').querySelectorAll('form :is(input, textarea)')];
    const traits = controls
      .filter((control) => control.hasAttribute('required'))
      .map((control) => [
        control.getAttribute('name'),
        control.getAttribute('type') ?? control.tagName.toLowerCase(),
        control.getAttribute('autocomplete'),
      ]);
    expect(traits).toEqual([
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['gymName', 'text', 'organization'],
      ['gymLocation', 'text', 'address-level2'],
      ['currentMembers', 'text', 'off'],
      ['message', 'textarea', 'off'],
    ]);
  });
});

describe('the questions', () => {
  it('stand in four groups, closed, each with its answer in the document', () => {
    const groups = [...mainOf('/faq').querySelectorAll('section:has(details)')];
    expect(groups).toHaveLength(4);
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
    '%s shows its description, its picture and three related guides',
    async (slug) => {
      const path = `/resources/guides/${slug}`;
      const page = await readPageData(context, path);
      const data = page?.data as GuideData | undefined;
      const related = data?.related ?? [];
      expect(related).toHaveLength(3);
      expect(related.map((other) => other.slug)).not.toContain(slug);
      expect(missingClaims(mainOf(path), [String(data?.guide.description)])).toEqual([]);
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
    expect(missingClaims(mainOf('/compare'), [formatDate(table.checkedOn, 'page')])).toEqual([]);
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
    (id, { title, trademark }) => {
      const path = `/switch/${id}`;
      const main = mainOf(path);
      expect(clean(main.querySelector('h1')?.textContent ?? '')).toBe(clean(title));
      const expected = ['general knowledge as of', '2–3 h', ...(trademark ? [trademark] : [])];
      expect(missingClaims(main, expected)).toEqual([]);
      const text = pages.get(path)?.markdown ?? '';
      expect(text).toMatch(new RegExp(`^# ${title}\n`));
      expect(text).not.toContain('$');
    },
  );
});
