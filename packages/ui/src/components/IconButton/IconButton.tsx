import { classes } from '../../private/classes.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as styles from './IconButton.css.ts';

/** Props of `IconButton`: those of a `Button`, `ghost` by default, and its name. */
export interface IconButtonProps extends ButtonProps {
  /** What the button does: its accessible name. */
  label: string;
}

/** A square button with only an icon, an `aria-hidden` `svg`. Where a word fits, use `Button`. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      variant={variant}
      aria-label={label}
      className={classes(styles.root, className)}
      {...rest}
    />
  );
}
