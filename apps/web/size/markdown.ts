/** A result of `pnpm size`, in bytes. */
export interface MeasuredSize {
  readonly what: string;
  readonly bytes: number;
  /** The budget. */
  readonly of: number;
}

const number = (value: number) => value.toLocaleString('en');

/**
 * The sizes as a Markdown table: the largest of each budget, and everything over budget.
 *
 * @example
 * markdownOf([{ what: 'app', bytes: 77_000, of: 80_000 }])
 * // => '### Bytes, brotli\n\n| what | bytes | at most | room |\n| --- | ---: | ---: | ---: |\n| app | 77,000 | 80,000 | 3,000 |\n'
 */
export function markdownOf(sizes: readonly MeasuredSize[]): string {
  const largest = new Map<number, MeasuredSize>();
  for (const size of sizes) {
    if (size.bytes > (largest.get(size.of)?.bytes ?? -1)) largest.set(size.of, size);
  }
  const shown = sizes.filter((size) => size.bytes > size.of || largest.get(size.of) === size);
  const lines = shown.map(({ what, bytes, of }) => {
    const room = bytes > of ? `**${number(of - bytes)}**` : number(of - bytes);
    return `| ${what} | ${number(bytes)} | ${number(of)} | ${room} |\n`;
  });
  return `### Bytes, brotli\n\n| what | bytes | at most | room |\n| --- | ---: | ---: | ---: |\n${lines.join('')}`;
}
