import { classes } from '../../private/classes.ts';
import * as styles from './Button.css.ts';

/** What `Button`, `ButtonLink` and `IconButton` share. */
export interface ButtonLook {
  /**
   * The emphasis of the button; one `primary` in a view is enough.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /**
   * The size of the button: `sm` for rows and toolbars, 32 px with a touch target of 44 px; `lg`
   * for heroes and closing banners.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Whether the action is destructive.
   * @default false
   */
  danger?: boolean | undefined;
}

/** Turns the look among an element's props into its class and attributes. */
export const withLook = <Props extends ButtonLook & { className?: string | undefined }>({
  variant = 'primary',
  size = 'md',
  danger,
  className,
  ...rest
}: Props) => ({
  className: classes(
    styles.base,
    styles.variants[variant],
    size !== 'md' && styles.sizes[size],
    className,
  ),
  'data-danger': danger || undefined,
  ...rest,
});
