import { useEffect, useLayoutEffect } from 'react';
import { fillFields, readFields, type PageState } from './page-fields.ts';
import type { Visit } from './use-visit.ts';

/** The values of fields on the pages of this visit, by location key. */
const typed = new Map<string, PageState>();

/** Restores the values of fields on Back and Forward, as a browser does between documents. */
export function useTypedFields({ location: { key }, navigationType }: Visit): void {
  useLayoutEffect(() => {
    const fields = typed.get(key);
    if (fields && navigationType === 'POP') fillFields(fields);
  }, [key, navigationType]);

  useEffect(() => {
    const onInput = () => void typed.set(key, readFields());
    const onReset = () => void typed.delete(key);
    document.addEventListener('input', onInput);
    document.addEventListener('reset', onReset);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('reset', onReset);
    };
  }, [key]);
}
