/** Invisible characters with their Unicode names. */
export const invisible: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u2002': 'en space',
  '\u2003': 'em space',
  '\u2007': 'figure space',
  '\u2009': 'thin space',
  '\u200A': 'hair space',
  '\u200B': 'zero width space',
  '\u200C': 'zero width non-joiner',
  '\u200D': 'zero width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\uFEFF': 'zero width no-break space',
};

/** Matches an invisible character. */
export const invisibles = new RegExp(`[${Object.keys(invisible).join('')}]`, 'u');

/** Matches all of them. */
export const allInvisibles = new RegExp(invisibles.source, 'gu');

/** The code point of a character, such as `U+200B`. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text with invisible characters replaced by their code points. */
export const showInvisible = (text: string): string =>
  text.replace(allInvisibles, (character) => `<${codeOf(character)}>`);
