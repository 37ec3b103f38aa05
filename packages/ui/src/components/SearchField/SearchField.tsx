'use client';

/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys are the field's */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- the focus is the field's */

import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from '../../private/classes.ts';
import { primary, secondary } from '../../private/data.css.ts';
import { SearchIcon } from '../../private/icons.tsx';
import { useControlled } from '../../private/use-controlled.ts';
import * as field from '../Field/Field.css.ts';
import { FieldShell, useField, type FieldCopy, type FieldSize } from '../Field/FieldParts.tsx';
import * as styles from './SearchField.css.ts';

/** One of the things that a `SearchField` has found. */
export interface Suggestion {
  /** Identifies it among the suggestions. */
  readonly id: string;
  /** What is found, such as a name. */
  readonly label: ReactNode;
  /** A second line. */
  readonly description?: ReactNode;
  /** At the end of its row, such as a `StatusTag`. */
  readonly end?: ReactNode;
}

/** Props of `SearchField`: those of an `input`, a field's texts and its suggestions. */
export interface SearchFieldProps<Found extends Suggestion = Suggestion>
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'value' | 'defaultValue'>,
    FieldCopy,
    FieldSize {
  /** What is searched for, controlled. */
  value?: string | undefined;
  /**
   * What is searched for initially.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with what is searched for now: look for it, and pass what you find as `suggestions`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What is found, the best first; five or so are enough. */
  suggestions: readonly Found[];
  /** Called with the chosen suggestion; the field is then empty again. */
  onChoose: (suggestion: Found) => void;
  /** What is shown where nothing is found, such as "No member has this name." */
  empty?: ReactNode;
}

/** Finds one of many by part of its name; the matches show below, and Enter chooses the first. */
export function SearchField<Found extends Suggestion>({
  size,
  value,
  defaultValue = '',
  onValueChange,
  suggestions,
  onChoose,
  empty,
  onChange,
  onKeyDown,
  onBlur,
  ...rest
}: SearchFieldProps<Found>) {
  const { shell, control } = useField(rest);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useControlled(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const isOpen = open && query.trim() !== '';
  const active = Math.min(place, suggestions.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const search = (text: string) => {
    setQuery(text);
    setOpen(true);
    setPlace(0);
  };

  const choose = (suggestion: Found | undefined) => {
    if (!suggestion) return;
    search('');
    onChoose(suggestion);
  };

  const move = (step: number) => {
    const next = isOpen ? (active + step + suggestions.length) % suggestions.length : active;
    setOpen(true);
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  /** What each key does; the others are the input's own. */
  const keys: Readonly<Record<string, () => void>> = {
    ...(suggestions.length > 0 && { ArrowDown: () => move(1), ArrowUp: () => move(-1) }),
    ...(isOpen && { Enter: () => choose(suggestions[active]), Escape: () => setOpen(false) }),
    ...(!isOpen && query && { Escape: () => search('') }),
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // By a dialog around the field, which stays open while suggestions are shown.
    const isKept = event.defaultPrevented;
    onKeyDown?.(event);
    const act = keys[event.key];
    if (!act || event.defaultPrevented !== isKept || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <FieldShell {...shell}>
      <div className={field.box}>
        <div className={field.start}>
          <SearchIcon />
        </div>
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen && suggestions.length > 0}
          aria-controls={rest.disabled ? undefined : listId}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          className={classes(field.control, size === 'sm' && field.small)}
          value={query}
          onChange={(event) => {
            onChange?.(event);
            search(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur?.(event);
            setOpen(false);
          }}
          {...control}
        />
        {!rest.disabled && (
          <div className={styles.popup} hidden={!isOpen || (suggestions.length === 0 && !empty)}>
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-labelledby={shell.id}
              className={styles.list}
              onMouseDown={(event) => event.preventDefault()}
            >
              {isOpen &&
                suggestions.map((suggestion, index) => (
                  <div
                    key={suggestion.id}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    className={styles.option}
                    onPointerMove={() => setPlace(index)}
                    onClick={() => choose(suggestion)}
                  >
                    <span>
                      <span className={primary}>{suggestion.label}</span>
                      <span className={secondary}>{suggestion.description}</span>
                    </span>
                    {suggestion.end}
                  </div>
                ))}
            </div>
            <p role="status" className={styles.empty}>
              {isOpen && suggestions.length === 0 && empty}
            </p>
          </div>
        )}
      </div>
    </FieldShell>
  );
}
