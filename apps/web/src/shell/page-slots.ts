import type { Location, NavigationType } from 'react-router-dom';
import type { Stage } from './Rest.tsx';

/** A page that is drawn: where it is, and how it was come to. */
export interface Slot {
  /** Stays while the page is kept, however often it is left and come back to. */
  readonly id: number;
  readonly location: Location;
  readonly action: NavigationType;
  readonly stage: Stage;
}

/** The pages that are drawn at a time. Only one of them stands in the document. */
export interface Slots {
  readonly shown: Slot;
  /** The page before it, as it was left: Back shows it again. */
  readonly left?: Slot | undefined;
  /** The pages that are drawn before the visitor goes to them. */
  readonly ahead: readonly Slot[];
}

/** The id of the page that the document brought, which stands in its own place. */
export const documentId = 0;

const unusedId = ({ shown, left, ahead }: Slots) =>
  Math.max(shown.id, left?.id ?? 0, ...ahead.map(({ id }) => id)) + 1;

/** The pages at a location: one that is drawn already is shown as it is, the one that was shown is kept. */
export function arrive(slots: Slots, location: Location, action: NavigationType): Slots {
  const { shown, left, ahead } = slots;
  if (shown.location === location) return slots;
  // Back goes to where the visitor was, an anchor to its place: both need the whole page.
  const stage = action === 'PUSH' && location.hash === '' ? 'arriving' : 'whole';
  if (shown.location.pathname === location.pathname) {
    return { ...slots, shown: { ...shown, location, action, stage } };
  }
  const isBack = action === 'POP' && left?.location.key === location.key;
  const drawn = isBack ? left : ahead.find((slot) => slot.location.pathname === location.pathname);
  const id = unusedId(slots);
  return {
    shown: { id: drawn?.id ?? id, location, action, stage },
    // What the document brought is not kept: it is drawn anew.
    left: { ...shown, id: shown.id === documentId ? id + 1 : shown.id, stage: 'whole' },
    // The others go later, when nobody waits.
    ahead: ahead.filter((slot) => slot !== drawn),
  };
}

/** The pages while those at some paths are to be drawn ahead. */
export function drawAhead(slots: Slots, paths: readonly string[]): Slots {
  const wanted = new Set(paths);
  wanted.delete(slots.shown.location.pathname);
  const kept = slots.ahead.filter(({ location }) => wanted.delete(location.pathname));
  if (wanted.size === 0 && kept.length === slots.ahead.length) return slots;
  const id = unusedId(slots);
  const added = Array.from(wanted, (pathname, index): Slot => {
    const location = { pathname, search: '', hash: '', state: null, key: 'ahead' };
    return { id: id + index, location, action: 'PUSH' as NavigationType, stage: 'ahead' };
  });
  return { ...slots, ahead: [...kept, ...added] };
}
