import type { SiteSamples } from '@cornerbell/content/copy';
import { Button, SearchField, SkipLink } from '@cornerbell/ui';
import * as AppShell from '@cornerbell/ui/app-shell';
import * as Tabs from '@cornerbell/ui/tabs';
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { classes } from '../shared/classes.ts';
import { reportVisit } from '../visits/visits.ts';
import * as deskStyles from './Desk.css.ts';
import { DeskBar, useCounts, ViewName } from './Desk.tsx';
import {
  deskViews,
  firstShown,
  FrameProvider,
  phoneViews,
  tabOf,
  useFrame,
  type Shown,
} from './frame.ts';
import { SparringTag } from './parts.tsx';
import { phoneName, PhoneBar } from './Phone.tsx';
import * as styles from './LiveGym.css.ts';
import * as phoneStyles from './Phone.css.ts';
import { reduce, startOf, type Action, type GymState } from './state.ts';
import { controlAt, placeOf } from './tapped-control.ts';
import { liveViews } from './views.ts';
import { deskWidth } from './widths.ts';

type View = keyof typeof liveViews;

interface FrameProps {
  samples: SiteSamples;
  state: GymState;
  act: (action: Action) => void;
  /** Called whenever the visitor does something. */
  onUse: () => void;
}

/** Whether a frame shows a list and what is open in it side by side, as its container queries do. */
export function isDesk(frame: Element | null): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return frame !== null && frame.clientWidth >= deskWidth * rem;
}

const isGone = (element: Element | null) => !element?.isConnected || element === document.body;

/**
 * What a frame shows, and its focus: where a control disappears, the focus goes to the one in its place; where a detail takes the place
 * of its list, to the title of the detail, and back to what opened it.
 */
function useShown(
  first: Shown,
  box: RefObject<HTMLElement | null>,
  { act, onUse }: Pick<FrameProps, 'act' | 'onUse'>,
) {
  const [shown, setShown] = useState(first);
  const after = useRef<(() => void) | undefined>(undefined);
  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);

  const keepFocus = () => {
    const { activeElement } = document;
    const place = box.current ? placeOf(box.current, activeElement) : -1;
    if (place < 0) return;
    after.current = () => {
      if (isGone(document.activeElement) && box.current)
        controlAt(box.current, place)?.focus({ preventScroll: true });
    };
  };

  const show = (change: Partial<Shown>) => {
    onUse();
    keepFocus();
    const isBack = Object.keys(change).join() === 'part' && change.part === undefined;
    const isNarrow = !isDesk(box.current);
    if (isNarrow && change.part === 'detail') {
      after.current = () => {
        find('[data-title]')?.focus({ preventScroll: true });
        const isAbove = (box.current?.getBoundingClientRect().top ?? 0) < 0;
        if (isAbove) box.current?.scrollIntoView({ block: 'start' });
      };
    } else if (isNarrow && isBack) {
      after.current = () => find('[aria-current="true"]')?.focus();
    }
    setShown((now) => ({ ...now, ...change }));
  };

  useLayoutEffect(() => {
    after.current?.();
    after.current = undefined;
  });

  const live = {
    show,
    act: (action: Action) => {
      onUse();
      keepFocus();
      act(action);
    },
  };
  return { shown, live };
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

/** The tabs of the desk with their counts. */
function Rail() {
  const counts = useCounts();
  return (
    <Tabs.List aria-label="Views of the desk" asChild>
      <AppShell.Nav asChild>
        <div>
          {deskViews.map((view) => (
            <Tabs.Trigger key={view} value={view} asChild>
              <AppShell.Item asChild count={<span aria-hidden="true">{counts[view]}</span>}>
                <button type="button" data-control="">
                  {view}
                </button>
              </AppShell.Item>
            </Tabs.Trigger>
          ))}
        </div>
      </AppShell.Nav>
    </Tabs.List>
  );
}

/** The desk of the gym. */
function Desk({ samples, state, isWide, ...frame }: FrameProps & { isWide: boolean }) {
  const box = useRef<HTMLElement>(null);
  const first = firstShown(samples).desk;
  const { shown, live } = useShown(isWide ? first : { view: first.view }, box, frame);
  const ActiveView = liveViews[shown.view as View];
  return (
    <FrameProvider value={{ samples, state, shown, live }}>
      <section
        ref={box}
        className={deskStyles.liveFrame}
        data-brackets=""
        aria-label="Sample gym: the desk"
      >
        <Tabs.Root
          value={tabOf(shown.view)}
          onValueChange={(view) => live.show({ view: view as View, part: undefined })}
          orientation={isWide ? 'vertical' : 'horizontal'}
          asChild
        >
          <AppShell.Root className={deskStyles.shell}>
            <DeskBar>
              <FindMember />
            </DeskBar>
            <Rail />
            <Tabs.Content value={tabOf(shown.view)} asChild>
              <AppShell.Main
                className={classes(deskStyles.main, deskStyles.fixed)}
                tabIndex={undefined}
              >
                {!shown.part && <ViewName view={shown.view} />}
                <ActiveView />
              </AppShell.Main>
            </Tabs.Content>
            <AppShell.Foot className={deskStyles.foot}>
              <p role="status" className={deskStyles.message}>
                {state.message}
              </p>
              <Button
                size="sm"
                variant="ghost"
                data-control=""
                onClick={() => live.act({ do: 'start-over' })}
              >
                Start over
              </Button>
            </AppShell.Foot>
          </AppShell.Root>
        </Tabs.Root>
      </section>
    </FrameProvider>
  );
}

/** The phone of a member. */
function Phone({ samples, state, ...frame }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const { shown, live } = useShown(firstShown(samples).phone, box, frame);
  const ActiveView = liveViews[shown.view as View];
  return (
    <FrameProvider value={{ samples, state, shown, live }}>
      <section
        ref={box}
        className={classes(phoneStyles.frame, phoneStyles.fixed)}
        aria-label="Sample gym: a member's phone"
      >
        <Tabs.Root
          // Ids, which must not hold a space, are made of it.
          value={phoneName(tabOf(shown.view))}
          onValueChange={(name) => live.show({ view: `Phone: ${name}` as View })}
          asChild
        >
          <AppShell.Root className={phoneStyles.root}>
            <PhoneBar />
            <Tabs.List aria-label="Views of the phone" asChild>
              <AppShell.Nav asChild className={phoneStyles.nav}>
                <div>
                  {phoneViews.map((view) => (
                    <Tabs.Trigger key={view} value={phoneName(view)} asChild>
                      <AppShell.Item asChild>
                        <button type="button" data-control="">
                          {phoneName(view)}
                        </button>
                      </AppShell.Item>
                    </Tabs.Trigger>
                  ))}
                </div>
              </AppShell.Nav>
            </Tabs.List>
            <Tabs.Content value={phoneName(tabOf(shown.view))} asChild>
              <AppShell.Main className={phoneStyles.main}>
                <ActiveView />
              </AppShell.Main>
            </Tabs.Content>
          </AppShell.Root>
        </Tabs.Root>
      </section>
    </FrameProvider>
  );
}

/** The id of the place behind the gym. */
const end = 'after-gym';

interface LiveProps {
  samples: SiteSamples;
  hasPhone: boolean;
  /** Whether the desk has room for a list and its detail, and so opens the first class. */
  isWide: boolean;
}

/** The sample gym: one state for the desk and the phone beside it. Nothing of it is saved. */
export function Live({ samples, hasPhone, isWide }: LiveProps) {
  const [state, act] = useReducer(
    (now: GymState, action: Action) => reduce(samples, now, action),
    samples,
    startOf,
  );
  const isUsed = useRef(false);
  const onUse = () => {
    if (!isUsed.current) reportVisit('Opened the sample gym');
    isUsed.current = true;
  };
  const frame = { samples, state, act, onUse };
  return (
    <>
      <SkipLink href={`#${end}`}>Skip the sample gym</SkipLink>
      <Desk {...frame} isWide={isWide} />
      {hasPhone && <Phone {...frame} />}
      <span id={end} tabIndex={-1} className={styles.end} />
    </>
  );
}
