import type { GymView } from '@cornerbell/content/copy';
import { Badge, Logo, SearchField } from '@cornerbell/ui';
import * as AppShell from '@cornerbell/ui/app-shell';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { Choice, Control } from './controls.tsx';
import * as styles from './Desk.css.ts';
import { tabOf, useFrame } from './frame.ts';
import { staticTabs } from './parts.css.ts';
import { SparringTag } from './parts.tsx';
import { openPayments, sumOf, toCall } from './selectors.ts';
import { Shell, ViewPanel, ViewTabs } from './Shell.tsx';

/** The tabs of the desk, in order, and how many things wait in each. */
function useCounts(): Partial<Record<GymView, number>> {
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

/** Finds a member by a part of the name. */
function FindMember() {
  const { samples, live } = useFrame();
  const [query, setQuery] = useState('');
  const found = samples.members.members.filter(({ name }) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <SearchField
      label="Find a member"
      hideLabel
      size="sm"
      placeholder="Find a member"
      data-control=""
      disabled={!live}
      value={query}
      onValueChange={setQuery}
      suggestions={found.slice(0, 5).map(({ name, plan, sparring }) => ({
        id: name,
        label: name,
        description: plan,
        end: <SparringTag status={sparring} />,
      }))}
      onChoose={({ id }) =>
        live?.show({ view: 'Members', member: id, part: 'detail', filter: undefined })
      }
      empty="No member has this name."
    />
  );
}

/** The views of the open tab, if it has several; not in a still of one part of a view. */
function ViewChoice() {
  const { samples, shown, live } = useFrame();
  if (shown.part && !live) return null;
  const choiceOf = (view: GymView, label: string, { length: count }: readonly unknown[]) => ({
    label,
    count,
    change: { view, part: undefined },
    isChosen: view === shown.view,
  });
  const groups: Partial<Record<GymView, ComponentProps<typeof Choice>>> = {
    Classes: {
      label: 'Schedule',
      choices: [
        choiceOf('Classes', 'Week', samples.timetable.slots),
        choiceOf('Privates', 'Privates', samples.privateSessions.sessions),
        choiceOf('Coaches', 'Coaches', samples.staff.staff),
      ],
    },
    Money: {
      label: 'Money',
      choices: [
        choiceOf('Money', 'Payments', samples.payments.payments),
        choiceOf('Plans', 'Plans', samples.membershipPlans.plans),
      ],
    },
  };
  const group = groups[tabOf(shown.view)];
  return group && <Choice className={styles.choice} {...group} />;
}

interface DeskProps {
  /**
   * Whether it is the live desk or of its size, not a picture of one view.
   * @default false
   */
  isWhole?: boolean;
  /**
   * Whether it has room for a rail.
   * @default false
   */
  isWide?: boolean;
  /** The view that is open. */
  children: ReactNode;
}

/** The desk of the gym. */
export function Desk({ isWhole = false, isWide = false, children }: DeskProps) {
  const { samples, state, shown, live } = useFrame();
  const { gym } = samples;
  const { view } = shown;
  const counts = useCounts();
  const tabs = Object.keys(counts) as GymView[];
  const isPlanned = !tabs.includes(tabOf(view));
  return (
    <Shell orientation={isWide ? 'vertical' : 'horizontal'}>
      <AppShell.Bar className={styles.bar}>
        <span className={styles.gym}>
          <Logo className={styles.logo} /> {gym.name}
        </span>
        <span className={styles.date}>{gym.today.date}</span>
        <div className={styles.search}>
          {isWhole && <FindMember />}
          {isPlanned && <Badge>Planned</Badge>}
        </div>
        <span className={styles.sample}>Sample data</span>
      </AppShell.Bar>
      <ViewTabs
        label="Views of the desk"
        views={isPlanned ? [...tabs, view] : tabs}
        counts={counts}
        className={live ? undefined : staticTabs}
      />
      {/* Its panes scroll, not the panel, so it takes no focus. */}
      <ViewPanel className={classes(styles.main, isWhole && styles.fixed)} tabIndex={undefined}>
        {!shown.part && <p className={styles.viewName}>{view}</p>}
        <ViewChoice />
        {children}
      </ViewPanel>
      {isWhole && (
        <AppShell.Foot className={styles.foot}>
          <p role={live && 'status'} className={styles.message}>
            {state.message}
          </p>
          <Control action={{ do: 'start-over' }} variant="ghost">
            Start over
          </Control>
        </AppShell.Foot>
      )}
    </Shell>
  );
}
