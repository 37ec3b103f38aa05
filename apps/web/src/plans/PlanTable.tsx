import type { Plan } from '@cornerbell/content/copy';
import { Link, Text, VisuallyHidden } from '@cornerbell/ui';
import type { PlanTableData } from './plan-table.ts';
import * as styles from './PlanTable.css.ts';

const Prices = ({ price, customLabel }: Pick<Plan, 'price'> & { customLabel: string }) =>
  price.kind === 'custom' ? (
    <td className={styles.price} colSpan={2}>
      {customLabel}
    </td>
  ) : (
    <>
      <td className={styles.quiet}>
        <s>${price.regular}</s>
      </td>
      <td className={styles.price}>${price.founding}</td>
    </>
  );

interface PlanTableProps extends PlanTableData {
  /**
   * The path of the page with the plans, whose ids the names link to.
   * @default ''
   */
  path?: string;
}

/** The plans in a table, styled like a fight card: name, member limit, prices. */
export function PlanTable({ card, prices, plans, inEveryPlan, path = '' }: PlanTableProps) {
  const { regularLabel, foundingLabel } = prices;
  const columns = [card.planLabel, card.membersLabel, regularLabel, foundingLabel];
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.title}>{card.title}</p>
        <Text size="sm" tone="muted">
          {prices.period}
        </Text>
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{card.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} className={styles.columnHead} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name, badge, memberLimit, price, popular }) => (
            <tr key={id} className={styles.row} data-popular={popular ? '' : undefined}>
              <th className={styles.plan} scope="row">
                <Link href={`${path}#${id}`} className={styles.link}>
                  {name}
                </Link>
                {badge && <span className={styles.badge}>{badge}</span>}
              </th>
              <td className={memberLimit === null ? styles.unlimited : styles.quiet}>
                {memberLimit ?? card.unlimitedLabel}
              </td>
              <Prices price={price} customLabel={prices.customLabel} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p className={styles.footLabel}>{card.everyPlanLabel}</p>
        <ul className={styles.footList}>
          {inEveryPlan.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
