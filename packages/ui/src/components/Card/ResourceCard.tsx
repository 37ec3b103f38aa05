import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Title, type HeadingLevel } from '../../private/Title.tsx';
import { link, title as cardTitle } from './card.css.ts';
import { CardLink, type CardTarget } from './CardLink.tsx';
import * as styles from './ResourceCard.css.ts';

/** A calendar date for machines (`YYYY-MM-DD`) and, already formatted, for people. */
export interface CardDate {
  /** The date as `YYYY-MM-DD`. */
  iso: string;
  /** The date as it is shown, such as "October 14, 2025". */
  text: string;
}

/** What a card of something to read has. */
export interface ResourceCardLook
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'>, CardTarget {
  /** The text of the link; `mark` may highlight the matches of a search. */
  title: ReactNode;
  /** One or two sentences; a small card leaves them out. */
  excerpt: ReactNode;
  /** The picture at the top: a `CoverArt`, or an `img` with an empty `alt`. */
  cover?: ReactNode;
  /**
   * The level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

interface ResourceCardProps extends ResourceCardLook {
  size: 'sm' | 'md' | 'lg';
  badges: ReactNode;
  facts?: ReactNode;
}

/** What post and guide cards have in common: a picture, badges, one link, and facts at the foot. */
export function ResourceCard({
  href,
  asChild,
  children,
  title,
  excerpt,
  cover,
  headingLevel = 3,
  size,
  badges,
  facts,
  className,
  ...rest
}: ResourceCardProps) {
  return (
    <article className={classes(styles.root, className)} data-size={size} {...rest}>
      <div className={styles.layout}>
        {cover && <div className={styles.media}>{cover}</div>}
        <div className={styles.body}>
          <div className={styles.badges}>{badges}</div>
          <Title level={headingLevel} className={classes(cardTitle, styles.title)}>
            <CardLink target={{ href, asChild, children }} className={link}>
              {title}
            </CardLink>
          </Title>
          {size !== 'sm' && <p className={styles.excerpt}>{excerpt}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </div>
      </div>
    </article>
  );
}
