import type { SiteSamples } from '@cornerbell/content/copy';
import { SkipLink } from '@cornerbell/ui';
import { useLayoutEffect, useReducer, useRef, useState, type ComponentProps } from 'react';
import { classes } from '../shared/classes.ts';
import { reportVisit } from '../visits/visits.ts';
import * as deskStyles from './Desk.css.ts';
import { Desk } from './Desk.tsx';
import { firstShown, FrameProvider, useFrame, type Shown } from './frame.ts';
import * as styles from './LiveGym.css.ts';
import * as phoneStyles from './Phone.css.ts';
import { Phone } from './Phone.tsx';
import { reduce, startOf, type Action, type GymState } from './state.ts';
import { controlAt, placeOf } from './tapped-control.ts';
import { liveViews } from './views.ts';
import { deskWidth } from './widths.ts';

/** Whether a frame shows a list and its detail side by side, as its container queries do. */
export function isDesk(frame: Element | null): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return frame !== null && frame.clientWidth >= deskWidth * rem;
}

interface LiveFrameProps extends ComponentProps<'section'> {
  samples: SiteSamples;
  state: GymState;
  /** Called with what the visitor does. */
  onAction: (action: Action) => void;
  /** Called whenever the visitor does something. */
  onUse: () => void;
  /** What it shows at first. */
  first: Shown;
}

/**
 * A frame that a visitor uses. Where an action removes its control, the focus goes to the one in its
 * place. Where a record opens from another view or replaces its list, it goes to the record's title
 * and back to what opened it; where another view opens, to its tab.
 */
function LiveFrame({ samples, state, onAction, onUse, first, ...rest }: LiveFrameProps) {
  const box = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(first);
  const moveFocus = useRef<(() => void) | undefined>(undefined);
  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);

  /** Where the focus goes after the next render if its control is gone. */
  const keepFocus = (next: () => HTMLElement | null | undefined) => {
    const isHere = box.current?.contains(document.activeElement);
    moveFocus.current = () => {
      const isLost = isHere && document.activeElement === document.body;
      if (isLost) next()?.focus({ preventScroll: true });
    };
  };

  const show = (change: Partial<Shown>) => {
    onUse();
    keepFocus(() => find('[role=tab][aria-selected=true]'));
    const isBack = 'part' in change && !change.part && !change.view;
    const isNarrow = !isDesk(box.current);
    if (change.part === 'detail' && (isNarrow || change.view)) {
      moveFocus.current = () => {
        find('[data-title]')?.focus({ preventScroll: true });
        const isAbove = (box.current?.getBoundingClientRect().top ?? 0) < 0;
        if (isAbove) box.current?.scrollIntoView({ block: 'start' });
      };
    } else if (isNarrow && isBack) {
      moveFocus.current = () => find('[aria-current="true"]')?.focus();
    }
    setShown((now) => ({ ...now, ...change }));
  };

  const act = (action: Action) => {
    onUse();
    const place = placeOf(box.current, document.activeElement);
    keepFocus(() => controlAt(box.current, place));
    onAction(action);
  };

  useLayoutEffect(() => {
    moveFocus.current?.();
    moveFocus.current = undefined;
  });

  return (
    <FrameProvider value={{ samples, state, shown, live: { act, show } }}>
      <section ref={box} {...rest} />
    </FrameProvider>
  );
}

/** The view that is open in a frame. */
function OpenView() {
  const View = liveViews[useFrame().shown.view as keyof typeof liveViews];
  return <View />;
}

/** The id of the place after the gym. */
const end = 'after-gym';

interface LiveProps {
  samples: SiteSamples;
  hasPhone: boolean;
  /** Whether the desk has room for a list and its detail, and so opens the first class. */
  isWide: boolean;
}

/** The sample gym: one state for the desk and the phone beside it. Nothing of it is saved. */
export function Live({ samples, hasPhone, isWide }: LiveProps) {
  const [state, onAction] = useReducer(
    (now: GymState, action: Action) => reduce(samples, now, action),
    samples,
    startOf,
  );
  const isUsed = useRef(false);
  const onUse = () => {
    if (!isUsed.current) reportVisit('Opened the sample gym');
    isUsed.current = true;
  };
  const { desk, phone } = firstShown(samples);
  const gym = { samples, state, onAction, onUse };
  return (
    <>
      <SkipLink href={`#${end}`}>Skip the sample gym</SkipLink>
      <LiveFrame
        {...gym}
        first={isWide ? desk : { view: desk.view }}
        className={deskStyles.frame}
        data-brackets=""
        aria-label="Sample gym: the desk"
      >
        <Desk isWhole isWide={isWide}>
          <OpenView />
        </Desk>
      </LiveFrame>
      {hasPhone && (
        <LiveFrame
          {...gym}
          first={phone}
          className={classes(phoneStyles.frame, phoneStyles.fixed)}
          aria-label="Sample gym: a member's phone"
        >
          <Phone>
            <OpenView />
          </Phone>
        </LiveFrame>
      )}
      <span id={end} tabIndex={-1} className={styles.end} />
    </>
  );
}
