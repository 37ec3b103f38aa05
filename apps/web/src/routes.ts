import { guideAddress, listPathOf, pagePaths, postAddress } from '@cornerbell/content';
import { newsletterLinkPath } from '@cornerbell/api/schema';
import { matchRoutes } from 'react-router-dom';
import type { PageModule, Params, Route } from './page.ts';
import { retryOnce } from './shared/load-chunk.ts';

const featurePage = './pages/feature/FeaturePage.tsx';
const resourcesPage = './pages/resources/ResourcesPage.tsx';
const articlePage = './pages/article/ArticlePage.tsx';
const linkPage = './pages/newsletter-link/NewsletterLinkPage.tsx';

/** The route of every path that no other has. */
const notFoundRoute: Route = { path: '*', page: './pages/not-found/NotFoundPage.tsx' };

/** Every route of the site. */
export const routes: readonly Route[] = [
  { path: pagePaths.home, page: './pages/home/HomePage.tsx' },
  { path: pagePaths.features, page: './pages/features/FeaturesPage.tsx' },
  { path: pagePaths.memberManagement, page: featurePage, params: { name: 'memberManagement' } },
  { path: pagePaths.classScheduling, page: featurePage, params: { name: 'classScheduling' } },
  { path: pagePaths.businessTools, page: featurePage, params: { name: 'businessTools' } },
  { path: pagePaths.memberExperience, page: featurePage, params: { name: 'memberExperience' } },
  { path: pagePaths.pricing, page: './pages/pricing/PricingPage.tsx' },
  { path: pagePaths.compare, page: './pages/compare/ComparePage.tsx' },
  { path: pagePaths.contact, page: './pages/contact/ContactPage.tsx' },
  { path: pagePaths.about, page: './pages/about/AboutPage.tsx' },
  { path: pagePaths.faq, page: './pages/faq/FaqPage.tsx' },
  { path: pagePaths.pilotProgram, page: './pages/pilot-program/PilotProgramPage.tsx' },
  {
    path: pagePaths.demo,
    page: './pages/demo/DemoPage.tsx',
    loadPart: () => import('./pages/demo/DemoForm.tsx'),
  },
  { path: `${pagePaths.switch}/:from?`, page: './pages/switch/SwitchPage.tsx' },
  { path: pagePaths.resources, page: resourcesPage },
  { path: listPathOf.blog, page: resourcesPage, params: { type: 'blog' } },
  { path: listPathOf.guides, page: resourcesPage, params: { type: 'guides' } },
  { path: postAddress({ slug: ':slug' }), page: articlePage, params: { kind: 'post' } },
  { path: guideAddress({ slug: ':slug' }), page: articlePage, params: { kind: 'guide' } },
  { path: '/privacy', page: './pages/legal/LegalPage.tsx', params: { slug: 'privacy' } },
  { path: newsletterLinkPath('confirm'), page: linkPage, params: { action: 'confirm' } },
  { path: newsletterLinkPath('unsubscribe'), page: linkPage, params: { action: 'unsubscribe' } },
  { path: newsletterLinkPath('return'), page: linkPage, params: { action: 'return' } },
  { path: '/terms', page: './pages/legal/LegalPage.tsx', params: { slug: 'terms' } },
  notFoundRoute,
];

const routeObjects = routes.map((route) => ({ path: route.path, handle: route }));

/** The route of a path and its parameters. */
export function matchRoute(pathname: string): { route: Route; params: Params } {
  const [match] = matchRoutes(routeObjects, { pathname }) ?? [];
  // The router's `*` does not match a path with a line break.
  const route = match?.route.handle ?? notFoundRoute;
  return { route, params: { ...(match?.params as Params | undefined), ...route.params } };
}

const pageModules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/**
 * Loads the page module of a route.
 *
 * @throws Error if the route table has a file that does not exist.
 */
export function loadPageModule({ page, loadPart }: Route): Promise<PageModule> {
  const load = pageModules[page];
  if (!load) throw new Error(`The route table has ${page}, but there is no such file in src/.`);
  // The page does not wait for it, and reports a failure itself.
  loadPart?.().catch(() => undefined);
  return retryOnce(load);
}
