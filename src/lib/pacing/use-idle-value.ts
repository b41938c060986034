import { useEffect, useState } from 'react';

import { whenIdle } from './when-idle.ts';

/** The value as it was, until the browser has time for the new one and nothing holds it: what matters more is drawn before. */
export function useSettled<T>(value: T, isHeld = false): T {
  const [settled, setSettled] = useState(value);
  const isDue = !isHeld && !Object.is(settled, value);
  useEffect(() => (isDue ? whenIdle(() => setSettled(() => value)) : undefined), [isDue, value]);
  return settled;
}
