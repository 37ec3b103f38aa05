/** Whether a click follows a link in this window, rather than in a new tab or not at all. */
export const followsLink = ({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a') !== null &&
  !(altKey || ctrlKey || metaKey || shiftKey);
