import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { primary } from '../../private/data.css.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`: those of a `div`, and its texts. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing, such as "Nobody to call". */
  title: ReactNode;
  /** Why, or what comes here. */
  children?: ReactNode;
}

/** Takes the place of a list or a table without entries. */
export function EmptyState({ title, className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <p className={primary}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
