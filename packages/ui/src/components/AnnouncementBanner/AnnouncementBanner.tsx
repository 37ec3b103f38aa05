'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { CloseIcon } from '../../private/icons.tsx';
import { useLabels } from '../../private/labels.ts';
import { useHydrated } from '../../private/use-hydrated.ts';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './AnnouncementBanner.css.ts';

/** Props of `AnnouncementBanner`: those of a `section`. */
export interface AnnouncementBannerProps extends ComponentPropsWithRef<'section'> {
  /** The news, in one or two sentences. */
  children: ReactNode;
  /** The text of the link after it. */
  linkLabel: ReactNode;
  /** The URL of the link: a path of this site. */
  href: string;
  /** Called when the visitor dismisses the banner. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The orange banner above the `Header`, visible until dismissed; also hidden while `<html>` has
 * `data-announcement="dismissed"`.
 */
export function AnnouncementBanner({
  children,
  linkLabel,
  href,
  onDismiss,
  className,
  ...rest
}: AnnouncementBannerProps) {
  const [dismissed, setDismissed] = useState(false);
  const hydrated = useHydrated();
  const { announcement: label = 'Announcement', dismissAnnouncement = 'Dismiss announcement' } =
    useLabels();
  if (dismissed) return null;
  return (
    <section aria-label={label} className={classes(styles.root, className)} {...rest}>
      <p className={styles.text}>
        <span>{children}</span>
        <Link className={styles.link} href={href}>
          {linkLabel}
        </Link>
      </p>
      <button
        type="button"
        className={styles.dismiss}
        data-state={hydrated ? 'ready' : 'waiting'}
        aria-label={dismissAnnouncement}
        onClick={({ currentTarget }) => {
          // The focused button is about to be removed.
          const next = currentTarget.closest('section')?.nextElementSibling;
          next?.querySelector<HTMLElement>('a, button')?.focus();
          setDismissed(true);
          onDismiss?.();
        }}
      >
        <CloseIcon className={styles.cross} />
      </button>
    </section>
  );
}
