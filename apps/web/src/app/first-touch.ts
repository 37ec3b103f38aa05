const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** Settles when the visitor first touches, points, focuses or types, or at once where that is long since done. */
export const firstTouch = (): Promise<unknown> =>
  new Promise((resolve) => {
    // The boot script has seen it, and woke the app for it.
    if (document.documentElement.dataset.touched) resolve(undefined);
    for (const type of touches) addEventListener(type, resolve, { once: true });
  });
