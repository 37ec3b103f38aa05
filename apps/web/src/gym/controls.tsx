import { Button, VisuallyHidden } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import * as styles from './controls.css.ts';
import { useFrame, type Shown } from './frame.ts';
import type { Action } from './state.ts';

interface ControlProps {
  /** What it does to the state. */
  action?: Action;
  /** What it changes in the frame. */
  change?: Partial<Shown>;
  /** Completes its name for screen readers, such as the member it calls. */
  of?: string;
  /**
   * Whether it shows something that is done; pressing it again takes it back.
   * @default false
   */
  isDone?: boolean;
  /** Whether this choice is selected; left out if the button is not a choice. */
  isChosen?: boolean;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  children: ReactNode;
}

/** A small button of the gym. In a still it has the same look, but can't be focused. */
export function Control({
  action,
  change,
  of,
  isDone = false,
  isChosen,
  variant = 'secondary',
  children,
}: ControlProps) {
  const { live } = useFrame();
  const look = {
    size: 'sm',
    variant: isDone ? 'ghost' : variant,
    className: classes(isDone && styles.done, isChosen && styles.chosen),
    'data-control': '',
  } as const;
  if (!live)
    return (
      <Button asChild {...look}>
        <span>{children}</span>
      </Button>
    );
  const press = () => {
    if (action) live.act(action);
    if (change) live.show(change);
  };
  return (
    <Button
      {...look}
      onClick={press}
      // The focus may go to another control, which a key that is held down would press too.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      aria-pressed={isChosen}
    >
      {children}
      {of && (
        <VisuallyHidden>
          {' '}
          {of}
          {isDone && ', undo'}
        </VisuallyHidden>
      )}
    </Button>
  );
}

interface OpenProps {
  /** What is then open. */
  change: Partial<Shown>;
  /** Whether it is open now; left out if the text does not open the row that it is in. */
  isOpen?: boolean;
  /** Whether what opens is below it, not beside it. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Text that opens something, such as a member's name, which opens the record. */
export function Open({ change, isOpen, isBelow = false, children }: OpenProps) {
  const { live } = useFrame();
  if (!live) return <span data-control="">{children}</span>;
  return (
    <button
      type="button"
      className={isOpen === undefined ? styles.open : styles.openRow}
      data-control=""
      onClick={() => live.show(change)}
      aria-expanded={isBelow ? isOpen : undefined}
      aria-current={(!isBelow && isOpen) || undefined}
    >
      {children}
    </button>
  );
}

/** The name of a member, which opens the record. */
export const MemberName = ({ name }: { name: string }) => (
  <Open change={{ view: 'Members', member: name, part: 'detail' }}>{name}</Open>
);

interface ChoiceProps {
  /** The name of the group. */
  label: string;
  choices: readonly {
    readonly label: string;
    readonly count: number;
    readonly change: Partial<Shown>;
    readonly isChosen: boolean;
  }[];
  className?: string;
}

/** A few choices of which one is on. */
export function Choice({ label: groupLabel, choices, className }: ChoiceProps) {
  const { live } = useFrame();
  return (
    <div
      className={classes(styles.choice, className)}
      {...(live && { role: 'group', 'aria-label': groupLabel })}
    >
      {choices.map(({ label, count, change, isChosen }) => (
        <Control key={label} change={change} isChosen={isChosen}>
          {label} {count}
        </Control>
      ))}
    </div>
  );
}
