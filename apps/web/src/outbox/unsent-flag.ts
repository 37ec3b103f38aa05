/** The key in local storage that marks unsent forms; also the name of the lock and the channel. */
export const unsentFlag = 'cornerbell:unsent';

/** Whether an earlier visit left a form unsent. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(unsentFlag) !== null;
  } catch {
    // Storage may be blocked; the pages of the forms always open the database.
    return false;
  }
}
