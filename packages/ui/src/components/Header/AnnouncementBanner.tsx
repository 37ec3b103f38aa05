'use client';

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { CloseIcon } from '../../private/icons.tsx';
import { useHydrated } from '../../private/use-hydrated.ts';
import { useWords } from '../../private/words.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './AnnouncementBanner.css.ts';

/** News worth a line above the header. */
export interface Announcement {
  /** The news, in one sentence or two. */
  readonly text: ReactNode;
  /** The words of the link after it. */
  readonly linkLabel: ReactNode;
  /** Where the link leads: a path of this site. */
  readonly href: string;
}

/** Props of `AnnouncementBanner`: those of a `section`. */
export interface AnnouncementBannerProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children'
> {
  /** The news and its link. */
  announcement: Announcement;
  /** Called when the visitor dismisses the banner. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The orange line above the header, visible until dismissed; also hidden while `<html>` carries
 * `data-announcement="dismissed"`.
 */
export function AnnouncementBanner({
  announcement,
  onDismiss,
  className,
  ...rest
}: AnnouncementBannerProps) {
  const [dismissed, setDismissed] = useState(false);
  const hydrated = useHydrated();
  const { announcement: label = 'Announcement', dismissAnnouncement = 'Dismiss announcement' } =
    useWords();
  if (dismissed) return null;
  return (
    <section aria-label={label} className={classes(styles.root, className)} {...rest}>
      <p className={styles.words}>
        <span>{announcement.text}</span>
        <Link className={styles.link} href={announcement.href}>
          {announcement.linkLabel}
        </Link>
      </p>
      <button
        type="button"
        className={styles.dismiss}
        data-state={hydrated ? 'ready' : 'waiting'}
        aria-label={dismissAnnouncement}
        onClick={({ currentTarget }) => {
          // The button that has the focus goes away.
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
