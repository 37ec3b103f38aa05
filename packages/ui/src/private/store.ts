/** A value outside of React, for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    /** The value on the server, and while hydrating. */
    readInitial: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the value by what a function makes of it. */
    update: (change: (value: Value) => Value) => {
      value = change(value);
      for (const listener of listeners) listener();
    },
  };
}
