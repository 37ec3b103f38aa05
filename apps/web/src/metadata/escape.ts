const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// Not allowed in XML 1.0, not even as an entity.
// oxlint-disable-next-line no-control-regex -- These are the characters to leave out.
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes the characters that XML does not allow. */
export const fitForXml = (text: string): string => text.replace(invalidInXml, '');

/** Escapes a plain text for Markdown, within a line. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<|]/g, '\\$&');

/** Escapes a text for an element or attribute of HTML or XML. */
export const escape = (text: string): string =>
  fitForXml(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
