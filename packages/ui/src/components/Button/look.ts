import { classes } from '../../private/classes.ts';
import * as styles from './Button.css.ts';

/** How loudly a button speaks; one `primary` in a view is enough. */
export const buttonVariants = ['primary', 'secondary', 'ghost'] as const;

/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** The sizes of what is pressed. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

/** What `Button`, `ButtonLink` and `IconButton` share. */
export interface ButtonLook {
  /**
   * How loudly the button speaks.
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * How large the button is; `lg` is for heroes and closing banners.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Whether it destroys something.
   * @default false
   */
  danger?: boolean | undefined;
}

/** Turns the look among an element's props into what shows it. */
export const withLook = <Props extends ButtonLook & { className?: string | undefined }>({
  variant = 'primary',
  size = 'md',
  danger = false,
  className,
  ...rest
}: Props) => ({
  className: classes(styles.variant[variant], size !== 'md' && styles.size[size], className),
  'data-danger': danger ? '' : undefined,
  ...rest,
});
