import slugify from '@sindresorhus/slugify';
import * as v from 'valibot';
import { pageDate, sitePath } from '../fields.ts';
import {
  address,
  callToAction,
  copy,
  describedLink,
  factNumber,
  figure,
  formField,
  formStatuses,
  head,
  link,
  linkedText,
  listOf,
  machineName,
  roundState,
  texts,
  titledText,
} from './parts.ts';

/** The copy of the page of a feature area, such as `/features/member-management`. */
const featureArea = v.strictObject({
  head,
  eyebrow: copy,
  title: copy,
  lead: copy,
  claim: figure,
  sections: listOf({
    id: machineName,
    title: copy,
    lead: copy,
    points: v.array(copy),
    link: v.optional(link),
    isPlanned: v.boolean(),
  }),
});

const picture = v.optional(sitePath('The path of a picture.', '/images/gym.jpg'));

/** A question with its answer; its id is the anchor in its address. */
const questionAndAnswer = v.pipe(
  v.strictObject({
    question: v.pipe(copy, v.regex(/\?$/, 'ends with a question mark')),
    answer: copy,
    id: v.optional(
      v.pipe(
        machineName,
        v.description(
          'The anchor in its address; by default made from the question, else it stays as it is.',
        ),
      ),
    ),
  }),
  v.transform(({ id, ...item }) => ({
    id: id ?? slugify(item.question, { decamelize: false }),
    ...item,
  })),
);

/** An address that has moved. */
export interface Redirect {
  /** The old path. */
  readonly from: string;
  /** The new address, perhaps with a query or an anchor. */
  readonly to: string;
}

const oldPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'is the path of a page'));

/** The head and the main heading of a list. */
const listHead = v.strictObject({ ...head.entries, heading: copy });

/** The copy that the page about a source has of its own. */
const page = {
  head,
  title: copy,
  lead: copy,
  moves: v.strictObject({ title: copy, items: v.array(titledText) }),
  details: v.strictObject({ title: copy, lead: v.optional(copy), items: v.array(titledText) }),
};

/** What a gym uses today. */
const source = {
  id: machineName,
  name: copy,
  phrase: v.optional(copy),
  hasContract: v.boolean(),
  exportStep: copy,
};

/** The plan. Texts may have `{from}` and `{exportStep}`, those of messages also `{start}` and `{end}`, the days of the start and of the last step. */
const plannerCopy = v.strictObject({
  title: copy,
  lead: copy,
  formLabel: copy,
  fromLabel: copy,
  startLabel: copy,
  print: copy,
  listLabel: copy,
  undated: texts('start', 'end'),
  other: v.strictObject(source),
  steps: listOf({
    offset: v.number(),
    when: copy,
    who: copy,
    title: copy,
    text: copy,
    messages: v.optional(
      listOf({ title: copy, needsContract: v.optional(v.boolean(), false), text: copy }),
      [],
    ),
  }),
  copy: v.strictObject({ label: copy, copied: titledText, failed: titledText }),
});

/** The copy of a page without a schema of its own: a file of `site/pages/`, whose name is the page's path. */
export const plainPage = v.strictObject({
  head,
  hero: texts('title', 'lead'),
  sections: listOf({ title: copy, paragraphs: v.array(copy) }),
  closing: callToAction,
});

/** The schema of each file of `site/`, by the name of the file. */
export const siteFiles = {
  /** The copy of `/about`. */
  about: v.strictObject({
    head,
    hero: texts('eyebrow', 'title', 'lead'),
    story: v.strictObject({ title: copy, since: figure, paragraphs: v.array(copy) }),
    team: v.strictObject({
      title: copy,
      lead: copy,
      items: v.array(titledText),
      link,
    }),
    approach: v.strictObject({ title: copy, items: v.array(linkedText) }),
    roadmap: v.strictObject({
      title: copy,
      lead: copy,
      rounds: listOf({ state: roundState, title: copy, text: copy }),
    }),
    values: v.strictObject({ title: copy, items: v.array(titledText) }),
    closing: callToAction,
  }),
  /** The copy around posts, guides and legal texts. */
  articles: v.strictObject({
    shared: v.strictObject({ backLink: link, updatedLabel: copy, contentsTitle: copy }),
    post: v.strictObject({
      shareLabel: copy,
      authorLabel: copy,
      neighbours: texts('label', 'previousLabel', 'nextLabel'),
      closing: callToAction,
      relatedTitle: copy,
    }),
    guide: v.strictObject({
      downloadLabel: copy,
      downloadAlsoLabel: copy,
      neighbours: texts('label', 'previousLabel', 'nextLabel'),
      demoAction: link,
      closing: callToAction,
      relatedTitle: copy,
    }),
    legal: v.strictObject({
      dateLabel: copy,
      contentsLabel: copy,
      others: listOf({ slug: machineName, label: copy, href: address }),
    }),
  }),
  businessTools: featureArea,
  classScheduling: featureArea,
  /** The product's name and status, and the facts of the company: the site shows those that are there. */
  company: v.strictObject({
    name: copy,
    tagline: copy,
    description: copy,
    status: copy,
    legalName: v.optional(copy),
    address: v.optional(copy),
    email: v.optional(v.pipe(v.string(), v.email('is an email address'))),
    phone: v.optional(copy),
    social: v.optional(
      v.pipe(v.array(link), v.examples([[{ label: 'X', href: 'https://x.com/example' }]])),
    ),
    founders: v.optional(
      v.pipe(
        listOf({ name: copy, role: copy, picture, text: copy }),
        v.examples([[{ name: 'A. B.', role: 'Founder', text: 'One sentence.' }]]),
      ),
    ),
    gyms: v.optional(
      v.pipe(
        listOf({ name: copy, quote: copy, picture }),
        v.examples([[{ name: 'An Example Gym', quote: 'Their words.' }]]),
      ),
    ),
    gymCount: v.optional(
      v.strictObject({
        taken: v.pipe(v.number(), v.integer(), v.minValue(0)),
        countedOn: pageDate('The day of the count.', '2026-11-28'),
      }),
    ),
  }),
  /** The copy of `/compare`: a table with a column per way of running a gym and a row per job. */
  compare: v.strictObject({
    head,
    hero: texts('eyebrow', 'title', 'lead'),
    table: v.strictObject({
      title: copy,
      caption: copy,
      checkedOn: pageDate('The day on which the rows were checked.', '2026-11-26'),
      checked: copy,
      link,
      columns: texts('job', 'us', 'paper', 'sheets', 'general'),
      rows: v.array(texts('job', 'us', 'paper', 'sheets', 'general')),
    }),
    closing: callToAction,
  }),
  /** The copy of `/contact`. */
  contact: v.strictObject({
    head,
    title: copy,
    lead: copy,
    formTitle: copy,
    submitLabel: copy,
    submittingLabel: copy,
    nextTitle: copy,
    ask: callToAction,
    fields: v.array(formField),
    rounds: v.pipe(
      listOf({ title: copy, fields: v.array(machineName) }),
      v.description('The rounds of the form, each with some of its fields.'),
    ),
    steps: v.array(titledText),
    messages: v.strictObject({ missing: titledText, done: copy }),
    statuses: formStatuses,
  }),
  /** The copy of `/demo`. */
  demo: v.strictObject({
    head,
    title: copy,
    lead: copy,
    pointsTitle: copy,
    points: v.array(titledText),
    formTitle: copy,
    kindLabel: copy,
    windowsLabel: copy,
    windowsHint: copy,
    windowLabels: v.array(copy),
    zoneLabel: copy,
    submitLabel: copy,
    submittingLabel: copy,
    apply: callToAction,
    kinds: listOf({ id: v.picklist(['demo', 'call']), label: copy, text: copy }),
    fields: v.array(formField),
    messages: v.strictObject({
      missing: titledText,
      done: titledText,
      doneWithoutTimes: titledText,
    }),
    statuses: formStatuses,
  }),
  /** The copy of `/faq`. */
  faq: v.strictObject({
    head,
    title: copy,
    lead: copy,
    groups: listOf({
      id: machineName,
      title: copy,
      items: v.array(questionAndAnswer),
    }),
    indexLabel: copy,
    linkLabel: copy,
    closing: callToAction,
  }),
  /** The shared copy of the feature area pages. */
  featurePages: v.strictObject({
    backLink: link,
    actions: v.array(link),
    indexLabel: copy,
    plannedLabel: copy,
    banner: callToAction,
  }),
  /** The copy of `/features`. */
  features: v.strictObject({
    head,
    title: copy,
    lead: copy,
    actions: v.array(link),
    exploreLabel: copy,
    areasTitle: copy,
    areas: listOf({
      id: machineName,
      title: copy,
      description: copy,
      color: v.picklist(['orange', 'blue', 'green', 'violet']),
      features: v.array(copy),
      link: address,
      highlights: v.array(copy),
    }),
    stats: v.array(figure),
    together: v.strictObject({ title: copy, lead: copy, points: v.array(titledText) }),
    notYet: v.strictObject({ title: copy, lead: copy, items: v.array(linkedText) }),
    foundingCall: callToAction,
  }),
  /** The copy of `/`. */
  home: v.strictObject({
    head,
    hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
    board: texts('title', 'classesTitle'),
    features: v.strictObject({
      title: copy,
      lead: copy,
      items: listOf({ id: machineName, title: copy, text: copy, link }),
    }),
    gyms: v.strictObject({ title: copy }),
    foundingCall: callToAction,
    openness: v.strictObject({ title: copy, text: copy, tiles: v.array(figure), link }),
    library: v.strictObject({ title: copy, lead: copy, link }),
  }),
  memberExperience: featureArea,
  memberManagement: featureArea,
  /** The copy of forms, notices and error screens. */
  messages: v.strictObject({
    readTimeUnit: copy,
    downloadsUnit: copy,
    featuredLabel: copy,
    sampleDataLabel: copy,
    notificationsLabel: copy,
    loadingText: copy,
    appError: texts('title', 'text', 'refreshLabel'),
    pageError: texts('title', 'documentTitle', 'text', 'backLabel', 'retryLabel'),
    noScript: copy,
    refusedField: copy,
    share: v.strictObject({ copied: titledText, failed: titledText }),
    rounds: v.pipe(
      v.strictObject({ label: copy, states: texts('done', 'now', 'next') }),
      v.description('The words for the rounds of the roadmap.'),
    ),
    sending: v.strictObject({
      failed: titledText,
      offline: titledText,
      limited: titledText,
      rejected: titledText,
      changed: titledText,
      missingField: copy,
      retryLabel: copy,
    }),
    unsent: v.strictObject({
      keptDays: factNumber,
      title: copy,
      text: copy,
      discardLabel: copy,
      discarded: titledText,
      notice: texts('text', 'linkLabel', 'dismissLabel'),
    }),
  }),
  /** The announcement, the header and the footer. */
  navigation: v.strictObject({
    announcement: v.strictObject({ text: copy, link }),
    header: v.strictObject({
      menus: listOf({ id: machineName, label: copy, links: v.array(describedLink) }),
      actions: v.array(link),
      help: v.strictObject({ title: copy, text: copy, link }),
      teasers: texts('latestPostTitle', 'featuredGuideTitle'),
    }),
    footer: listOf({ title: copy, links: v.array(link) }),
  }),
  /** The newsletter form. */
  newsletter: v.strictObject({
    title: copy,
    lead: copy,
    nameLabel: copy,
    emailLabel: copy,
    submitLabel: copy,
    submittingLabel: copy,
    messages: v.strictObject({
      missing: titledText,
      failed: titledText,
      done: titledText,
      confirm: titledText,
    }),
    /** The form at the end of a guide, where the function can email it. */
    guide: v.strictObject({ title: copy, lead: copy, submitLabel: copy, done: titledText }),
    statuses: formStatuses,
  }),
  /** The copy of the 404 page. */
  notFound: v.strictObject({
    head,
    numeral: copy,
    title: copy,
    text: copy,
    actions: v.array(link),
  }),
  /** The copy of `/pilot-program`. */
  pilotProgram: v.strictObject({
    head,
    hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy, actions: v.array(link) }),
    places: v.strictObject({
      count: factNumber,
      caption: copy,
      counted: copy,
      outdated: copy,
    }),
    numbers: v.array(figure),
    benefits: v.strictObject({ title: copy, lead: copy, items: v.array(linkedText) }),
    areas: v.strictObject({ title: copy, lead: copy, action: link }),
    rounds: v.strictObject({ title: copy, items: v.array(titledText) }),
    support: v.strictObject({ title: copy, lead: copy, numbers: v.array(figure) }),
    asks: v.strictObject({ title: copy, items: v.array(copy) }),
    terms: v.strictObject({ title: copy, items: v.array(linkedText), action: link }),
    closing: callToAction,
  }),
  /** The plans, from the smallest gym to the largest, and the features of every plan. */
  plans: v.strictObject({
    inEveryPlan: v.array(copy),
    plans: listOf({
      id: machineName,
      name: copy,
      price: v.variant('kind', [
        v.strictObject({ kind: v.literal('monthly'), founding: factNumber, regular: factNumber }),
        v.strictObject({ kind: v.literal('custom') }),
      ]),
      memberLimit: v.nullish(factNumber, null),
      severalLocations: v.boolean(),
      description: copy,
      badge: v.optional(copy),
      popular: v.boolean(),
      features: v.array(copy),
    }),
  }),
  /** The copy of `/pricing`; the plans themselves are in `plans.yaml`. */
  pricing: v.strictObject({
    head,
    title: copy,
    lead: copy,
    prices: texts('period', 'foundingLabel', 'regularLabel', 'customLabel'),
    card: texts(
      'title',
      'caption',
      'planLabel',
      'membersLabel',
      'unlimitedLabel',
      'everyPlanLabel',
    ),
    plans: v.strictObject({ title: copy, lead: copy, action: link }),
    note: v.strictObject({ title: copy, text: copy, link }),
    rules: v.strictObject({
      title: copy,
      guarantee: v.strictObject({ days: factNumber, title: copy, text: copy }),
      items: v.array(linkedText),
      link,
    }),
    picker: v.strictObject({
      formLabel: copy,
      labels: texts('members', 'locations'),
      example: v.strictObject({ members: factNumber, locations: factNumber }),
      resultLabel: copy,
      planLabel: copy,
      priceLabel: copy,
      limit: copy,
      unlimited: copy,
    }),
    closing: callToAction,
  }),
  /** `site/redirects.yaml`: the new address of each old path, as a list of redirects. */
  redirects: v.pipe(
    v.record(oldPath, v.pipe(v.string(), v.startsWith('/'))),
    v.description('An old path, which is never taken away, and the new address of its page.'),
    v.examples([{ '/resources/blog/ropes': '/resources/blog/jump-ropes' }]),
    v.transform((map): Redirect[] => Object.entries(map).map(([from, to]) => ({ from, to }))),
  ),
  /** The copy of `/resources`. */
  resources: v.strictObject({
    head,
    hero: texts('title', 'lead', 'kindsLabel'),
    filters: texts(
      'searchLabel',
      'searchExample',
      'typeLabel',
      'categoryLabel',
      'allCategoriesLabel',
    ),
    results: v.strictObject({
      foundUnits: texts('one', 'many'),
      featuredPostsTitle: copy,
      featuredGuidesTitle: copy,
      listTitles: v.strictObject({
        blog: texts('all', 'alone'),
        guides: texts('all', 'alone'),
      }),
      showMoreLabel: copy,
      empty: copy,
      noneYet: texts('text', 'linkLabel'),
      clearSearchLabel: copy,
    }),
    lists: v.strictObject({ blog: listHead, guides: listHead }),
    closing: callToAction,
  }),
  /** The copy of `/switch`, and what the pages below it share. */
  switch: v.strictObject({
    ...page,
    actions: v.array(link),
    backLink: v.strictObject({ label: copy, href: address }),
    fromTitle: copy,
    planner: plannerCopy,
    closing: callToAction,
  }),
  /** The copy of the pages below `/switch`, `/switch/<id>` for each source. */
  switchFrom: v.strictObject({
    asOf: pageDate('The day on which it was last looked up.', '2026-11-26'),
    knowledge: copy,
    sources: listOf({ ...source, page: v.strictObject(page) }),
  }),
};
