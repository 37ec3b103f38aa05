import type { GymView } from '@cornerbell/content/copy';
import { Logo } from '@cornerbell/ui';
import * as AppShell from '@cornerbell/ui/app-shell';
import type { ReactNode } from 'react';
import * as styles from './Desk.css.ts';
import { deskViews, tabOf, useFrame } from './frame.ts';
import { openPayments, sumOf, toCall } from './selectors.ts';

/** How many things wait in each view of the rail. */
export function useCounts(): Readonly<Record<(typeof deskViews)[number], number>> {
  const { samples, state } = useFrame();
  const { late, due } = openPayments(samples, state);
  return {
    Today: toCall(samples, state).filter(({ name }) => !state.called.includes(name)).length,
    Members: sumOf(samples.membershipPlans.plans, ({ members }) => members),
    Classes: samples.timetable.slots.length,
    Skills: Object.keys(state.skills).length,
    Money: late.length + due.length,
    Reports: samples.reports.reports.length,
  };
}

/** The bar of the desk: the gym, the day, the search, and that all of it is a sample. */
export function DeskBar({ children }: { children?: ReactNode }) {
  const { gym } = useFrame().samples;
  return (
    <AppShell.Bar className={styles.bar}>
      <span className={styles.gym}>
        <Logo className={styles.logo} /> {gym.name}
      </span>
      <span className={styles.date}>{gym.today.date}</span>
      {children && <div className={styles.search}>{children}</div>}
      <span className={styles.sample}>Sample data</span>
    </AppShell.Bar>
  );
}

/** The name of a view, where the rail does not show it. */
export const ViewName = ({ view }: { view: GymView }) => <p className={styles.viewName}>{view}</p>;

/** The rail of a still. */
export function StillRail({ view }: { view: GymView }) {
  const counts = useCounts();
  const isPlanned = !deskViews.some((one) => one === tabOf(view));
  return (
    <AppShell.Nav asChild className={styles.stillNav}>
      <div aria-hidden="true">
        {deskViews.map((one) => (
          <AppShell.Item key={one} asChild count={counts[one]} current={tabOf(view) === one}>
            <span data-control="">{one}</span>
          </AppShell.Item>
        ))}
        {isPlanned && (
          <AppShell.Item asChild current>
            <span>{view}</span>
          </AppShell.Item>
        )}
      </div>
    </AppShell.Nav>
  );
}
