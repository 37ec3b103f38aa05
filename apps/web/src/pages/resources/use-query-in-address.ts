import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long nobody types before the address follows, in milliseconds: browsers refuse a change at each key. */
const pause = 300;

/**
 * Keeps the search in the address, so that it can be sent to somebody and is there after Back; adds nothing to the history.
 *
 * @param typed What was typed since the page opened; `undefined` for nothing yet.
 */
export function useQueryInAddress(typed: string | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = useEffectEvent((query: string) => {
    // A link was followed since, and its page is on its way: that address is no longer this page's.
    if (globalThis.location.pathname !== pathname) return;
    const params = new URLSearchParams(search);
    if ((params.get('q') ?? '') === query) return;
    params.delete('page');
    if (query === '') params.delete('q');
    else params.set('q', query);
    void navigate({ pathname, search: params.toString(), hash }, { replace: true });
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => follow(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
}
