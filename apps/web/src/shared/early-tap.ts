/** What was tapped last: the client entry writes it, because the page may not be hydrated yet. */
export const earlyTap: { target?: EventTarget | null } = {};
