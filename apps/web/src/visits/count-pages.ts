import { reportVisit } from './report-visit.ts';

/** Counts the page that is shown, and each that is navigated to in the app, where the browser tells of those. */
export function countPages(): void {
  let shown: string | undefined;
  const count = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    reportVisit({ name: 'pageview' });
  };
  count();
  // Not in every browser: there, each document counts as one page.
  if ('navigation' in window) navigation.addEventListener('currententrychange', count);
}
