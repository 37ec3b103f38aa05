const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** Settles when the boot script has seen the visitor touch, point, focus or type, or at once where it has. */
export const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      // It hears of an event first, and passes over a pointer that only rests.
      if (!document.documentElement.dataset.touched) return;
      for (const type of touches) removeEventListener(type, look);
      resolve();
    };
    for (const type of touches) addEventListener(type, look);
    look();
  });
