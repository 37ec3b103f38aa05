export function takeAsOf(
  args: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): { readonly asked: string | undefined; readonly rest: readonly string[] };

export function settledDay(asked: string | undefined, folder?: string): string;
