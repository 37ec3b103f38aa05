import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { TickList } from '../../private/TickList/TickList.tsx';
import { Label, Price } from '../../private/labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { title as cardTitle } from './card.css.ts';
import * as styles from './PlanCard.css.ts';

/** Props of `PlanCard`: those of an `article` and the plan's. */
export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The name of the plan: a heading of level 3. */
  name: ReactNode;
  /** The price per period, in the currency of the `UiProvider`; `null` is shown as "Custom". */
  price: number | null;
  /** The regular price, shown struck through; `null` where there is none. */
  originalPrice: number | null;
  /** The period that the price covers, such as "a month". */
  period: ReactNode;
  /** Who the plan is for. */
  description: ReactNode;
  /** A short badge, such as "Most Popular". */
  badge?: ReactNode;
  /** What the plan includes, as a list. */
  features: readonly ReactNode[];
  /** The call to action: a `ButtonLink`. */
  action: ReactNode;
  /** The label of the large price, such as "Founding price". */
  priceLabel?: ReactNode;
}

/** One plan of a price list; put plans side by side in a `Grid`, so that their prices line up. */
export function PlanCard({
  name,
  price,
  originalPrice,
  period,
  description,
  badge,
  features,
  action,
  priceLabel,
  className,
  ...rest
}: PlanCardProps) {
  return (
    <article className={classes(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <h3 className={cardTitle}>{name}</h3>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        {priceLabel && <span className={styles.priceLabel}>{priceLabel} </span>}
        <span className={styles.amount}>
          {price === null ? <Label name="customPrice">Custom</Label> : <Price amount={price} />}
        </span>{' '}
        {price !== null && <span>{period}</span>}
        <span className={styles.regular}>
          {originalPrice === null ? (
            // Keeps the line's height, so that prices side by side align.
            '\u00A0'
          ) : (
            <>
              <VisuallyHidden>
                , <Label name="regularPrice">regular price</Label>{' '}
              </VisuallyHidden>
              <s>
                <Price amount={originalPrice} />
              </s>
              <span aria-hidden="true">
                {' '}
                <Label name="regular">regular</Label>
              </span>
            </>
          )}
        </span>
      </p>
      <TickList items={features} />
      <div className={styles.action}>{action}</div>
    </article>
  );
}
