import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Ropes } from '../Ropes/Ropes.tsx';
import * as styles from './ErrorScreen.css.ts';

/** Props of `ErrorScreen`: those of a `div`, what happened and what to do. */
export interface ErrorScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, such as "Something went wrong". */
  title: ReactNode;
  /** What it means and what to do next. */
  message: ReactNode;
  /** The error's own text. */
  detail?: ReactNode;
  /** A large number above the title, such as "404". */
  numeral?: ReactNode;
  /**
   * The level of the title.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** Buttons and links to continue with. */
  children?: ReactNode;
}

/** A full page for an error or for something that does not exist. */
export function ErrorScreen({
  title,
  message,
  detail,
  numeral,
  headingLevel = 1,
  className,
  children,
  ...rest
}: ErrorScreenProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes(styles.root, className)} {...rest}>
      {numeral && <p className={styles.numeral}>{numeral}</p>}
      <div className={styles.content}>
        <Heading className={styles.title}>{title}</Heading>
        <Ropes className={styles.ropes} />
        <p className={styles.message}>{message}</p>
        {detail && <pre className={styles.detail}>{detail}</pre>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
