import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`: those of a `div`, its texts and its action. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing, such as "Nobody to call". */
  title: ReactNode;
  /** Why, or what comes here. */
  children?: ReactNode;
  /** What the visitor can do about it: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
}

/** What stands in the place of a list or a table without entries. */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
