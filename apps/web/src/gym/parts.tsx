import type { SiteSamples, SparringStatus } from '@cornerbell/content/copy';
import {
  DataList,
  EmptyState,
  FactStrip,
  Stack,
  StatusTag,
  type DataListProps,
  type Fact,
} from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { Control, MemberName } from './controls.tsx';
import { clockOf, dollars } from './format.ts';
import { useFrame } from './frame.ts';
import * as styles from './parts.css.ts';
import { toCall } from './selectors.ts';
import type { LogEntry } from './state.ts';

// Parts that several views show.

type Session = SiteSamples['privateSessions']['sessions'][number];

const paths = {
  back: 'm15 5-7 7 7 7',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  chevron: 'm5 9 7 7 7-7',
  close: 'm5 5 14 14M19 5 5 19',
  phone:
    'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1.2-.8 2-2 2A16 16 0 0 1 4 5c0-1.2.8-2 2-2z',
} as const;

/** A small drawing in a button or a line. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

interface PartHead {
  title: string;
  /** A short text at the end of the header. */
  aside?: ReactNode;
}

/** A part of a view with its header. */
export const Part = ({ title, aside, children }: PartHead & { children: ReactNode }) => (
  <div className={styles.part}>
    <p className={styles.head}>
      <b>{title}</b> {aside && <span>{aside}</span>}
    </p>
    {children}
  </div>
);

type ListPartProps = PartHead & Pick<DataListProps, 'rows' | 'className'>;

/** A part that is a list. */
export const ListPart = ({ title, aside, ...list }: ListPartProps) => (
  <Part title={title} aside={aside}>
    <DataList label={title} {...list} />
  </Part>
);

interface PairsProps {
  /** Three numbers side by side, or rows with a text each. */
  look: 'trio' | 'rows';
  pairs: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Labels with their numbers or texts. */
export const Pairs = ({ look, pairs }: PairsProps) => (
  <dl className={look === 'trio' ? styles.trio : styles.rows}>
    {pairs.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

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

/** A text written by a coach or a member. */
export const Note = ({ text, by, isLarge = false }: NoteProps) => (
  <Stack gap="xxs">
    <p className={classes(styles.words, isLarge && styles.largeWords)}>{text}</p>
    {by && <p className={styles.muted}>{by}</p>}
  </Stack>
);

/** A part that is a note. */
export const NotePart = ({ title, aside, ...note }: PartHead & NoteProps) => (
  <Part title={title} aside={aside}>
    <Note {...note} />
  </Part>
);

/** A name, and a line about it. */
export const TwoLines = ({ name, about }: { name: ReactNode; about: ReactNode }) => (
  <span>
    <span className={styles.name}>{name}</span>
    <span className={styles.muted}>{about}</span>
  </span>
);

interface SplitProps {
  /** The numbers above the two. */
  facts?: readonly (Omit<Fact, 'note'> & { note?: string | undefined })[];
  /** The widths of the two where they are side by side. */
  columns: 'halves' | 'regular' | 'wideSide' | 'narrowList';
  /** Whether the second takes the place of the first where there is no room for both. */
  hasDetail?: boolean;
  list: ReactNode;
  detail: ReactNode;
  /** The name of what the detail shows. */
  label: string;
}

/** Two panes side by side, below numbers. A still may show one of the panes alone. */
export function Split({ facts, columns, hasDetail = false, list, detail, label }: SplitProps) {
  const { live, shown } = useFrame();
  const alone = live ? undefined : shown.part;
  return (
    <>
      {facts && !alone && (
        <FactStrip
          className={classes(styles.facts, shown.part && styles.deskOnly)}
          facts={facts.map(({ note, ...fact }) => ({
            ...fact,
            note: note ? { label: note, tone: 'neutral' } : undefined,
          }))}
        />
      )}
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
                <Control change={{ part: undefined }} variant="ghost">
                  <Icon name="back" /> {shown.view}
                </Control>
              </p>
            )}
            {detail}
          </div>
        )}
      </div>
    </>
  );
}

/** The title of a detail, which takes the focus when it opens in the place of its list. */
export function Title({ title, children }: { title: string; children: ReactNode }) {
  const { live } = useFrame();
  return (
    <div className={styles.titled}>
      <p
        className={styles.title}
        {...(live && { tabIndex: -1, 'data-title': '', role: 'heading', 'aria-level': 3 })}
      >
        {title}
      </p>
      <div className={styles.muted}>{children}</div>
    </div>
  );
}

const sparringTones = {
  Cleared: 'good',
  'Assessment Needed': 'warn',
  'Not Ready': 'neutral',
} as const;

/** The sparring status of a member. */
export const SparringTag = ({ status }: { status: SparringStatus }) => (
  <StatusTag tone={sparringTones[status]}>{status}</StatusTag>
);

/** Marks a quiet member as called. */
export function Call({ member }: { member: string }) {
  const { state } = useFrame();
  const isCalled = state.called.includes(member);
  return (
    <Control action={{ do: 'call', member }} of={member} isDone={isCalled}>
      <Icon name={isCalled ? 'check' : 'phone'} /> {isCalled ? 'Called' : 'Call'}
    </Control>
  );
}

/** The members to call, because they stay away. */
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
      // oxlint-disable-next-line react/no-array-index-key -- entries repeat, new ones come first
      <li key={entries.length - index} data-kind={kind}>
        <Icon name={kind === 'canceled' ? 'close' : 'check'} />
        {hasNames && <b>{member}</b>} {text}
      </li>
    ))}
  </ul>
);
