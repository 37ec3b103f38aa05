'use client';

import { createContext, useContext, useEffect, useId, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { HeadingLevel } from '../../private/heading-level.ts';
import * as styles from './Accordion.css.ts';
import { openAccordionItem } from './open-accordion-item.ts';

/** The name that the items of which one is open share. */
const NameContext = createContext<string | undefined>(undefined);

/** The id of the item. */
const ItemContext = createContext('');

/** Props of `Accordion.Root`: those of a `div`. */
export interface AccordionRootProps extends ComponentPropsWithRef<'div'> {
  /** Unique on the page: of the items that share a name at most one is open. Generated when left out. */
  name?: string | undefined;
  /**
   * Whether several items can be open.
   * @default false
   */
  multiple?: boolean | undefined;
}

/** Items that open and close; at most one is open unless they are `multiple`. */
export function Root({ name, multiple = false, className, ...rest }: AccordionRootProps) {
  const ownName = useId();
  return (
    <NameContext value={multiple ? undefined : (name ?? ownName)}>
      <div className={classes(styles.root, className)} {...rest} />
    </NameContext>
  );
}

interface ItemProps extends Omit<ComponentPropsWithRef<'details'>, 'name'> {
  /** Unique on the page and valid in a URL: the hash `#` and this id opens the item. */
  value: string;
}

/**
 * One item: a native `details`, which opens without a script and in which find-in-page finds what is closed. `open` opens it
 * initially, `onToggle` says when it has opened or closed.
 */
export function Item({ value: id, className, ...rest }: ItemProps) {
  useEffect(() => {
    // The hash is percent-encoded, the id is not.
    const isTarget = () => location.hash === new URL(`#${id}`, location.href).hash;
    // Most browsers open it themselves, as the target of the hash is inside.
    const isOpen = document.getElementById(id)?.closest('details')?.open;
    if (isTarget() && !isOpen) openAccordionItem(id);
    const onHashChange = () => {
      if (isTarget()) openAccordionItem(id);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [id]);

  return (
    <ItemContext value={id}>
      <details
        className={classes(styles.item, className)}
        name={useContext(NameContext)}
        data-accordion-item=""
        // `open` is the browser's to set, even before hydration.
        suppressHydrationWarning
        {...rest}
      />
    </ItemContext>
  );
}

interface TriggerProps extends ComponentPropsWithRef<'summary'> {
  /**
   * The heading level of its text.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** The text that opens and closes the item: its first child. */
export function Trigger({ headingLevel = 3, className, children, ...rest }: TriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <summary className={classes(styles.summary, className)} {...rest}>
      <Heading className={styles.question}>{children}</Heading>
      <span className={styles.sign} />
    </summary>
  );
}

/** What is shown while the item is open; it is always in the document. */
export function Content({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <>
      <span className={styles.anchor} id={useContext(ItemContext)} />
      <div className={classes(styles.answer, className)} {...rest} />
    </>
  );
}
