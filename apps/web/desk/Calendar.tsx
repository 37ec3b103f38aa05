import type { ListedItem } from '@cornerbell/content/loader';
import { Link } from '@cornerbell/ui';
import * as styles from './Calendar.css.ts';
import { daysOf, goingLive, monthAfter, nearestMonths } from './month.ts';

interface CalendarProps {
  items: readonly ListedItem[];
  /** The as-of day of the desk, `YYYY-MM-DD`. */
  asOf: string;
  /** The month to show, `YYYY-MM`. */
  month: string;
  /** Returns the address of another month. */
  monthHref: (month: string) => string;
  /** Returns the address of an item on the desk. */
  itemHref: (item: ListedItem) => string;
}

// British English, because American English writes "1 Tue" instead of "Tue 1".
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const monthName = format({ month: 'long', year: 'numeric' });
const dayName = format({ weekday: 'short', day: 'numeric' });

const nameOf = (month: string) => monthName.format(new Date(`${month}-01`));

/** The weekday of a date, from 0 for Monday. */
const weekday = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/** A month with the items that are published on each day. */
export function Calendar({ items, asOf, month, monthHref, itemHref }: CalendarProps) {
  const dated = goingLive(items);
  const days = daysOf(month, dated);
  const count = days.reduce((sum, day) => sum + day.items.length, 0);
  const { before, after } = nearestMonths(month, dated);
  const jumps = [
    { label: 'Latest before', target: before },
    { label: 'Next after', target: after },
  ];
  return (
    <section aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month" className={styles.title}>
          {nameOf(month)}
        </h2>
        <nav aria-label="Months" className={styles.months}>
          <Link href={monthHref(monthAfter(month, -1))}>Previous</Link>
          <Link href={monthHref(asOf.slice(0, 7))}>This month</Link>
          <Link href={monthHref(monthAfter(month, 1))}>Next</Link>
        </nav>
      </div>
      <p role="status" className={styles.count}>
        {count === 1 ? '1 text has' : `${count} texts have`} a date in this month.
        {jumps.map(
          ({ label, target }) =>
            target !== undefined && (
              <span key={label}>
                {' '}
                {label}: <Link href={monthHref(target)}>{nameOf(target)}</Link>.
              </span>
            ),
        )}
      </p>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li
            key={day.date}
            className={styles.day}
            data-empty={day.items.length === 0}
            data-today={day.date === asOf}
            style={index === 0 ? { gridColumnStart: weekday(day.date) + 1 } : undefined}
          >
            <time dateTime={day.date} className={styles.date}>
              {dayName.format(new Date(day.date))}
            </time>
            {day.items.length > 0 && (
              <ul className={styles.items}>
                {day.items.map((item) => (
                  <li
                    key={item.file}
                    className={styles.item}
                    data-publish-state={item.publishState}
                  >
                    <Link href={itemHref(item)} className={styles.link}>
                      {item.title}
                    </Link>
                    <span className={styles.facts}>
                      {item.kind}, {item.publishState}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
