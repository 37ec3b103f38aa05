import type { GymView } from '@cornerbell/content/copy';
import { Choice } from './controls.tsx';
import * as styles from './Desk.css.ts';
import { tabOf, useFrame } from './frame.ts';

/** The views of the open tab, if it has several; not in a still of one part of a view. */
export function ViewChoice() {
  const { samples, shown, live } = useFrame();
  if (shown.part && !live) return null;
  const choiceOf = (view: GymView, label: string, { length: count }: readonly unknown[]) => ({
    label,
    count,
    change: { view, part: undefined },
    isChosen: view === shown.view,
  });
  switch (tabOf(shown.view)) {
    case 'Classes':
      return (
        <Choice
          label="Schedule"
          className={styles.choice}
          choices={[
            choiceOf('Classes', 'Week', samples.timetable.slots),
            choiceOf('Privates', 'Privates', samples.privateSessions.sessions),
            choiceOf('Coaches', 'Coaches', samples.staff.staff),
          ]}
        />
      );
    case 'Money':
      return (
        <Choice
          label="Money"
          className={styles.choice}
          choices={[
            choiceOf('Money', 'Payments', samples.payments.payments),
            choiceOf('Plans', 'Plans', samples.membershipPlans.plans),
          ]}
        />
      );
    default:
      return null;
  }
}
