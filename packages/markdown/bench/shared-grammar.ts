/**
 * Takes out of HTML what renderers write differently for the same document: ids of headings, blank space between
 * elements, and how a quotation mark or apostrophe is escaped.
 */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(/<(h[1-3]) id="[^"]*">/g, '<$1>')
    .replaceAll(/>\s+</g, '><')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .trim();

/** Ends an article after its last whole block. */
export const wholeBlocks = (article: string): string =>
  article.slice(0, article.lastIndexOf('\n\n'));
