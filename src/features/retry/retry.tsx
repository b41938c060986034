import { RotateCcw } from 'lucide-react';

import { Button } from '#ui/button.tsx';

import { useSecondsUntil } from './use-seconds-until.ts';

interface RetryProps {
  /** The ISO time from which the service wants to be asked again, where it named one. */
  retryAt?: string | undefined;
  onRetry: () => void;
}

/** Asks a service again that had failed. It may be asked at once; how long it wants to be left alone is counted down. */
export function Retry({ retryAt, onRetry }: RetryProps) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Tekrar dene
      </Button>
      {seconds > 0 && (
        <p role="timer" className="text-sm text-muted-foreground tabular-nums">
          {inWords(seconds)} sonra hazır
        </p>
      )}
    </div>
  );
}

/** Hours are counted in minutes too: what takes longer is not waited for. */
function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} sn` : `${minutes} dk ${seconds % 60} sn`;
}
