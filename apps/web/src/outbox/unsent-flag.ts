/** The entry in local storage that says that a form is kept unsent; also the name of the lock and the channel. */
export const unsentFlag = 'cornerbell:unsent';
