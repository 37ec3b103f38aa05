// Adds lines to sorted lists.

/** Adds an export to a list of `export … from` statements, before the first whose key is greater. */
export function addExport(text, statement, keyOf) {
  const statements = text.split(/^(?=export )/m);
  const at = statements.findIndex((other) => keyOf(other) > keyOf(statement));
  statements.splice(at === -1 ? statements.length : at, 0, `${statement}\n`);
  return statements.join('');
}

/** Adds a line before the first line that matches. */
export function addBefore(text, pattern, line) {
  if (!pattern.test(text)) throw new Error(`No line like ${pattern} was found, to add one before.`);
  return text.replace(pattern, (found) => `${line}\n${found}`);
}

/** Adds a name to the row of a Markdown table that begins with a word. */
export function addToRow(text, first, name) {
  const row = new RegExp(`^(\\| ${first} +\\| .*\\S)( *\\|)$`, 'm');
  if (!row.test(text))
    throw new Error(`The table has no row "${first}", to which ${name} belongs.`);
  return text.replace(row, (_row, cells, close) => `${cells}, \`${name}\`${close}`);
}
