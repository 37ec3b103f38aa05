import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import type { HeadingLevel } from '../../private/heading-level.ts';
import { Link } from '../Link/LinkProvider.tsx';
import { link as linkStyle, title as cardTitle } from './card.css.ts';
import * as styles from './ResourceCard.css.ts';

/** Props of `ResourceCard`: those of an `article`, its texts, its picture and its link. */
export interface ResourceCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'title' | 'children'
> {
  /** The URL of the card's link; left out with `asChild`. */
  href?: string | undefined;
  /**
   * Whether its one child, such as a router's link, is the card's link in place of a `Link`.
   * @default false
   */
  asChild?: boolean | undefined;
  /** The link, with `asChild`; the card sets its class and its content. */
  children?: ReactElement<{ className?: string }> | undefined;
  /** The text of the link; `mark` may highlight the matches of a search. */
  title: ReactNode;
  /** One or two sentences; a small card leaves them out. */
  excerpt: ReactNode;
  /** The picture at the top: an `svg`, or an `img` with an empty `alt`. */
  cover?: ReactNode;
  /** `Badge`s above the title, such as its category. */
  badges: ReactNode;
  /** Facts at the foot: elements such as a `time`. */
  facts?: ReactNode;
  /**
   * Its size: `lg` has its picture at its side where there is room, `sm` leaves out the excerpt.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * The level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** Something to read, in a list: a post, a guide, a lesson. The whole card is one link. */
export function ResourceCard({
  href,
  asChild,
  children,
  title,
  excerpt,
  cover,
  headingLevel = 3,
  badges,
  facts,
  size = 'md',
  className,
  ...rest
}: ResourceCardProps) {
  const Title = `h${headingLevel}` as const;
  const link = asChild ? children : href && <Link href={href} />;
  return (
    <article className={classes(styles.root, className)} data-size={size} {...rest}>
      <div className={styles.layout}>
        {cover && <div className={styles.media}>{cover}</div>}
        <div className={styles.body}>
          <div className={styles.badges}>{badges}</div>
          <Title className={classes(cardTitle, styles.title)}>
            {link
              ? cloneElement(link, { className: classes(linkStyle, link.props.className) }, title)
              : title}
          </Title>
          {size !== 'sm' && <p className={styles.excerpt}>{excerpt}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
      </div>
    </article>
  );
}
