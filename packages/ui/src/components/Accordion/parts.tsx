'use client';

import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { classes } from '../../private/classes.ts';
import type { HeadingLevel } from '../../private/Title.tsx';
import * as styles from './Accordion.css.ts';
import { openAccordionItem } from './open-accordion-item.ts';

interface Choice {
  name: string;
  multiple: boolean;
  /** The controlled items; `undefined` while uncontrolled. */
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: (value: readonly string[]) => void;
}

const RootContext = createContext<Choice | null>(null);
const ItemContext = createContext<string | null>(null);

const within = <Value,>(value: Value | null, part: string, parent: string): Value => {
  if (value === null) throw new Error(`Accordion.${part} must be inside an Accordion.${parent}.`);
  return value;
};

interface SingleProps {
  /**
   * Whether several items can be open.
   * @default false
   */
  multiple?: false | undefined;
  /** The open item, controlled; empty for none. */
  value?: string | undefined;
  /** The item that is open initially; none when left out. */
  defaultValue?: string | undefined;
  /** Called with the item that is open now; empty if none is. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleProps {
  /** Whether several items can be open. */
  multiple: true;
  /** The open items, controlled. */
  value?: readonly string[] | undefined;
  /** The items that are open initially; none when left out. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the items that are open now, in the order of the page. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** Props of `Accordion.Root`: those of a `div`, and which items are open. */
export type AccordionRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> &
  (SingleProps | MultipleProps) & {
    /** Unique on the page: of the items that share a name at most one is open. Generated when left out. */
    name?: string | undefined;
  };

const listOf = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : value;

/** Items that open and close; at most one is open unless they are `multiple`. */
export function Root({
  name,
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: AccordionRootProps) {
  const ownName = useId();
  const choice = useMemo(
    (): Choice => ({
      name: name ?? ownName,
      multiple,
      value: listOf(value),
      defaultValue: listOf(defaultValue) ?? [],
      onValueChange: (ids) => {
        // `multiple` says which of the two it is.
        const notify = onValueChange as ((open: string | readonly string[]) => void) | undefined;
        notify?.(multiple ? ids : (ids[0] ?? ''));
      },
    }),
    [name, ownName, multiple, value, defaultValue, onValueChange],
  );
  return (
    <RootContext value={choice}>
      <div className={classes(styles.root, className)} {...rest} />
    </RootContext>
  );
}

const itemsOf = (name: string) =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[data-accordion-item]')].filter(
    ({ dataset }) => dataset['accordionItem'] === name,
  );

/** The id of an item is that of its anchor. */
const idOf = (item: HTMLDetailsElement) => item.querySelector(':scope > span[id]')?.id ?? '';

/** Props of `Accordion.Item`: those of a `details`. */
export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<'details'>,
  'ref' | 'name' | 'open'
> {
  /** Unique on the page and valid in a URL: the hash `#` and this id opens the item. */
  value: string;
}

/** One item: a native `details`, which opens without a script and in which find-in-page finds what is closed. */
export function Item({ value: id, className, children, ...rest }: AccordionItemProps) {
  const { name, multiple, value, defaultValue, onValueChange } = within(
    useContext(RootContext),
    'Item',
    'Root',
  );
  const details = useRef<HTMLDetailsElement>(null);
  const opensAtFirst = (value ?? defaultValue).includes(id);
  const [open, setOpen] = useState(opensAtFirst);

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  // A controlled value wins, even where find-in-page has opened an item.
  useEffect(() => {
    if (value !== undefined && details.current) details.current.open = value.includes(id);
  });

  useEffect(() => {
    // The hash is percent-encoded, the id is not.
    const isTarget = () => location.hash === new URL(`#${id}`, location.href).hash;
    // Most browsers open it themselves, as the target of the hash is inside.
    if (isTarget() && !details.current?.open) openAccordionItem(id);
    const onHashChange = () => {
      if (isTarget()) openAccordionItem(id);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [id]);

  const handleToggle = (toggled: HTMLDetailsElement) => {
    if (toggled.open === open) return;
    setOpen(toggled.open);
    const items = itemsOf(name);
    if (toggled.open && !multiple) {
      // Browsers that don't know `name` on `details` leave the others open.
      for (const other of items) if (other !== toggled) other.open = false;
    }
    const ids = items.filter((item) => item.open).map(idOf);
    // The item that another one has closed has nothing to say, and neither has what the host has set.
    const isSet = value !== undefined && value.includes(id) === toggled.open;
    if (!isSet && (toggled.open || multiple || ids.length === 0)) onValueChange(ids);
  };

  return (
    <ItemContext value={id}>
      <details
        ref={details}
        className={classes(styles.item, className)}
        name={multiple ? undefined : name}
        open={opensAtFirst}
        data-state={open ? 'open' : 'closed'}
        data-accordion-item={name}
        onToggle={({ currentTarget }) => handleToggle(currentTarget)}
        // `open` is the browser's to set, even before hydration.
        suppressHydrationWarning
        {...rest}
      >
        {children}
      </details>
    </ItemContext>
  );
}

/** Props of `Accordion.Trigger`: those of a `summary`. */
export interface AccordionTriggerProps extends ComponentPropsWithRef<'summary'> {
  /**
   * The heading level of its text.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** The text that opens and closes the item: its first child. */
export function Trigger({
  headingLevel = 3,
  className,
  children,
  onClick,
  ...rest
}: AccordionTriggerProps) {
  const { multiple, value, onValueChange } = within(useContext(RootContext), 'Trigger', 'Root');
  const id = within(useContext(ItemContext), 'Trigger', 'Item');
  const Heading = `h${headingLevel}` as const;
  return (
    <summary
      className={classes(styles.summary, className)}
      onClick={(event) => {
        onClick?.(event);
        if (value === undefined || event.defaultPrevented) return;
        // The controlled value opens the item, not the browser.
        event.preventDefault();
        const others = multiple ? value.filter((other) => other !== id) : [];
        onValueChange(value.includes(id) ? others : [...others, id]);
      }}
      {...rest}
    >
      <Heading className={styles.question}>{children}</Heading>
      <span className={styles.sign} />
    </summary>
  );
}

/** Props of `Accordion.Content`: those of a `div`. */
export interface AccordionContentProps extends ComponentPropsWithRef<'div'> {}

/** What is shown while the item is open; it is always in the document. */
export function Content({ className, ...rest }: AccordionContentProps) {
  const id = within(useContext(ItemContext), 'Content', 'Item');
  return (
    <>
      <span className={styles.anchor} id={id} />
      <div className={classes(styles.answer, className)} {...rest} />
    </>
  );
}
