/**
 * Does again what the visitor did while what it was done to still slept.
 *
 * @param value - What stands in the field by now; React has set it to what it was when the page was rendered.
 */
export function repeat(event: Event, value: string | undefined): void {
  const { target, type } = event;
  if (event instanceof SubmitEvent) {
    (target as HTMLFormElement).requestSubmit(event.submitter);
  } else if (type === 'invalid') {
    const { form } = target as HTMLInputElement;
    // A fieldset with a refused field is invalid, too.
    if (target === form?.querySelector(':invalid:not(fieldset)')) form.reportValidity();
  } else if (target instanceof HTMLSelectElement && value !== undefined) {
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (target instanceof Element) {
    target.closest<HTMLElement>('button, a')?.click();
  }
}
