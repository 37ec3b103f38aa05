import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { restoreFocus } from '../forms/restore-form.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Field[]).filter(({ name }) => name !== '');

/**
 * The answers of a form that is not sent, none before hydration. Its fields are uncontrolled. The address takes the answers over when a
 * field is left, so that they can be shared and survive Back.
 */
export function useAnswers() {
  const ref = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchParams();
  const [answers, setAnswers] = useState<URLSearchParams>();

  useLayoutEffect(() => restoreFocus(ref.current), []);

  const onInput = () =>
    setAnswers(new URLSearchParams(fieldsOf(ref.current).map(({ name, value }) => [name, value])));
  // Once: from then on, the fields are ahead of the address.
  useEffect(() => {
    for (const field of fieldsOf(ref.current)) {
      field.value = search.get(field.name) ?? field.value;
      // A `select` accepts only the values of its options.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    onInput();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onBlur = () => setSearch(answers, { replace: true });
  return { answers, formProps: { ref, onInput, onBlur } };
}
