/**
 * Opens the accordion item with the given id and scrolls it into view; returns whether there is one.
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
  const scroll = () => {
    // An item that is closing would otherwise still move this one after it has been scrolled to.
    for (const animation of document.getAnimations?.() ?? []) {
      if (animation instanceof CSSTransition && animation.transitionProperty === 'block-size')
        animation.finish();
    }
    anchor?.scrollIntoView();
  };
  scroll();
  // Some items begin to close only in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
  return true;
};
