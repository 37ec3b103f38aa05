/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { TickList } from '../../private/TickList/TickList.tsx';
import type { Hue } from '../../tokens/palette.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import { root as cardRoot } from './card.css.ts';
import * as styles from './FeatureCard.css.ts';

/** Props of `FeatureCard`: those of an `article` and the feature's. */
export interface FeatureCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'title' | 'color' | 'children'
> {
  /** The name of the feature: a heading of level 3. */
  title: ReactNode;
  /** What it does for the user, in a sentence or two. */
  description: ReactNode;
  /** The URL of the card's link. */
  href: string;
  /** The text of the link, such as "Explore Member Management". */
  linkLabel: ReactNode;
  /** What the feature does, as a list. */
  features?: readonly ReactNode[] | undefined;
  /** Short badges. */
  highlights?: readonly ReactNode[] | undefined;
  /** The colour of the card's edge, its badges and the background of its picture. */
  color?: Hue | undefined;
  /** A picture of the product: below the text, or beside it where the card is wide. */
  picture?: ReactNode;
}

/** One feature or a whole area of them. The whole card is one link. */
export function FeatureCard({
  title,
  description,
  href,
  linkLabel,
  features,
  highlights,
  color,
  picture,
  className,
  ...rest
}: FeatureCardProps) {
  return (
    <article
      className={classes(cardRoot, styles.root, color && styles.edges[color], className)}
      {...rest}
    >
      <div className={styles.layout}>
        <div className={styles.content}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
          {features && features.length > 0 && <TickList items={features} />}
          {highlights && highlights.length > 0 && (
            <ul className={styles.highlights}>
              {highlights.map((highlight, index) => (
                <li key={index}>
                  <Badge hue={color}>{highlight}</Badge>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.more}>
            <Link href={href} className={styles.link}>
              {linkLabel}
              <ChevronIcon className={styles.arrow} />
            </Link>
          </p>
        </div>
        {picture && (
          <div className={classes(styles.picture, color && styles.tints[color])}>{picture}</div>
        )}
      </div>
    </article>
  );
}
