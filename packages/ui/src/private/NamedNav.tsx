'use client';

import type { ComponentPropsWithRef } from 'react';
import { useLabels, type Labels } from './labels.ts';

interface NamedNavProps extends ComponentPropsWithRef<'nav'> {
  label: keyof Labels;
  /** The English text. */
  fallback: string;
}

/** A `nav` whose accessible name is a built-in text. */
export const NamedNav = ({ label, fallback, ...rest }: NamedNavProps) => (
  <nav aria-label={useLabels()[label] ?? fallback} {...rest} />
);
