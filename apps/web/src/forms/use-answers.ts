import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { restoreFocus } from './restore-form.ts';
import { useReplaceQuery, useShownLocation } from '../shared/shown-location.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Field[]).filter(({ name }) => name !== '');

/**
 * The answers of a form that is not sent, none before hydration. Its fields are uncontrolled. When
 * a field is left, the answers go into the address, so that they can be shared and survive Back.
 */
export function useAnswers() {
  const ref = useRef<HTMLFormElement>(null);
  const { search } = useShownLocation();
  const replaceQuery = useReplaceQuery();
  const [answers, setAnswers] = useState<URLSearchParams>();

  useLayoutEffect(() => restoreFocus(ref.current), []);

  const onInput = () =>
    setAnswers(new URLSearchParams(fieldsOf(ref.current).map(({ name, value }) => [name, value])));
  // Once: from then on, the fields are ahead of the address.
  useEffect(() => {
    const addressed = new URLSearchParams(search);
    for (const field of fieldsOf(ref.current)) {
      field.value = addressed.get(field.name) ?? field.value;
      // A `select` accepts only the values of its options.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    onInput();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onBlur = () => {
    // Such as the campaign of the visit.
    const query = new URLSearchParams(location.search);
    for (const [name, value] of answers ?? []) query.set(name, value);
    replaceQuery(String(query));
  };
  // Else the browser restores on Back what the address says otherwise.
  return { answers, formProps: { ref, onInput, onBlur, autoComplete: 'off' } };
}
