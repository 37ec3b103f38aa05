/** The custom properties of the theme contract, as the ui names them for whoever reads its sheet. */
const contract = /--cb-[\w-]+/g;

/**
 * A sheet whose custom properties of the theme contract have names of three or four letters. Every document
 * brings its styles with it, and the long names are half a kilobyte of each after compression.
 *
 * @example
 * shortenVariables(':root{--cb-color-text:#000}p{color:var(--cb-color-text)}');
 * // => ':root{--c0:#000}p{color:var(--c0)}'
 */
export function shortenVariables(css: string): string {
  const names = new Map<string, string>();
  return css.replace(contract, (name) => {
    const short = names.get(name) ?? `--c${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}

/**
 * Stops where a script or a document names such a property itself, because it would then name nothing.
 *
 * @param file - What the text was read from, for the error.
 */
export function refuseLongVariables(text: string, file: string): void {
  const [name] = text.match(contract) ?? [];
  if (name === undefined) return;
  throw new Error(
    `${file} names ${name}, which has a shorter name in the built site. Set it in a style sheet instead.`,
  );
}
