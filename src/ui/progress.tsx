import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

const TONES = {
  primary: 'text-primary',
  gold: 'text-gold-fill',
  silver: 'text-silver',
  bronze: 'text-bronze',
} as const;

type ProgressProps = Omit<ComponentProps<'progress'>, 'aria-label'> & {
  /** What the bar measures, for who cannot see it. */
  label: string;
  tone?: keyof typeof TONES;
};

/** A bar from 0 to `max` (100 unless said); without `value` it says that nobody knows how long it takes. */
export function Progress({ label, tone = 'primary', max = 100, className, ...props }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-border',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
        '[&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current',
        // A piece in the middle: a full bar would look finished.
        'indeterminate:animate-pulse indeterminate:bg-[linear-gradient(90deg,transparent_30%,currentColor_30%_70%,transparent_70%)]',
        '[&:indeterminate::-webkit-progress-bar]:bg-transparent [&:indeterminate::-moz-progress-bar]:bg-transparent',
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
