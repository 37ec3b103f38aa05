/** The entry in local storage that says that a form is kept unsent; also the name of the lock and the channel. */
export const unsentFlag = 'cornerbell:unsent';

/** Whether an earlier visit has left a form unsent. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(unsentFlag) !== null;
  } catch {
    // Storage may be blocked: then the pages of the forms look by themselves.
    return false;
  }
}
