/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { TickList } from '../../private/TickList/TickList.tsx';
import { Title, type HeadingLevel } from '../../private/Title.tsx';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { link } from './card.css.ts';
import { CardLink, type CardTarget } from './CardLink.tsx';
import * as styles from './FeatureCard.css.ts';

/** Props of `FeatureCard`: those of an `article` and the feature's. */
export interface FeatureCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'color' | 'children'>, CardTarget {
  /** The name of the feature: a heading, and the link where there is no `linkLabel`. */
  title: ReactNode;
  /** What it does for the user, in a sentence or two. */
  description: ReactNode;
  /** The text of the link, such as "Explore Member Management"; without it the title is the link. */
  linkLabel?: ReactNode;
  /** What the feature does, as a list. */
  features?: readonly ReactNode[] | undefined;
  /** Short badges. */
  highlights?: readonly ReactNode[] | undefined;
  /** The colour of the card's edge, its badges and the background of its picture. */
  color?: Hue | undefined;
  /** A picture of the product, such as a `SampleFrame`: below the text, or beside it where the card is wide. */
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

/** One feature or a whole area of them. With an `href` or `asChild` the whole card is one link. */
export function FeatureCard({
  title,
  description,
  href,
  asChild,
  children,
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
  const target = { href, asChild, children };
  const isLink = href !== undefined || asChild === true;
  return (
    <article
      className={classes(styles.root, color && styles.hue[color], className)}
      data-linked={isLink ? '' : undefined}
      {...rest}
    >
      <div className={styles.layout}>
        <div className={styles.content}>
          <Title level={headingLevel} className={styles.title}>
            {linkLabel ? (
              title
            ) : (
              <CardLink target={target} className={link}>
                {title}
              </CardLink>
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
          {isLink && linkLabel && (
            <p className={styles.more}>
              <CardLink target={target} className={styles.link}>
                {linkLabel}
                <ChevronIcon className={styles.arrow} />
              </CardLink>
            </p>
          )}
        </div>
        {picture && (
          <div
            className={classes(styles.picture, color && styles.background[color])}
            data-theme={pictureTone === 'ink' ? 'ink' : undefined}
          >
            {picture}
          </div>
        )}
      </div>
    </article>
  );
}
