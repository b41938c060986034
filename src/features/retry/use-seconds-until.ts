import { useEffect, useState } from 'react';

/** How many seconds are left until an ISO time, counted down; 0 where it has passed or none was given. */
export function useSecondsUntil(time: string | undefined, now: () => number = Date.now): number {
  const until = time === undefined ? 0 : Date.parse(time);
  const left = () => Math.max(0, Math.ceil((until - now()) / 1000) || 0);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(left()), 1000);
    return () => clearTimeout(timer);
  });
  return seconds;
}
