'use client';

import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../private/heading-level.ts';
import { Content, Item, Root, Trigger, type AccordionRootProps } from './parts.tsx';

/** A question and its answer. */
export interface AccordionItem {
  /** Unique on the page and valid in a URL: the hash `#` and this id opens the item. */
  readonly id: string;
  /** The text that opens the item: a heading. */
  readonly question: ReactNode;
  /** What is shown while the item is open; it is always in the document. */
  readonly answer: ReactNode;
}

/** Props of `Accordion`: those of `Accordion.Root`. */
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
 * Questions and answers, or details that most readers skip, at most one open at a time. Works
 * without a script. For items of another shape, `@cornerbell/ui/accordion` has its parts.
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
