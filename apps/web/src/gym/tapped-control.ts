/** The visible controls of a frame, in order. A still has the same ones as its live gym. */
const controlsIn = (frame: Element | null) =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-control]') ?? [])].filter(
    (control) => control.getClientRects().length > 0,
  );

/** The place of a control among those of its frame; -1 for none. */
export function placeOf(frame: Element | null, target: Element | null): number {
  const control = target?.closest<HTMLElement>('[data-control]');
  return control ? controlsIn(frame).indexOf(control) : -1;
}

/** The control at a place; the last one if there are fewer. */
export const controlAt = (frame: Element | null, place: number): HTMLElement | undefined => {
  const controls = controlsIn(frame);
  return place < 0 ? undefined : controls[Math.min(place, controls.length - 1)];
};
