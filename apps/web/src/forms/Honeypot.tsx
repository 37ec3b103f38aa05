/**
 * A field that people do not see and machines fill in. What it holds is sent along; a lead is flagged for
 * it, never dropped.
 */
export const Honeypot = () => <input name="website" autoComplete="off" hidden />;
