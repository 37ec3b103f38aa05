import type { PageModule, Route } from './shell/page.ts';
import { retryOnce } from './shell/load-chunk.ts';

/** The first page of a list: the posts, the guides, or the posts of one category. */
const firstPage = (path: string): Route => {
  const [list = '', category] = path.split('/');
  return {
    path: `/resources/${path}`,
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/first-list.data.ts',
    params: category ? { list, category } : { list },
  };
};

/** Every route of the site, and the page that stands for one without a network. Specification §2. */
export const routes: readonly Route[] = [
  { path: '/', page: './pages/home/HomePage.tsx', data: './pages/home/home.data.ts' },
  { path: '/features', page: './pages/features/FeaturesPage.tsx' },
  {
    path: '/features/member-management',
    page: './pages/member-management/MemberManagementPage.tsx',
  },
  { path: '/features/class-scheduling', page: './pages/class-scheduling/ClassSchedulingPage.tsx' },
  { path: '/features/business-tools', page: './pages/business-tools/BusinessToolsPage.tsx' },
  {
    path: '/features/member-experience',
    page: './pages/member-experience/MemberExperiencePage.tsx',
  },
  { path: '/pricing', page: './pages/pricing/PricingPage.tsx' },
  { path: '/contact', page: './pages/contact/ContactPage.tsx' },
  { path: '/about', page: './pages/about/AboutPage.tsx' },
  { path: '/faq', page: './pages/faq/FaqPage.tsx', data: './pages/faq/faq.data.ts' },
  { path: '/pilot-program', page: './pages/pilot-program/PilotProgramPage.tsx' },
  { path: '/demo', page: './pages/demo/DemoPage.tsx' },
  {
    path: '/resources',
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/resources.data.ts',
  },
  // Written out: the app that wakes carries no content.
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
    data: './pages/post/post.data.ts',
  },
  {
    path: '/resources/guides/:slug',
    page: './pages/guide/GuidePage.tsx',
    data: './pages/guide/guide.data.ts',
  },
  {
    path: '/resources/:list/:category?/page/:page',
    page: './pages/resources/ResourcesPage.tsx',
    data: './pages/resources/list.data.ts',
  },
  {
    path: '/privacy',
    page: './pages/legal/LegalPage.tsx',
    data: './pages/legal/privacy.data.ts',
  },
  { path: '/terms', page: './pages/legal/LegalPage.tsx', data: './pages/legal/terms.data.ts' },
  { path: '/offline', page: './pages/offline/OfflinePage.tsx' },
  { path: '*', page: './pages/not-found/NotFoundPage.tsx' },
];

const pageModules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** Loads a route's page. */
export function loadPageModule({ page }: Route): Promise<PageModule> {
  const load = pageModules[page];
  if (!load) throw new Error(`The route table names ${page}, but there is no such file in src/.`);
  return retryOnce(load);
}
