/**
 * Whether an event comes from the visitor. Chromium also dispatches a move of no distance when
 * something appears under a resting mouse.
 */
export function isIntent(event: Event): boolean {
  if (event.type !== 'pointermove') return true;
  const { movementX, movementY } = event as PointerEvent;
  return movementX !== 0 || movementY !== 0;
}
