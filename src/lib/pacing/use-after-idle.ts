import { useEffect, useState } from 'react';

import { whenIdle } from './when-idle.ts';

/**
 * Whether the browser has had time since this was first drawn: what nobody needs at once is drawn then.
 * @param isUrgent does not wait; only its first value counts
 */
export function useAfterIdle(isUrgent = false): boolean {
  const [hasRested, setRested] = useState(isUrgent);
  useEffect(() => (hasRested ? undefined : whenIdle(() => setRested(true))), [hasRested]);
  return hasRested;
}
