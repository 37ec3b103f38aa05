/** Adds `showModal` and `close` to jsdom; `close` events fire in a later task, as in browsers. */
export function installModalDialogs(): void {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new Error('Expected a closed dialog, received an open one.');
      focusBefore.set(this, document.activeElement);
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = focusBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}
