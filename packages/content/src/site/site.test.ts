import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPaths } from '../addresses/list-paths.ts';
import * as site from '../site.ts';
import { parseResourceParams } from '../resource-address.ts';

/** Every text under a value, with the names that lead to it. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

const all = textsIn(site);
const markdownLinks = all.flatMap(({ path, text }) =>
  [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => ({ path, text: href })),
);
const links = all
  .filter(({ path }) => /\.(?:href|link|to)$/.test(path))
  .concat(markdownLinks)
  .map(({ path, text }) => [path, text] as const);

const featurePages = [
  site.memberManagementPage,
  site.classSchedulingPage,
  site.businessToolsPage,
  site.memberExperiencePage,
];
const routes = new Set([...Object.keys(site.pages), '/privacy', '/terms']);
const articles = ['posts', 'guides'].flatMap((kind) =>
  readdirSync(join(import.meta.dirname, '../..', kind)).map(
    (name) => `/resources/${kind === 'posts' ? 'blog' : kind}/${name.replace(/\.md$/, '')}`,
  ),
);
const anchors = new Set([
  ...featurePages.flatMap(({ id, sections }) =>
    sections.map((section) => `/features/${id}#${section.id}`),
  ),
  ...site.faqGroups.flatMap(({ items }) => items.map(({ id }) => `/faq#${id}`)),
]);

describe('links', () => {
  const internal = links.filter(([, href]) => !href.startsWith('https://'));

  it.each(internal)('%s leads to a page: %s', (_path, href) => {
    const [address = ''] = href.split('#');
    const [path = '', search = ''] = address.split('?');
    const params = new URLSearchParams(search);
    const read = parseResourceParams(params);
    expect([...routes, ...listPaths, ...articles]).toContain(path);
    expect(read.type).toBe(params.get('type') ?? 'all');
    expect(read.category !== undefined).toBe(params.has('category'));
  });

  it('lead to sections and questions that exist', () => {
    const wanted = links.map(([, href]) => href).filter((href) => href.includes('#'));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((href) => !anchors.has(href))).toEqual([]);
  });

  it('lead away from the site only to where the founders write', () => {
    const external = links.map(([, href]) => href).filter((href) => href.startsWith('https://'));
    expect(new Set(external)).toEqual(new Set(site.socialLinks.map(({ href }) => href)));
  });
});

describe('the facts', () => {
  it('are those of the specification (§1, §2, §9)', () => {
    expect(Object.fromEntries(site.ledger.map(({ id, value }) => [id, value]))).toEqual({
      'site.name': 'Cornerbell',
      'pilot.spots': 50,
      'pilot.discountPercent': 40,
      'pilot.reviewHours': 48,
      'pilot.guaranteeDays': 60,
      'pilot.cancelNoticeDays': 30,
      'pilot.trialDays': 30,
      'plan.starter.founding': 29,
      'plan.starter.regular': 49,
      'plan.starter.members': 50,
      'plan.growth.founding': 59,
      'plan.growth.regular': 99,
      'plan.growth.members': 150,
      'plan.professional.founding': 89,
      'plan.professional.regular': 149,
      'plan.professional.members': 300,
      'plan.multiLocation.founding': 149,
      'plan.multiLocation.regular': 249,
      'plan.multiLocation.members': 500,
      'article.listed': 200,
      'article.founding': 120,
      'support.responseHours': 4,
      'support.criticalFixHours.least': 24,
      'support.criticalFixHours.most': 48,
      'support.callEveryWeeks.least': 1,
      'support.callEveryWeeks.most': 2,
      'support.callMinutes': 30,
      'support.setupHours.least': 2,
      'support.setupHours.most': 3,
      'claim.developmentSince': 2024,
      'claim.featuresBuilt': 50,
      'claim.skills': 24,
      'claim.memberTools': 15,
      'claim.schedulingTools': 8,
      'claim.businessTools': 12,
      'claim.engagementTools': 10,
      'claim.classesPerMonth': 100,
      'claim.badgeTypes': 50,
      'claim.newsletterReaders': 500,
      'advice.quietDays': 10,
      'advice.retentionPercent': 90,
      'advice.startSkills.least': 20,
      'advice.startSkills.most': 30,
      'legal.date': '2025-07-31',
      'legal.minimumAge': 13,
      'legal.adultAge': 18,
      'legal.renewalNoticeDays': 30,
      'legal.billingErrorDays': 60,
      'legal.exportDays': 30,
      'legal.liabilityMonths': 12,
      'legal.liabilityFloorDollars': 500,
      'legal.informalDisputeDays': 60,
      'legal.claimYears': 1,
      'legal.governingLaw': 'Minnesota',
      'legal.venue': 'Hennepin County',
      'kept.unsentDays': 7,
      'offer.plans': 5,
      'offer.featureAreas': 4,
      'offer.skillMarks': 3,
      'offer.sparringStatuses': 3,
      'offer.achievementTiers': 3,
      'sample.memberPlan.twoNights': 89,
      'sample.memberPlan.unlimited': 99,
      'sample.memberPlan.family': 149,
      'sample.privateSession.least': 90,
      'sample.privateSession.most': 120,
      'library.posts': 6,
      'library.guides': 6,
      'library.readMinutes.least': 4,
      'library.readMinutes.most': 8,
      'display.featuredPosts': 2,
      'display.popularGuides': 3,
      'display.postTags': 3,
      'display.related': 3,
    });
  });

  it('are the only numbers in the words of the site: every other file takes them from there', () => {
    const written = sourceFiles()
      .filter(([name]) => !/^(?:facts|ledger|open-questions)\.ts$|^samples\//.test(name))
      .flatMap(([name, code]) =>
        [...withoutExpressions(code).matchAll(/(['"`])((?:(?!\1).)*\d(?:(?!\1).)*)\1/g)].map(
          ([, , text]) => `${name}: ${text}`,
        ),
      );
    expect(written).toEqual([
      'contact.ts: address-level2',
      'messages.ts: 404',
      'pages.ts: /404',
      'redirects.ts: /resources/guides/10-point-gym-management-checklist',
    ]);
  });

  it('count what the pages list', () => {
    const { plans, featureAreas, skillMarks, sparringStatuses, achievementTiers } = site.offerFacts;
    expect(site.plans).toHaveLength(plans);
    expect(site.featureAreas).toHaveLength(featureAreas);
    expect(site.skillStates).toHaveLength(skillMarks);
    expect(new Set(site.sampleMembers.map(({ sparring }) => sparring)).size).toBe(sparringStatuses);
    expect(new Set(site.sampleAchievements.map(({ tier }) => tier)).size).toBe(achievementTiers);
  });

  it('name the product in one place', () => {
    const naming = sourceFiles().filter(([, code]) => code.includes('Cornerbell'));
    expect(naming.map(([name]) => name)).toEqual(['brand.ts']);
  });
});

describe('the plans (Specification §9)', () => {
  it('are five, with founding and regular price, limit and one badge', () => {
    expect(
      site.plans.map(({ name, price, memberLimit, badge, popular }) => [
        name,
        price.kind === 'monthly' ? [price.founding, price.regular] : price.kind,
        memberLimit,
        badge,
        popular,
      ]),
    ).toEqual([
      ['Starter', [29, 49], 50, undefined, false],
      ['Growth', [59, 99], 150, undefined, false],
      ['Professional', [89, 149], 300, 'Most Popular', true],
      ['Multi-Location', [149, 249], 500, undefined, false],
      ['Enterprise', 'custom', null, undefined, false],
    ]);
  });

  it('say their limit among their features', () => {
    for (const { memberLimit, features } of site.plans) {
      expect(features[0]).toBe(
        memberLimit === null ? 'Unlimited members' : `Up to ${memberLimit} members`,
      );
    }
  });
});

describe('the pages (Specification §2)', () => {
  const metas = Object.entries(site.pages).map(([path, meta]) => [path, meta] as const);

  it.each(metas)(
    '%s has a title and a description that search engines show whole',
    (_path, meta) => {
      expect(meta.title.length).toBeLessThanOrEqual(60);
      expect(meta.title).toContain(site.siteName);
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
      expect(meta.description.length).toBeLessThanOrEqual(155);
    },
  );

  it('have no title and no description twice', () => {
    for (const field of ['title', 'description'] as const) {
      expect(new Set(metas.map(([, meta]) => meta[field])).size).toBe(metas.length);
    }
  });

  it('are those of the specification that are not written in Markdown', () => {
    expect(Object.keys(site.pages).toSorted()).toEqual([
      '/',
      '/404',
      '/about',
      '/contact',
      '/demo',
      '/faq',
      '/features',
      '/features/business-tools',
      '/features/class-scheduling',
      '/features/member-experience',
      '/features/member-management',
      '/pilot-program',
      '/pricing',
      '/resources',
    ]);
  });

  it('have the words that the specification gives', () => {
    expect(site.homeHero.title).toBe('Built for Independent Boxing Gyms');
    expect(site.homeFeatures.map(({ title }) => title)).toEqual([
      'Member Management',
      'Class Scheduling',
      'Skills Tracking',
      'Attendance Tracking',
      'Private Training',
      'Analytics & Reports',
    ]);
    expect(site.builtInTheOpen.title).toBe('Built in the Open');
    expect(site.builtInTheOpen.tiles.map(({ value }) => value)).toEqual([
      'Active',
      'Weekly',
      'Direct',
    ]);
    expect(site.statTiles).toEqual([
      { label: 'Active Development', value: '2024' },
      { label: 'Features Built', value: '50+' },
      { label: 'Current Status', value: 'Pilot' },
      { label: 'Founding Member Spots', value: '50' },
    ]);
    expect(site.togetherIntro.title).toBe('Everything Works Together');
    expect(site.resourcesClosing.title).toBe('Building Software for Boxing Gyms');
    expect(site.postPage.closing.title).toBe('Interested in Our Pilot Program?');
    expect(site.guidePage.closing.title).toBe('Want Software That Does This Automatically?');
    expect(site.newsletter.title).toBe('Weekly Growth Newsletter');
    expect(site.newsletter.lead).toContain('Join 500+ gym owners');
    expect(site.brand.tagline).toBe('Every round counts.');
    expect(site.applicationFields.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'phone',
      'gymName',
      'gymLocation',
      'currentMembers',
      'message',
    ]);
  });
});

describe('the navigation (Specification §2)', () => {
  it('has three menus in the header', () => {
    expect(site.headerMenus.map(({ label }) => label)).toEqual([
      'Features',
      'Resources & Support',
      'About',
    ]);
    expect(site.headerMenus[2]?.links.map(({ label }) => label)).toEqual([
      'Our Story',
      'FAQ',
      'Contact Us',
    ]);
    expect(site.headerActions.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Apply /contact',
      'Book a Demo /demo',
    ]);
  });

  it('has six columns in the footer', () => {
    expect(site.footerColumns.map(({ title }) => title)).toEqual([
      'Features',
      'Resources',
      'Support',
      'Company',
      'Get Started',
      'Follow Us',
    ]);
    expect(site.socialLinks.map(({ label }) => label)).toEqual(['X', 'Instagram', 'LinkedIn']);
  });

  it('leads to every page', () => {
    const linked = new Set(
      [...site.headerMenus, ...site.footerColumns]
        .flatMap(({ links: some }) => some.map(({ href }) => href))
        .concat('/'),
    );
    const unlinked = [...routes].filter((route) => !linked.has(route));
    expect(unlinked).toEqual(['/404']);
  });

  it('links to the categories the way the specification names them', () => {
    const hrefs = site.resourceLinks.map(({ href }) => href);
    expect(hrefs).toContain('/resources?type=blog&category=building');
    expect(hrefs).toContain('/resources?type=blog&category=educational');
  });
});

describe('the messages (Specification §8)', () => {
  it('are word for word those of the catalogue', () => {
    expect(site.newsletterMessages).toEqual({
      missing: { title: 'Missing Information', text: 'Please enter your name and email' },
      failed: { title: 'Error', text: 'Unable to sign up. Please try again.' },
      done: {
        title: 'Success!',
        text: "You've been added to our newsletter. We'll share gym growth insights and platform updates.",
      },
    });
    expect(site.applicationMessages.done).toBe(
      "Thank you for applying! We'll review your application and get back to you within 48 hours.",
    );
    expect(site.appErrorScreen).toEqual({
      title: 'Something went wrong',
      text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
      refreshLabel: 'Refresh Page',
    });
    expect(site.pageErrorScreen).toEqual({
      title: 'Page Error',
      documentTitle: 'Page Error | Cornerbell',
      text: 'This page encountered an error. Please try again or go back.',
      backLabel: 'Go Back',
      retryLabel: 'Try Again',
    });
    expect(site.notFoundPage).toEqual({
      title: '404',
      text: 'Oops! Page not found',
      link: { label: 'Return to Home', href: '/' },
    });
    expect(site.resourcesPage.empty).toBe('No resources found matching your search.');
    expect(site.notificationsLabel).toBe('Notifications');
    expect(site.loadingText).toBe('Loading...');
  });
});

describe('the questions (Specification §2)', () => {
  const items = site.faqGroups.flatMap((group) => group.items);

  it('stand in four groups of five to seven', () => {
    expect(site.faqGroups).toHaveLength(4);
    for (const group of site.faqGroups) {
      expect(group.items.length).toBeGreaterThanOrEqual(5);
      expect(group.items.length).toBeLessThanOrEqual(7);
    }
  });

  it('have an address each', () => {
    const ids = [...items, ...site.faqGroups].map(({ id }) => id);
    for (const id of items.map((item) => item.id)) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(ids).toHaveLength(items.length + 4);
  });

  it.each(items.map(({ question, answer }) => [question, answer] as const))(
    '%s is answered in one line of plain words and links',
    (question, answer) => {
      expect(question).toMatch(/\?$/);
      expect(answer.replace(/\[[^\]]+\]\([^)]+\)/g, '')).not.toMatch(/[*#\n[\]`<>]/);
    },
  );
});

describe('the feature pages (Specification §2)', () => {
  it('have every section', () => {
    expect(featurePages.map(({ sections }) => sections.map(({ id }) => id))).toEqual([
      ['profiles-tracking', 'attendance-management', 'progress-tracking', 'membership-plans'],
      [
        'class-management',
        'trainer-scheduling',
        'skills-tracking',
        'private-training',
        'waitlist-management',
      ],
      [
        'payment-tracking',
        'analytics-dashboard',
        'staff-management',
        'messaging-system',
        'reports-insights',
      ],
      ['mobile-app', 'achievement-system', 'leaderboards', 'progress-photos', 'community-features'],
    ]);
  });

  it('call in-app messaging planned, and nothing else', () => {
    const planned = featurePages.flatMap(({ sections }) => sections.filter((s) => s.isPlanned));
    expect(planned.map(({ id }) => id)).toEqual(['messaging-system']);
  });

  it('agree with the cards that lead to them', () => {
    expect(site.featureAreas.map(({ id, link }) => [id, link])).toEqual(
      featurePages.map(({ id }) => [id, `/features/${id}`]),
    );
  });

  it('make the claims of §9', () => {
    expect(featurePages.map(({ claim }) => `${claim.value} ${claim.label}`)).toEqual([
      '15+ member management tools',
      '8+ scheduling tools',
      '12+ business tools',
      '10+ engagement tools',
    ]);
  });
});

describe('the sample data (Specification §2, §4, §9)', () => {
  it('has 24 skills, those of the skills guide, in all three states', () => {
    const guide = readFileSync(
      join(import.meta.dirname, '../../guides/skills-tracking-template.md'),
      'utf8',
    );
    const inGuide = [...guide.matchAll(/^- [A-Z]\d ([^:]+): .* Demonstrated: _+ /gm)];
    const skills = site.sampleSkillsGrid.flatMap((group) => group.skills);
    expect(skills).toHaveLength(24);
    expect(skills.map(({ name }) => name)).toEqual(inGuide.map(([, name]) => name));
    expect(new Set(skills.map(({ state }) => state))).toEqual(new Set(site.skillStates));
  });

  it('keeps to the numbers that the specification gives', () => {
    const { memberPlan, privateSession } = site.sampleFacts;
    expect(site.sampleMembershipPlans.map(({ price }) => price)).toEqual([
      memberPlan.twoNights,
      memberPlan.family,
      memberPlan.unlimited,
    ]);
    const prices = site.samplePrivateSessions.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual(privateSession);
    expect(site.sampleAttendanceAlerts.every(({ daysQuiet }) => daysQuiet > 10)).toBe(true);
    expect(site.sampleClassSlots.every(({ booked, cap }) => booked <= cap)).toBe(true);
    expect(site.sampleProgressScores.every(({ score }) => score >= 0 && score <= 100)).toBe(true);
  });

  it('shows every label', () => {
    expect(site.sampleStaff.map(({ label }) => label)).toEqual([
      'Top Performer',
      'Excellent',
      'Developing',
    ]);
    expect(site.sampleReports.map(({ label }) => label)).toEqual([
      'Ready',
      'Scheduled',
      'Custom',
      'Quarterly',
    ]);
    expect(new Set(site.sampleAchievements.map(({ tier }) => tier))).toEqual(
      new Set(['Gold', 'Silver', 'Bronze']),
    );
    expect(new Set(site.sampleMembers.map(({ sparring }) => sparring))).toEqual(
      new Set(['Cleared', 'Assessment Needed', 'Not Ready']),
    );
  });

  it('has a waitlist only where a class is full', () => {
    for (const { time, cap } of site.sampleWaitlists) {
      const slot = site.sampleClassSlots.find((one) => `${one.day} ${one.time}` === time);
      expect(slot).toMatchObject({ booked: cap, cap });
    }
  });
});

describe('the redirects', () => {
  it('lead from the guides of the specification to those that have taken over (§2)', () => {
    const guides = site.redirects.filter(({ from }) => from.startsWith('/resources/guides/'));
    expect(guides.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      '/resources/guides/10-point-gym-management-checklist → /resources/guides/gym-management-checklist',
      '/resources/guides/track-member-progress → /resources/guides/skills-tracking-template',
      '/resources/guides/retention-strategies → /resources/guides/member-retention-strategies',
      '/resources/guides/sparring-clearance → /resources/guides/sparring-clearance-checklist',
    ]);
    for (const { from } of guides) expect(articles).not.toContain(from);
  });

  it('lead to the list of every category from where it was', () => {
    const lists = site.redirects.filter(({ from }) => from.startsWith('/resources/blog/'));
    expect(lists.map(({ to }) => to)).toEqual(
      listPaths.filter((path) => path.startsWith('/resources/categories/')),
    );
    for (const { from, to } of lists) expect(to).toBe(from.replace('/blog/', '/categories/'));
  });
});

function sourceFiles(): [name: string, code: string][] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]);
}

/** Code without comments, imports and what stands in `${…}`. */
function withoutExpressions(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/(?<=\w)'(?=\w)/g, '’');
}
