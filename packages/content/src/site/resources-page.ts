import { demoAction, learnAboutPilotAction } from './actions.ts';

/** The words of the resources page. Specification §2. */
export const resourcesPage = {
  title: 'The resource library',
  lead: 'Posts to read between two classes, and guides to print before the next one.',
  kindsLabel: 'Resources by kind',
  searchLabel: 'Search resources',
  searchExample: 'Attendance, sparring, pricing',
  typeLabel: 'Type',
  categoryLabel: 'Category',
  clearSearchLabel: 'Clear Search',
  allCategoriesLabel: 'All Categories',
  featuredPostsTitle: 'Featured Articles',
  featuredGuidesTitle: 'Popular Guides',
  newerLabel: 'Newer',
  olderLabel: 'Older',
  /** Around the number of a page and that of all pages. */
  pageWords: { before: 'Page', between: 'of' },
  /** After the number of what was found. */
  foundUnits: { one: 'resource', many: 'resources' },
  empty: 'No resources found matching your search.',
  /** What stands below `empty` where nothing was searched for. */
  noneYet: { text: 'There are no videos yet.', linkLabel: 'Read the posts and guides' },
} as const;

/** The headings of the two lists: as part of everything, and alone. Specification §2. */
export const resourceListTitles = {
  posts: { all: 'Latest Articles', alone: 'Blog Posts' },
  guides: { all: 'Downloadable Resources', alone: 'Guides & Templates' },
} as const;

/** The block that closes the resources page. Specification §2. */
export const resourcesClosing = {
  title: 'Building Software for Boxing Gyms',
  text: 'We write down what we learn while we build. Founding gyms help decide what is next.',
  actions: [learnAboutPilotAction, demoAction],
} as const;
