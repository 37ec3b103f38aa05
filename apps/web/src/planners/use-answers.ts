import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { restoreFocus } from '../forms/restore-form.ts';
import { useHydrated } from '../shell/use-hydrated.ts';

/** The pause after typing before the address is updated, in milliseconds; browsers limit the rate of updates. */
const pause = 300;

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

/** The value of a field in the server's HTML. */
const defaultOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected)?.value ?? '')
    : field.defaultValue;

function fill(field: Field, value: string) {
  field.value = value;
  // A `select` accepts only the values of its options.
  if (field instanceof HTMLSelectElement && field.selectedIndex === -1)
    field.value = defaultOf(field);
}

const answersOf = (form: HTMLFormElement) =>
  new URLSearchParams(fieldsOf(form).map(({ name, value }) => [name, value]));

/** The result of `useAnswers`. */
export interface Answers {
  /** The answers, by the names of their fields; none before hydration. */
  readonly answers: URLSearchParams;
  /** Props for the `form`; its fields are uncontrolled `input` and `select` elements. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onInput: () => void;
  };
}

/**
 * The answers of a form that is not sent. They are kept in the address, so that it can be shared and survives Back.
 *
 * @param initial Values of fields that are not known to the server, such as today's date.
 */
export function useAnswers(initial: Readonly<Record<string, string>>): Answers {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const taken = useRef<string>(undefined);

  useLayoutEffect(() => restoreFocus(form.current), []);

  const takeFromAddress = useEffectEvent((address: string) => {
    if (!form.current || taken.current === address) return;
    const isFirst = taken.current === undefined;
    taken.current = address;
    const params = new URLSearchParams(address);
    const fields = fieldsOf(form.current);
    const isAnswered = fields.some(({ name }) => params.has(name));
    // Input from before the hydration wins, unless the address has answers.
    const isEarly =
      isFirst && !isAnswered && fields.some((field) => field.value !== defaultOf(field));
    for (const field of fields) {
      if (isEarly && field.value !== '') continue;
      fill(field, params.get(field.name) ?? initial[field.name] ?? defaultOf(field));
    }
    setTyped(isEarly ? answersOf(form.current).toString() : undefined);
  });
  useEffect(() => {
    if (hydrated) takeFromAddress(search);
  }, [hydrated, search]);

  const follow = useEffectEvent((answers: string) => {
    // The visitor has followed a link in the meantime, so the address is not this page's any more.
    if (globalThis.location.pathname !== pathname) return;
    const params = new URLSearchParams(search);
    for (const [name, answer] of new URLSearchParams(answers)) params.set(name, answer);
    taken.current = `?${params.toString()}`;
    void navigate({ pathname, search: taken.current }, { replace: true });
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => follow(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const answers = new URLSearchParams(typed ?? (hydrated ? search : ''));
  for (const [name, value] of Object.entries(hydrated ? initial : {}))
    if (!answers.get(name)) answers.set(name, value);

  return {
    answers,
    formProps: {
      ref: form,
      onInput: () => setTyped(form.current ? answersOf(form.current).toString() : undefined),
    },
  };
}
