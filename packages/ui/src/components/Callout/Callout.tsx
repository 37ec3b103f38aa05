import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { kindIcons, type MessageKind } from '../../private/kinds.tsx';
import * as styles from './Callout.css.ts';

/** Props of `Callout`: those of a `div`, its kind and its title. */
export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The kind of message, which sets colour and icon; the text must express it too.
   * @default 'info'
   */
  tone?: MessageKind | undefined;
  /** Its first line. */
  title?: ReactNode;
}

/**
 * A message that stays in the page, such as that a plan ends. For the result of a form, use
 * `FormStatus`; for a temporary one, `notify`.
 */
export function Callout({ tone = 'info', title, className, children, ...rest }: CalloutProps) {
  return (
    <div className={classes(styles.root, className)} data-tone={tone} {...rest}>
      <div className={styles.icon}>{kindIcons[tone]}</div>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
