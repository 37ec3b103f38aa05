/**
 * Opens the accordion item with the given id and scrolls it into view; returns whether there is one.
 * `Accordion` does so itself when its page loads or the address's `#id` changes; call it after a
 * navigation that the browser doesn't notice, such as a router's.
 *
 * @example
 * openAccordionItem('cancel-anytime'); // => true
 */
export const openAccordionItem = (id: string): boolean => {
  const anchor = document.getElementById(id);
  const item = anchor?.closest<HTMLDetailsElement>('details[data-accordion-item]');
  if (!item) return false;
  item.open = true;
  anchor?.scrollIntoView();
  return true;
};
