import { Button, VisuallyHidden } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import * as styles from './controls.css.ts';
import { useFrame, type Shown } from './frame.ts';
import { bar } from './parts.css.ts';
import type { Action } from './state.ts';

/** What a control does: an action on the state, or a change of what the frame shows. */
type Does = { readonly action: Action } | { readonly change: Partial<Shown> };

const usePress = (does: Does) => {
  const { live } = useFrame();
  return live && (() => ('action' in does ? live.act(does.action) : live.show(does.change)));
};

interface ControlProps {
  /** The action, or the change of the frame. */
  does: Does;
  /** Completes its name for screen readers, such as whom it calls. */
  of?: string;
  /**
   * Whether it shows something that is done; pressing it again takes it back.
   * @default false
   */
  isDone?: boolean;
  /** Whether this choice is selected; left out for a button that is no choice. */
  isChosen?: boolean;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost';
  children: ReactNode;
}

/** A small button of the gym. In a still it has the same look, but can't be focused. */
export function Control({
  does,
  of,
  isDone = false,
  isChosen,
  variant = 'secondary',
  children,
}: ControlProps) {
  const press = usePress(does);
  const look = {
    size: 'sm',
    variant: isDone ? 'ghost' : variant,
    className: classes(isDone && styles.done, isChosen && styles.chosen),
    'data-control': '',
  } as const;
  if (!press)
    return (
      <Button asChild {...look}>
        <span>{children}</span>
      </Button>
    );
  return (
    <Button {...look} onClick={press} aria-pressed={isChosen}>
      {children}
      {of && (
        <VisuallyHidden>
          {' '}
          {of}
          {isDone && '. Undo'}
        </VisuallyHidden>
      )}
    </Button>
  );
}

interface OpenProps {
  /** What is then open. */
  change: Partial<Shown>;
  /** Whether it is open now. */
  isOpen?: boolean;
  /** Whether what opens is below it, not beside it. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Text that opens something, such as a member's name, which opens the record. */
export function Open({ change, isOpen = false, isBelow = false, children }: OpenProps) {
  const press = usePress({ change });
  if (!press) return <span data-control="">{children}</span>;
  return (
    <button
      type="button"
      className={styles.open}
      data-control=""
      onClick={press}
      aria-expanded={isBelow ? isOpen : undefined}
      aria-current={!isBelow && isOpen ? true : undefined}
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
}

/** A few choices of which one is on. */
export function Choice({ label: groupLabel, choices }: ChoiceProps) {
  const { live } = useFrame();
  return (
    <div className={styles.choice} {...(live && { role: 'group', 'aria-label': groupLabel })}>
      {choices.map(({ label, count, change, isChosen }) => (
        <Control key={label} does={{ change }} isChosen={isChosen}>
          {label} {count}
        </Control>
      ))}
    </div>
  );
}

interface ViewChoiceProps {
  /** The name of the tab whose views they are. */
  label: string;
  views: readonly {
    readonly label: string;
    readonly view: Shown['view'];
    readonly count: number;
  }[];
}

/** The views of one tab. A still of one part of a view goes without them. */
export function ViewChoice({ label, views }: ViewChoiceProps) {
  const { shown, live } = useFrame();
  if (shown.part && !live) return null;
  return (
    <div className={bar}>
      <Choice
        label={label}
        choices={views.map(({ view, ...rest }) => ({
          ...rest,
          change: { view, part: undefined },
          isChosen: shown.view === view,
        }))}
      />
    </div>
  );
}
