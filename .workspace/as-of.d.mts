export function takeAsOf(
  args: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): { readonly asked: string | undefined; readonly rest: readonly string[] };
