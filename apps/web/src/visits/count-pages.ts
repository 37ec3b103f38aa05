import { reportVisit } from './report-visit.ts';

/** Counts the current page, and later pages where the browser supports the Navigation API. */
export function countPages(): void {
  let counted: string | undefined;
  const count = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    reportVisit({ name: 'pageview' });
  };
  count();
  // Without the API, each document counts as one page.
  if ('navigation' in window) navigation.addEventListener('currententrychange', count);
}
