/**
 * Fetches what the prerenderer wrote as JSON; `null` where there is no such file.
 *
 * @throws Error if the answer is neither the file nor that there is none, TypeError if there is no answer.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
