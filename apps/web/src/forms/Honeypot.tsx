/**
 * A hidden field that only bots fill in. Its value is sent with the form; the function flags the lead and never drops it.
 */
export const Honeypot = () => <input name="website" autoComplete="off" hidden />;
