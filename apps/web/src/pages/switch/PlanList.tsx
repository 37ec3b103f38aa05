import type { DescribedDay } from './describe-plan.ts';
import * as styles from './PlanList.css.ts';

interface PlanListProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  days: readonly DescribedDay[];
}

/** The days of a plan with their steps; printed with a check box for each step. */
export const PlanList = ({ labelledBy, days }: PlanListProps) => (
  <ol className={styles.root} aria-labelledby={labelledBy}>
    {days.map(({ after, day, title, weekday, steps }) => (
      <li key={after} className={styles.day}>
        <p className={styles.date}>
          <time className={styles.dateTitle} dateTime={day}>
            {title}
          </time>
          {weekday && <span className={styles.weekday}>{weekday}</span>}
        </p>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id} className={styles.step}>
              <h4 className={styles.title}>{step.title}</h4>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
