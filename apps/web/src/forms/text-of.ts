/** The trimmed value of a text field; empty if there is no such field. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();
