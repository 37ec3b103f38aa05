/** Opens the field that an address names, as in `#/collections/site/entries/home?field=hero.title`, with Sveltia's own means. */
export function showField(): void {
  const [, entry, field = ''] = /^(#.*)\?field=(.*)$/.exec(window.location.hash) ?? [];
  if (entry === undefined) return;
  const highlight = { locale: '_default', keyPath: decodeURIComponent(field) };
  window.history.replaceState({ highlight }, '', entry);
}
