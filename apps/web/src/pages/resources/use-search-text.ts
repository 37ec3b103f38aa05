import { useCallback, useEffect, useState } from 'react';
import { useReplaceQuery, useShownLocation } from '../../shared/shown-location.ts';

/** The pause before the address is updated, in milliseconds: browsers limit the rate of updates. */
const pause = 300;

/**
 * The search text: what the visitor types, or else the query of the address. The address follows
 * without adding to the history, so that the search can be shared and survives Back.
 *
 * @param addressed - The query of the address.
 * @returns The text, a function that sets it, and one that updates the address without the pause.
 */
export function useSearchText(addressed: string) {
  const replaceQuery = useReplaceQuery();
  const { key, search, state } = useShownLocation();
  const [typed, setTyped] = useState<{ readonly text: string; readonly key: string }>();
  const { typedAt = key } = (state ?? {}) as { typedAt?: string };
  // A link, such as a tab, ends what was typed; an address that follows the typing does not.
  const text = typed && [key, typedAt].includes(typed.key) ? typed.text : addressed;
  const query = text.trim();
  const updateAddress = useCallback(() => {
    if (query === addressed) return;
    const params = new URLSearchParams(search);
    if (query === '') params.delete('q');
    else params.set('q', query);
    replaceQuery(params.toString(), { typedAt: key });
  }, [query, addressed, key, search, replaceQuery]);
  useEffect(() => {
    const timer = setTimeout(updateAddress, pause);
    return () => clearTimeout(timer);
  }, [updateAddress]);
  const setText = useCallback((value: string) => setTyped({ text: value, key }), [key]);
  return [text, setText, updateAddress] as const;
}
