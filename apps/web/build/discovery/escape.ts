const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// What XML 1.0 cannot carry, not even as an entity.
// oxlint-disable-next-line no-control-regex -- These are the characters to leave out.
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that XML cannot carry. */
export const fitForXml = (text: string): string => text.replace(unfit, '');

/** A text for an element or an attribute of HTML or XML. */
export const escape = (text: string): string =>
  fitForXml(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
