import type { GymView, SiteSamples, SparringStatus, Still } from '@cornerbell/content/copy';
import { createContext, use } from 'react';
import { tonight } from './selectors.ts';
import { idOf, type Action, type GymState } from './state.ts';

/** What is open in a frame. */
export interface Shown extends Omit<Still, 'id' | 'before'> {
  /** The members who are listed: those with this sparring status. */
  readonly filter?: SparringStatus | undefined;
}

/** A frame of the sample gym: what is open in it, and the state that all frames share. */
export interface Frame {
  readonly samples: SiteSamples;
  readonly state: GymState;
  readonly shown: Shown;
  /** What the controls do; a still has none. */
  readonly live?: {
    readonly act: (action: Action) => void;
    readonly show: (change: Partial<Shown>) => void;
  };
}

const FrameContext = createContext<Frame | null>(null);

/** Provides the frame to its views. */
export const FrameProvider = FrameContext.Provider;

/** The frame around a view. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('A view of the sample gym needs a FrameProvider.');
  return frame;
}

/** The views that belong to another one of the rail or the tabs. */
const parents: Partial<Record<GymView, GymView>> = {
  Privates: 'Classes',
  Coaches: 'Classes',
  Plans: 'Money',
  'Phone: Board': 'Phone: Today',
  'Phone: Partners': 'Phone: Today',
  'Phone: Photos': 'Phone: You',
};

/** The view of the rail or the tabs to which a view belongs. */
export const tabOf = (view: GymView): GymView => parents[view] ?? view;

/** What the live frames show at first. On the desk, the first of each list is open beside it. */
export const firstShown = (samples: SiteSamples) => {
  const [first] = tonight(samples);
  return {
    desk: {
      view: 'Today',
      class: first && idOf(first),
      member: samples.members.members[0]?.name,
      report: samples.reports.reports[0]?.name,
    },
    phone: { view: 'Phone: Today' },
  } as const satisfies Readonly<Record<string, Shown>>;
};
