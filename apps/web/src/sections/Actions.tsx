import type { Link } from '@cornerbell/content/copy';
import { ButtonLink, Stack, VisuallyHidden, type ButtonLook } from '@cornerbell/ui';
import { screenOnly } from './layout.css.ts';

/** Props of `Actions`. */
export interface ActionsProps {
  /** The links; the first is the most prominent. */
  links: readonly Link[];
  /**
   * The size of the buttons; `lg` is for heroes.
   * @default 'md'
   */
  size?: ButtonLook['size'];
  /**
   * The variant of the first; the others are always `secondary`.
   * @default 'primary'
   */
  variant?: ButtonLook['variant'];
}

/** Links as buttons in a row that wraps. */
export const Actions = ({ links, size, variant = 'primary' }: ActionsProps) => (
  <Stack direction="row" wrap className={screenOnly}>
    {links.map(({ label, href, spoken }, index) => (
      <ButtonLink key={href} href={href} size={size} variant={index === 0 ? variant : 'secondary'}>
        {label}
        {spoken && <VisuallyHidden> {spoken}</VisuallyHidden>}
      </ButtonLink>
    ))}
  </Stack>
);
