import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, EmptyState, SegmentBar, StatusTag } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { plural } from '../shared/plural.ts';
import { Control, MemberName } from './controls.tsx';
import { clockOf, dollars } from './format.ts';
import { useFrame } from './frame.ts';
import { Icon } from './icons.tsx';
import * as styles from './parts.css.ts';
import { isTonight, skillCount, spotsIn, toCall } from './selectors.ts';
import { idOf, skillStates, type LogEntry, type Slot } from './state.ts';

// Parts that several views show.

type Session = SiteSamples['privateSessions']['sessions'][number];
type Sparring = SiteSamples['members']['members'][number]['sparring'];

interface PartProps {
  title: string;
  /** A short text at the end of the header. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a view with its header. */
export const Part = ({ title, aside, children }: PartProps) => (
  <div className={styles.part}>
    <p className={styles.head}>
      <b>{title}</b> {aside && <span>{aside}</span>}
    </p>
    {children}
  </div>
);

interface TrioProps {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Three numbers side by side. */
export const Trio = ({ facts }: TrioProps) => (
  <dl className={styles.trio}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** How many skills are in each state, mastered first. */
export function SkillTrio() {
  const { state } = useFrame();
  const facts = skillStates
    .toReversed()
    .map((label) => ({ label, value: skillCount(state, label) }));
  return <Trio facts={facts} />;
}

/** The row of a private session. */
export const sessionRow = ({ time, member, coach, focus, minutes, price }: Session) => ({
  lead: clockOf(time),
  primary: <MemberName name={member} />,
  secondary: `${focus}, with ${coach}, ${minutes} min`,
  value: dollars(price),
});

interface NoteProps {
  text: ReactNode;
  /** Who wrote it, and when. */
  by?: string | undefined;
  /** @default false */
  isLarge?: boolean;
}

/** Words of a coach or a member. */
export const Note = ({ text, by, isLarge = false }: NoteProps) => (
  <div className={styles.note} data-large={isLarge || undefined}>
    <p className={styles.noteText}>{text}</p>
    {by && <p className={styles.muted}>{by}</p>}
  </div>
);

interface SplitProps {
  /** The widths of the two where they are side by side. */
  columns: 'halves' | 'regular' | 'wideSide' | 'narrowList';
  /** Whether the second takes the place of the first where there is no room for both. */
  hasDetail?: boolean;
  list: ReactNode;
  detail: ReactNode;
  /** The name of what the detail shows. */
  label: string;
}

/** Two panes side by side. A still may show one of them alone. */
export function Split({ columns, hasDetail = false, list, detail, label }: SplitProps) {
  const { live, shown } = useFrame();
  const alone = live ? undefined : shown.part;
  return (
    <div
      className={styles.split}
      data-columns={alone ? undefined : columns}
      data-part={hasDetail && !alone ? (shown.part ?? 'list') : undefined}
    >
      {alone !== 'detail' && <div className={styles.pane}>{list}</div>}
      {alone !== 'list' && (
        <div className={styles.pane} {...(live && { role: 'group', 'aria-label': label })}>
          {hasDetail && live && (
            <p className={styles.back}>
              <Control does={{ change: { part: undefined } }} variant="ghost">
                <Icon name="back" /> Back
              </Control>
            </p>
          )}
          {detail}
        </div>
      )}
    </div>
  );
}

interface TitleProps {
  title: string;
  children?: ReactNode;
}

/** The title of a detail, which takes the focus when it opens in the place of its list. */
export function Title({ title, children }: TitleProps) {
  const { live } = useFrame();
  return (
    <div className={styles.titled}>
      <p
        className={styles.title}
        {...(live && { tabIndex: -1, 'data-title': '', role: 'heading', 'aria-level': 3 })}
      >
        {title}
      </p>
      {children && <div className={styles.muted}>{children}</div>}
    </div>
  );
}

const sparringTones = {
  Cleared: 'good',
  'Assessment Needed': 'warn',
  'Not Ready': 'neutral',
} as const satisfies Record<Sparring, string>;

/** The sparring status of a member. */
export const SparringTag = ({ status }: { status: Sparring }) => (
  <StatusTag tone={sparringTones[status]}>{status}</StatusTag>
);

/** The head of a day's classes. */
export function DayName({ day }: { day: string }) {
  const { today } = useFrame().samples.gym;
  return (
    <p className={styles.day}>
      {day}
      {day === today.day && <span className={styles.today}>Today</span>}
    </p>
  );
}

/** One segment for each spot of a class: who is there, who has booked, and what is free. */
export function ClassBar({ slot }: { slot: Slot }) {
  const { state } = useFrame();
  const { taken, there } = spotsIn(state, slot);
  return (
    <SegmentBar
      total={slot.cap}
      groups={[
        { count: there, tone: slot.isOver ? 'muted' : 'accent' },
        { count: taken - there, tone: 'strong' },
      ]}
    />
  );
}

/** How many were in a class, or that it is full. */
export function ClassStatus({ slot }: { slot: Slot }) {
  const { state } = useFrame();
  const { free, there, waiting } = spotsIn(state, slot);
  if (slot.isOver) return <StatusTag tone="good">{there} in</StatusTag>;
  if (free > 0) return null;
  const list = waiting.length > 0 && `, ${waiting.length} waiting`;
  return (
    <StatusTag tone="accent">
      Full
      {list}
    </StatusTag>
  );
}

interface CheckInProps {
  slot: Slot;
  member: string;
  variant?: 'primary' | 'secondary';
}

/** Checks a member in; then it says so. */
export function CheckIn({ slot, member, variant }: CheckInProps) {
  const { state } = useFrame();
  const isIn = spotsIn(state, slot).checkedIn.includes(member);
  return (
    <Control
      does={{ action: { do: 'check-in', member, class: idOf(slot) } }}
      of={member}
      isDone={isIn}
      {...(variant && { variant })}
    >
      {isIn ? (
        <>
          <Icon name="check" /> In
        </>
      ) : (
        'Check in'
      )}
    </Control>
  );
}

/** Who has booked a class, and who waits for it. */
export function Roster({ slot }: { slot: Slot }) {
  const { samples, state } = useFrame();
  const { booked, checkedIn, more, waiting } = spotsIn(state, slot);
  return (
    <>
      <ul className={styles.roster} aria-label="Booked">
        {booked.map((name) => {
          const member = samples.members.members.find((one) => one.name === name);
          return (
            <li key={name} className={styles.person}>
              <span>
                <span className={styles.name}>
                  <MemberName name={name} />
                </span>
                {member && <SparringTag status={member.sparring} />}
              </span>
              <span className={styles.doing}>
                {!slot.isOver && !checkedIn.includes(name) && (
                  <Control
                    does={{ action: { do: 'cancel', member: name, class: idOf(slot) } }}
                    of={`the spot of ${name}`}
                    variant="ghost"
                  >
                    Cancel
                  </Control>
                )}
                {isTonight(samples, slot) && <CheckIn slot={slot} member={name} />}
              </span>
            </li>
          );
        })}
        {more > 0 && (
          <li className={styles.person}>
            <span className={styles.muted}>
              {more} {booked.length > 0 && 'more '}
              {slot.isOver ? 'were in' : 'booked'}
            </span>
          </li>
        )}
      </ul>
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          <span className={styles.muted}>Waiting</span>
          {waiting.map((name, index) => (
            <span key={name}>
              {' '}
              <span className={styles.muted}>{index + 1}</span> {name}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Marks a quiet member as called. */
export function Call({ member }: { member: string }) {
  const { state } = useFrame();
  const isCalled = state.called.includes(member);
  return (
    <Control does={{ action: { do: 'call', member } }} of={member} isDone={isCalled}>
      <Icon name={isCalled ? 'check' : 'phone'} /> {isCalled ? 'Called' : 'Call'}
    </Control>
  );
}

/** The members to call, who stay away. */
export function CallList() {
  const { samples, state } = useFrame();
  const list = toCall(samples, state);
  return (
    <Part title="Call today" aside={`Quiet over ${samples.attendance.quietDays} days`}>
      {list.length > 0 ? (
        <DataList
          label="Members to call"
          rows={list.map(({ name, days, lastClass, coach }) => ({
            lead: { kind: 'count', text: String(days), unit: 'days' },
            primary: <MemberName name={name} />,
            secondary: `Last seen: ${lastClass}. ${coach} calls`,
            value: <Call member={name} />,
          }))}
        />
      ) : (
        <EmptyState title="Nobody to call">Everyone quiet is back.</EmptyState>
      )}
    </Part>
  );
}

interface LogProps {
  entries: readonly LogEntry[];
  /**
   * Whether each entry says who it is about.
   * @default false
   */
  hasNames?: boolean;
}

/** What was done tonight, newest first. */
export const Log = ({ entries, hasNames = false }: LogProps) => (
  <ul className={styles.log} aria-label="Just now">
    {entries.map(({ member, text, kind }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same may be done twice, and the oldest stays the last
      <li key={entries.length - index} data-kind={kind}>
        <Icon name={kind === 'canceled' ? 'close' : 'check'} />
        {hasNames && <b>{member}</b>} {text}
      </li>
    ))}
  </ul>
);

/** How many spots of a class are free, in words. */
export const spotsLeft = (free: number): string => `${plural(free, 'spot')} left`;
