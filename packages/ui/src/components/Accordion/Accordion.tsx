'use client';

import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../private/Title.tsx';
import { Content, Item, Root, Trigger, type AccordionRootProps } from './parts.tsx';

/** A question and its answer. */
export interface AccordionItem {
  /** Unique on the page and fit for an address: `#` and this leads to the item. */
  readonly id: string;
  /** The words that open the item: a heading. */
  readonly question: ReactNode;
  /** What is shown while the item is open; it is in the document all the time. */
  readonly answer: ReactNode;
}

/** Props of `Accordion`: those of `Accordion.Root`, of which `value` is an item's id. */
export interface AccordionProps extends Omit<AccordionRootProps, 'children'> {
  /** The items, in the order they are shown. */
  items: readonly AccordionItem[];
  /**
   * The level of the questions as headings.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Questions and answers as data, of which at most one is open. For items of another shape, `@cornerbell/ui/accordion`
 * has the parts that it is made of.
 */
export function Accordion({ items, headingLevel, ...rest }: AccordionProps) {
  return (
    <Root {...rest}>
      {items.map(({ id, question, answer }) => (
        <Item key={id} value={id}>
          <Trigger headingLevel={headingLevel}>{question}</Trigger>
          <Content>{answer}</Content>
        </Item>
      ))}
    </Root>
  );
}
