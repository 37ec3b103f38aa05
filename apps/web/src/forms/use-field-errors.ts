import { useState, type FormEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const invalidControls = ':is(input, select, textarea):invalid';

/**
 * The error messages of a form's fields, by name. The browser validates; instead of its bubble, each field shows its message until it
 * is valid, and the first invalid field gets the focus.
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
      onInvalidCapture(event: FormEvent<HTMLFormElement>) {
        const { target, currentTarget: form } = event;
        if (!isControl(target)) return;
        event.preventDefault();
        setError(target.name, target.validationMessage);
        if (target === form.querySelector(invalidControls)) target.focus();
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
