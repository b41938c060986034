import { useEffect, useState } from 'react';

import { whenIdle } from './when-idle.ts';

interface IdleValueOptions<T> {
  /** What it is at first; the first value, where that may be drawn at once. */
  initial?: T;
  /** While true the value stays as it was. */
  isHeld?: boolean;
}

/** The value as it was, until the browser has time for the new one: what matters more is drawn before. */
export function useIdleValue<T>(value: T, { initial = value, isHeld = false }: IdleValueOptions<T> = {}): T {
  const [shown, setShown] = useState(initial);
  const isDue = !isHeld && !Object.is(shown, value);
  useEffect(() => (isDue ? whenIdle(() => setShown(() => value)) : undefined), [isDue, value]);
  return shown;
}

/**
 * Whether the browser has had time since this was first drawn: what nobody needs at once is drawn then.
 * @param isUrgent does not wait; only its first value counts
 */
export const useAfterIdle = (isUrgent = false): boolean => useIdleValue(true, { initial: isUrgent });
