/** The longest time that a part of the page may take to load before a form says that it is not sent, in milliseconds. */
const timeout = 15_000;

/** Rejects if a promise does not settle in time. */
export const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No answer in ${timeout} ms.`)), timeout);
    }),
  ]);
