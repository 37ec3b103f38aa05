import type { PageModule, Route } from './page.ts';
import { retryOnce } from './shared/load-chunk.ts';

const resourcesPage = './pages/resources/ResourcesPage.tsx';

/** The route of every path that no other has. */
export const notFoundRoute: Route = { path: '*', page: './pages/not-found/NotFoundPage.tsx' };

/** Every route of the site. */
export const routes: readonly Route[] = [
  { path: '/', page: './pages/home/HomePage.tsx' },
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
  { path: '/compare', page: './pages/compare/ComparePage.tsx' },
  { path: '/contact', page: './pages/contact/ContactPage.tsx' },
  { path: '/about', page: './pages/about/AboutPage.tsx' },
  { path: '/faq', page: './pages/faq/FaqPage.tsx' },
  { path: '/pilot-program', page: './pages/pilot-program/PilotProgramPage.tsx' },
  { path: '/demo', page: './pages/demo/DemoPage.tsx' },
  { path: '/switch/:from?', page: './pages/switch/SwitchPage.tsx' },
  { path: '/resources', page: resourcesPage },
  { path: '/resources/blog', page: resourcesPage, params: { type: 'blog' } },
  { path: '/resources/guides', page: resourcesPage, params: { type: 'guides' } },
  { path: '/resources/blog/:slug', page: './pages/post/PostPage.tsx' },
  { path: '/resources/guides/:slug', page: './pages/guide/GuidePage.tsx' },
  { path: '/privacy', page: './pages/legal/LegalPage.tsx', params: { slug: 'privacy' } },
  { path: '/terms', page: './pages/legal/LegalPage.tsx', params: { slug: 'terms' } },
  notFoundRoute,
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
