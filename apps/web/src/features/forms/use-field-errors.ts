import { useState, type FormEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/**
 * What is wrong with the fields of a form, by their names. The browser still decides, says so and moves
 * the focus to the first of them; its words also stay at each field until the field is mended.
 * Specification §5.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const setError = (name: string, message?: string) =>
    setErrors((known) => ({ ...known, [name]: message }));

  return {
    errors,
    setError,
    /** Props for the `form`. */
    watch: {
      onInvalidCapture({ target }: FormEvent<HTMLFormElement>) {
        if (isControl(target)) setError(target.name, target.validationMessage);
      },
      onInput({ target }: FormEvent<HTMLFormElement>) {
        if (isControl(target) && errors[target.name] && target.validity.valid)
          setError(target.name);
      },
      onReset() {
        setErrors({});
      },
    },
  };
}
