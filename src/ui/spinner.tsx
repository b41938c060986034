import { LoaderCircle } from 'lucide-react';

import { clsx } from 'clsx';

/** Turns while something is under way. Decorative: the words beside it say what. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin', className)} />;
}
