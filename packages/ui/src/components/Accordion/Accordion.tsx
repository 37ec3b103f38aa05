'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Accordion.css.ts';
import { openAccordionItem } from './open-accordion-item.ts';

/** A question and its answer. */
export interface AccordionItem {
  /** Unique on the page and fit for an address: `#` and this leads to the item. */
  readonly id: string;
  /** The words that open the item: a heading. */
  readonly question: string;
  /** What is shown while the item is open; it is in the document all the time. */
  readonly answer: ReactNode;
}

/** Props of `Accordion`: those of a `div`. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Unique on the page: of the items that share a name at most one is open. */
  name: string;
  /** The items, in the order they are shown. */
  items: readonly AccordionItem[];
  /**
   * The level of the questions as headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The item that is open at first; none when left out. */
  defaultOpenId?: string | undefined;
  /** Called with the id of the item that is open now, or with `null` when none is. */
  onValueChange?: ((openId: string | null) => void) | undefined;
}

interface ItemProps extends Pick<AccordionProps, 'name' | 'onValueChange'> {
  headingLevel: NonNullable<AccordionProps['headingLevel']>;
  item: AccordionItem;
  defaultOpen: boolean;
}

const Item = ({ name, headingLevel, item, defaultOpen, onValueChange }: ItemProps) => {
  const { id, question, answer } = item;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const Heading = `h${headingLevel}` as const;

  // The visitor may have opened it before React woke.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  useEffect(() => {
    // Most browsers open it themselves, as its address leads inside; then it stays as the visitor left it.
    const openForAddress = () => {
      // The address is percent-encoded, the id is not.
      const { hash } = new URL(`#${id}`, location.href);
      if (location.hash === hash && !details.current?.open) openAccordionItem(id);
    };
    openForAddress();
    window.addEventListener('hashchange', openForAddress);
    return () => window.removeEventListener('hashchange', openForAddress);
  }, [id]);

  const handleToggle = (toggled: HTMLDetailsElement) => {
    if (toggled.open === open) return;
    setOpen(toggled.open);
    const others = [...(toggled.parentElement?.children ?? [])].filter(
      (other): other is HTMLDetailsElement =>
        other !== toggled && other instanceof HTMLDetailsElement && other.open,
    );
    if (toggled.open) {
      // Browsers that don't know `name` on `details` leave the others open.
      for (const other of others) other.open = false;
      onValueChange?.(id);
    } else if (others.length === 0) {
      onValueChange?.(null);
    }
  };

  return (
    <details
      ref={details}
      className={styles.item}
      name={name}
      open={defaultOpen}
      data-state={open ? 'open' : 'closed'}
      data-accordion-item=""
      onToggle={({ currentTarget }) => handleToggle(currentTarget)}
      // `open` is the browser's to set, even before hydration.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <Heading className={styles.question}>{question}</Heading>
        <span className={styles.sign} />
      </summary>
      <span className={styles.anchor} id={id} />
      <div className={styles.answer}>{answer}</div>
    </details>
  );
};

/**
 * Questions of which at most one is open, and the open one can be closed. Each is a native `details`:
 * it opens without a script, find-in-page finds its answer, and `#id` opens it.
 */
export function Accordion({
  name,
  items,
  headingLevel = 3,
  defaultOpenId,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      {items.map((item) => (
        <Item
          key={item.id}
          name={name}
          headingLevel={headingLevel}
          item={item}
          defaultOpen={item.id === defaultOpenId}
          onValueChange={onValueChange}
        />
      ))}
    </div>
  );
}
