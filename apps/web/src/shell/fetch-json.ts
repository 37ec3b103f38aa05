/**
 * Fetches a JSON file of the site; `null` if it does not exist.
 *
 * @throws Error for any status other than success and 404; TypeError without a network.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
