import type { PageModule, Route } from './shell/page.ts';
import { retryOnce } from './shell/load-chunk.ts';

/** The route of the first page of a list: all posts, all guides, or the posts of a category. */
const firstPage = (path: string): Route => {
  const [list = '', category] = path.split('/');
  return {
    path: `/resources/${path}`,
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/first-list-data.ts',
    params: category ? { list, category } : { list },
  };
};

/** Every route of the site. */
export const routes: readonly Route[] = [
  { path: '/', page: './pages/home/HomePage.tsx', data: './pages/home/data.ts' },
  {
    path: '/features',
    page: './pages/features/FeaturesPage.tsx',
    data: './pages/features/data.ts',
  },
  {
    path: '/features/member-management',
    page: './pages/member-management/MemberManagementPage.tsx',
    data: './pages/member-management/data.ts',
  },
  {
    path: '/features/class-scheduling',
    page: './pages/class-scheduling/ClassSchedulingPage.tsx',
    data: './pages/class-scheduling/data.ts',
  },
  {
    path: '/features/business-tools',
    page: './pages/business-tools/BusinessToolsPage.tsx',
    data: './pages/business-tools/data.ts',
  },
  {
    path: '/features/member-experience',
    page: './pages/member-experience/MemberExperiencePage.tsx',
    data: './pages/member-experience/data.ts',
  },
  { path: '/pricing', page: './pages/pricing/PricingPage.tsx', data: './pages/pricing/data.ts' },
  { path: '/compare', page: './pages/compare/ComparePage.tsx', data: './pages/compare/data.ts' },
  { path: '/contact', page: './pages/contact/ContactPage.tsx', data: './pages/contact/data.ts' },
  { path: '/about', page: './pages/about/AboutPage.tsx', data: './pages/about/data.ts' },
  { path: '/faq', page: './pages/faq/FaqPage.tsx', data: './pages/faq/data.ts' },
  {
    path: '/pilot-program',
    page: './pages/pilot-program/PilotProgramPage.tsx',
    data: './pages/pilot-program/data.ts',
  },
  { path: '/demo', page: './pages/demo/DemoPage.tsx', data: './pages/demo/data.ts' },
  { path: '/switch', page: './pages/switch/SwitchPage.tsx', data: './pages/switch/data.ts' },
  {
    path: '/switch/:from',
    page: './pages/switch-from/SwitchFromPage.tsx',
    data: './pages/switch-from/data.ts',
  },
  {
    path: '/resources',
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/data.ts',
  },
  // Listed here, because the browser does not load the categories of the content package.
  ...[
    'blog',
    'guides',
    'categories/building-updates',
    'categories/educational',
    'categories/gym-tips',
    'categories/industry',
    'categories/news',
  ].map(firstPage),
  {
    path: '/resources/blog/:slug',
    page: './pages/post/PostPage.tsx',
    data: './pages/post/data.ts',
  },
  {
    path: '/resources/guides/:slug',
    page: './pages/guide/GuidePage.tsx',
    data: './pages/guide/data.ts',
  },
  {
    path: '/resources/:list/:category?/page/:page',
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/list-data.ts',
  },
  {
    path: '/privacy',
    page: './pages/legal/LegalPage.tsx',
    data: './pages/legal/data.ts',
    params: { slug: 'privacy' },
  },
  {
    path: '/terms',
    page: './pages/legal/LegalPage.tsx',
    data: './pages/legal/data.ts',
    params: { slug: 'terms' },
  },
  {
    path: '/offline',
    page: './pages/offline/OfflinePage.tsx',
    data: './pages/offline/data.ts',
    isFallback: true,
  },
  {
    path: '*',
    page: './pages/not-found/NotFoundPage.tsx',
    data: './pages/not-found/data.ts',
    isFallback: true,
  },
];

const pageModules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/**
 * Loads the page module of a route.
 *
 * @throws Error if the route table has a file that does not exist.
 */
export function loadPageModule({ page }: Route): Promise<PageModule> {
  const load = pageModules[page];
  if (!load) throw new Error(`The route table has ${page}, but there is no such file in src/.`);
  return retryOnce(load);
}
