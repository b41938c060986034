import { LoaderCircle } from 'lucide-react';

import { cn } from '#lib/cn.ts';

/** Turns while something is under way. Decorative: the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />;
}
