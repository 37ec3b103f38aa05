/** The custom properties of the theme contract, as the ui names them for whoever reads its sheet. */
const contract = /--cb-[\w-]+/g;

/** How long it is to read a property by its short name: `var(--c1a)`. */
const readLength = 10;

/** The properties that are set once, for the whole document, to something that is no longer than their being read. */
function constantsOf(css: string): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(/(--cb-[\w-]+):/g))
    times.set(name, (times.get(name) ?? 0) + 1);
  const constants = new Map<string, string>();
  for (const [, block = ''] of css.matchAll(/:root\{([^{}]*)\}/g)) {
    for (const [, name = '', value = ''] of block.matchAll(/(--cb-[\w-]+):([^;]*)/g)) {
      if (times.get(name) === 1 && value.length <= readLength) constants.set(name, value);
    }
  }
  return constants;
}

/**
 * A sheet whose theme is settled: what a theme sets once stands where it is read, unless that would be
 * longer, and the other properties of the contract have names of three or four letters. Every document
 * brings its styles with it, and this is three quarters of a kilobyte of each after compression.
 *
 * @param css The sheet, minified.
 *
 * @example
 * settleVariables(':root{--cb-gap:1px;--cb-a:red}.dark{--cb-a:tan}p{margin:var(--cb-gap);color:var(--cb-a)}');
 * // => ':root{--c0:1px;--c1:red}.dark{--c1:tan}p{margin:1px;color:var(--c1)}'
 */
export function settleVariables(css: string): string {
  const constants = constantsOf(css);
  const names = new Map<string, string>();
  return css
    .replace(/var\((--cb-[\w-]+)\)/g, (read, name: string) => constants.get(name) ?? read)
    .replace(contract, (name) => {
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
    `${file} names ${name}, which is settled in the built site. Set it in a style sheet instead.`,
  );
}
