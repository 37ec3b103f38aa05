import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long nobody types before the address follows, in milliseconds: browsers refuse a change at each key. */
const pause = 300;

/**
 * Keeps the search in the address, so that it can be sent to somebody and is there after Back; adds nothing to the history.
 *
 * @param typed What was typed since the page opened; `undefined` for nothing yet.
 * @param onAddressed Called when a link has led to another search than the one that was typed.
 */
export function useQueryInAddress(typed: string | undefined, onAddressed: () => void): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const addressed = new URLSearchParams(search).get('q') ?? '';
  const written = useRef(addressed);
  const follow = useEffectEvent((query: string) => {
    // A link was followed since, and its page is on its way: that address is no longer this page's.
    if (globalThis.location.pathname !== pathname) return;
    if (addressed === query) return;
    written.current = query;
    const params = new URLSearchParams(search);
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
  const giveWay = useEffectEvent((query: string) => {
    if (written.current === query) return;
    written.current = query;
    onAddressed();
  });
  useEffect(() => giveWay(addressed), [addressed]);
}
