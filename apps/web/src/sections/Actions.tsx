import type { Link } from '@cornerbell/content/copy';
import { ButtonLink, VisuallyHidden, type ButtonLook } from '@cornerbell/ui';
import * as styles from './Actions.css.ts';

/** Props of `Actions`. */
export interface ActionsProps {
  /** Where one can go from here; the first speaks loudest. */
  links: readonly Link[];
  /**
   * How large the buttons are; `lg` is for heroes.
   * @default 'md'
   */
  size?: ButtonLook['size'];
  /**
   * How loudly the first speaks; the others are always `secondary`.
   * @default 'primary'
   */
  variant?: ButtonLook['variant'];
}

/** Buttons side by side, as many as fit on a line. */
export const Actions = ({ links, size, variant = 'primary' }: ActionsProps) => (
  <div className={styles.root}>
    {links.map(({ label, href, spoken }, index) => (
      <ButtonLink key={href} href={href} size={size} variant={index === 0 ? variant : 'secondary'}>
        {label}
        {spoken && <VisuallyHidden> {spoken}</VisuallyHidden>}
      </ButtonLink>
    ))}
  </div>
);
