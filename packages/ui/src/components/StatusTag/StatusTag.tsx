import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './StatusTag.css.ts';

/** The meanings of a status: fine, needs attention, needs action, neutral, most important. */
export const statusTones = ['good', 'warn', 'bad', 'neutral', 'accent'] as const;

/** One of `statusTones`. */
export type StatusTone = (typeof statusTones)[number];

/** A status as data. */
export interface Status {
  /** The label, such as "Active". */
  label: ReactNode;
  /** The meaning, which sets colour and mark. */
  tone: StatusTone;
}

/** Props of `StatusTag`: those of a `span` and a tone. */
export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  /** The meaning, which sets colour and mark; the text must express it too. */
  tone: StatusTone;
}

const marks: Readonly<Record<StatusTone, ReactElement>> = {
  good: <path d="m1 6.5 3.5 3.5L11 2.5" />,
  warn: <path d="M6 2 11 11H1Z" />,
  bad: <path d="m2 2 8 8m0-8-8 8" />,
  neutral: <circle cx="6" cy="6" r="4" />,
  accent: <path d="M2 2h8v8H2Z" fill="currentcolor" />,
};

/** A state with a mark, so that it never depends on colour alone. For a category, use `Badge`. */
export function StatusTag({ tone, className, children, ...rest }: StatusTagProps) {
  return (
    <span className={classes(styles.root, className)} data-tone={tone} {...rest}>
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        {marks[tone]}
      </svg>
      <span className={styles.label}>{children}</span>
    </span>
  );
}
