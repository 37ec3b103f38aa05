import { useLayoutEffect, useRef, useState } from 'react';
import { restoreFocus } from './restore-form.ts';
import { useReplaceQuery, useShownLocation } from '../shared/shown-location.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Field[]).filter(({ name }) => name !== '');

/** The value of a field in the document of the page. */
const defaultOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

/**
 * The answers of a form that is not sent, none before hydration. Its fields are uncontrolled. The
 * answers are in the address, so that they can be shared and survive Back and a reload.
 */
export function useAnswers() {
  const ref = useRef<HTMLFormElement>(null);
  const { search } = useShownLocation();
  const replaceQuery = useReplaceQuery();
  const [answers, setAnswers] = useState<URLSearchParams>();

  const read = () => {
    const typed = fieldsOf(ref.current).map(({ name, value }) => [name, value]);
    setAnswers(new URLSearchParams(typed));
    return typed;
  };

  const updateAddress = () => {
    // Such as the campaign of the visit.
    const query = new URLSearchParams(location.search);
    for (const [name = '', value = ''] of read()) query.set(name, value);
    replaceQuery(String(query));
  };

  useLayoutEffect(() => {
    restoreFocus(ref.current);
    const addressed = new URLSearchParams(search);
    let isAhead = false;
    for (const field of fieldsOf(ref.current)) {
      // The visitor may be ahead of the address, also before hydration.
      const isTyped = answers === undefined && field.value !== defaultOf(field);
      isAhead ||= isTyped && field.value !== addressed.get(field.name);
      if (isTyped || field === document.activeElement) continue;
      field.value = addressed.get(field.name) ?? defaultOf(field) ?? '';
      // A `select` accepts only the values of its options.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    if (isAhead) updateAddress();
    else read();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new address is applied
  }, [search]);

  // Else the browser restores on Back what the address says otherwise.
  return { answers, formProps: { ref, onInput: updateAddress, autoComplete: 'off' } };
}
