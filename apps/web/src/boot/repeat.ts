/**
 * Does again what the visitor did while what it was done to still slept.
 *
 * @param value - What stands in it by now where it is a choice: React has set it to what was rendered.
 */
export function repeat(event: Event, value = ''): void {
  const { type } = event;
  const target = event.target as HTMLFormElement & HTMLSelectElement;
  if (type === 'submit') {
    target.requestSubmit((event as SubmitEvent).submitter);
  } else if (type === 'change') {
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (type === 'click') {
    target.closest<HTMLElement>('button, a')?.click();
  } else if (target === target.form?.querySelector(':invalid:not(fieldset)')) {
    // The first that is refused; a fieldset around it is, too.
    target.form.reportValidity();
  }
}
