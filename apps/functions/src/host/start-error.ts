/** Why a host or a command cannot start: one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
