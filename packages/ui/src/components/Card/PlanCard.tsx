import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { formatCount } from '../../private/format-count.ts';
import { TickList } from '../../private/TickList/TickList.tsx';
import { Title, type HeadingLevel } from '../../private/Title.tsx';
import { Word } from '../../private/words.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { title as cardTitle } from './card.css.ts';
import * as styles from './PlanCard.css.ts';

/** Props of `PlanCard`: those of an `article` and the plan's. */
export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** What the plan is called. */
  name: ReactNode;
  /** What it costs in dollars a period; `null` for a price made for one customer, shown as "Custom". */
  price: number | null;
  /** What it costs regularly, shown struck through; `null` where there is no other price. */
  originalPrice: number | null;
  /** For how long that pays, such as "a month". */
  period: ReactNode;
  /** Whom the plan is for. */
  description: ReactNode;
  /** A short mark, such as "Most Popular". */
  badge?: ReactNode;
  /**
   * Whether the card stands out, held by corner brackets.
   * @default false
   */
  popular?: boolean | undefined;
  /** What the plan has, point by point. */
  features: readonly ReactNode[];
  /** What to do to get it: a `ButtonLink`. */
  action: ReactNode;
  /** What the large price is, such as "Founding price". */
  priceLabel?: ReactNode;
  /**
   * The level of the name.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

const Price = ({ amount }: { amount: number }) => (
  <Word name="price" count={formatCount(amount)}>
    $#
  </Word>
);

/** One plan of a price list. */
export function PlanCard({
  name,
  price,
  originalPrice,
  period,
  description,
  badge,
  popular = false,
  features,
  action,
  priceLabel,
  headingLevel = 3,
  className,
  ...rest
}: PlanCardProps) {
  return (
    <article
      className={classes(styles.root, className)}
      data-popular={popular ? '' : undefined}
      {...rest}
    >
      <div className={styles.head}>
        <Title level={headingLevel} className={cardTitle}>
          {name}
        </Title>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        {priceLabel && <span className={styles.priceLabel}>{priceLabel} </span>}
        <span className={styles.amount}>
          {price === null ? <Word name="customPrice">Custom</Word> : <Price amount={price} />}
        </span>{' '}
        {price !== null && <span>{period}</span>}
        <span className={styles.regular}>
          {originalPrice === null ? (
            // Keeps the line, so that prices side by side stand on one.
            '\u00A0'
          ) : (
            <>
              <VisuallyHidden>
                , <Word name="regularPrice">regular price</Word>{' '}
              </VisuallyHidden>
              <s>
                <Price amount={originalPrice} />
              </s>
              <span aria-hidden="true">
                {' '}
                <Word name="regular">regular</Word>
              </span>
            </>
          )}
        </span>
      </p>
      <div className={styles.features}>
        <TickList items={features} />
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
