/**
 * Runs something once what is being drawn has been painted. The effects of a click run before that, so
 * what the eye does not wait for must not be done in them.
 *
 * @returns What calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs something when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
