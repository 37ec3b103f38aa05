/**
 * Returns the text as React would print it, in an element or in an attribute.
 *
 * A native search for each character is several times faster than a loop or a regular expression
 * over all five. The ampersand comes first, since the others bring new ones.
 *
 * @example
 * escapeHtml(`<b> & "c'`); // => '&lt;b&gt; &amp; &quot;c&#x27;'
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/**
 * Undoes {@link escapeHtml}.
 *
 * @example
 * unescapeHtml('Q&amp;A'); // => 'Q&A'
 */
export function unescapeHtml(html: string): string {
  if (!html.includes('&')) return html;
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
