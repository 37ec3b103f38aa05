import { classes } from '../../private/classes.ts';
import * as styles from './Button.css.ts';

/** The emphasis of a button; one `primary` in a view is enough. */
export const buttonVariants = ['primary', 'secondary', 'ghost'] as const;

/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** The sizes of buttons. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];

/** What `Button`, `ButtonLink` and `IconButton` share. */
export interface ButtonLook {
  /**
   * The emphasis of the button.
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * The size of the button; `lg` is for heroes and closing banners.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Whether the action is destructive.
   * @default false
   */
  danger?: boolean | undefined;
}

/** Replaces the look among an element's props by its class and attributes. */
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
