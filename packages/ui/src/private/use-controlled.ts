import { useState } from 'react';

/** A state that the host may hold: its value, and what sets it and notifies the host. */
export function useControlled<Value, Initial extends Value | undefined>(
  value: Value | undefined,
  initial: Initial,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState<Value | Initial>(initial);
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, set] as const;
}
