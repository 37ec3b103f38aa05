/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { TickList } from '../../private/TickList/TickList.tsx';
import type { HeadingLevel } from '../../private/heading-level.ts';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as card from './card.css.ts';
import * as styles from './FeatureCard.css.ts';

/** Props of `FeatureCard`: those of an `article` and the feature's. */
export interface FeatureCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'title' | 'color' | 'children'
> {
  /** The name of the feature: a heading, and the link where there is no `linkLabel`. */
  title: ReactNode;
  /** What it does for the user, in a sentence or two. */
  description: ReactNode;
  /** The URL of the card's link; without it there is no link. */
  href?: string | undefined;
  /** The text of the link, such as "Explore Member Management"; without it the title is the link. */
  linkLabel?: ReactNode;
  /** What the feature does, as a list. */
  features?: readonly ReactNode[] | undefined;
  /** Short badges. */
  highlights?: readonly ReactNode[] | undefined;
  /** The colour of the card's edge, its badges and the background of its picture. */
  color?: Hue | undefined;
  /** A picture of the product: below the text, or beside it where the card is wide. */
  picture?: ReactNode;
  /**
   * The background of the picture; `ink` gives the picture the ink theme.
   * @default 'light'
   */
  pictureTone?: 'light' | 'ink' | undefined;
  /**
   * The level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** One feature or a whole area of them. With an `href` the whole card is one link. */
export function FeatureCard({
  title,
  description,
  href,
  linkLabel,
  features,
  highlights,
  color,
  picture,
  pictureTone = 'light',
  headingLevel = 3,
  className,
  ...rest
}: FeatureCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={classes(card.root, styles.root, color && styles.edges[color], className)}
      data-linked={href ? '' : undefined}
      {...rest}
    >
      <div className={styles.layout}>
        <div className={styles.content}>
          <Title className={styles.title}>
            {href && !linkLabel ? (
              <Link href={href} className={card.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Title>
          <p className={styles.description}>{description}</p>
          {features && features.length > 0 && (
            <div className={styles.features}>
              <TickList items={features} />
            </div>
          )}
          {highlights && highlights.length > 0 && (
            <ul className={styles.highlights}>
              {highlights.map((highlight, index) => (
                <li key={index}>
                  <Badge hue={color}>{highlight}</Badge>
                </li>
              ))}
            </ul>
          )}
          {href && linkLabel && (
            <p className={styles.more}>
              <Link href={href} className={styles.link}>
                {linkLabel}
                <ChevronIcon className={styles.arrow} />
              </Link>
            </p>
          )}
        </div>
        {picture && (
          <div
            className={classes(styles.picture, color && styles.tints[color])}
            data-theme={pictureTone === 'ink' ? 'ink' : undefined}
          >
            {picture}
          </div>
        )}
      </div>
    </article>
  );
}
