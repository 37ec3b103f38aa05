/**
 * Opens the accordion item with this id and scrolls it into view; returns whether there is one.
 * `Accordion` does so itself when its page loads or the hash of the URL changes; call it after a
 * client-side navigation, which the browser doesn't report.
 *
 * @example
 * openAccordionItem('cancel-anytime'); // => true
 */
export const openAccordionItem = (id: string): boolean => {
  const anchor = document.getElementById(id);
  const item = anchor?.closest<HTMLDetailsElement>('details[data-accordion-item]');
  if (!item) return false;
  item.open = true;
  // Without motion: an item that is still closing would move this one after the scroll.
  const items = document.getElementsByName(item.name);
  for (const { dataset } of items) dataset['instant'] = '';
  anchor?.scrollIntoView({ behavior: 'instant' });
  for (const { dataset } of items) delete dataset['instant'];
  return true;
};
