/**
 * What was tapped last, and the form that was submitted last: the client entry writes them, because
 * the page may not be hydrated yet.
 */
export const earlyTap: { target?: EventTarget | null; form?: EventTarget | null } = {};
