import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The pause after typing before the address is updated, in milliseconds; browsers limit the rate of updates. */
const pause = 300;

/**
 * Keeps the query in the address, so that it can be shared and survives Back, without adding to the history.
 *
 * @param typed The typed query; `undefined` before the visitor has typed.
 * @param onAddressed Called when a link has changed the query.
 */
export function useQueryInAddress(typed: string | undefined, onAddressed: () => void): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const addressed = new URLSearchParams(search).get('q') ?? '';
  const written = useRef(addressed);
  const follow = useEffectEvent((query: string) => {
    // The visitor has followed a link in the meantime, so the address is not this page's any more.
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
  const onAddress = useEffectEvent((query: string) => {
    if (written.current === query) return;
    written.current = query;
    onAddressed();
  });
  useEffect(() => onAddress(addressed), [addressed]);
}
