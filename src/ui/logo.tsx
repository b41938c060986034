import { clsx } from 'clsx';

/* clsx and not cn here: tailwind-merge is 8 kB of the first load, and nothing on the landing page overrides a class. */

/** The mark: a speech bubble that plays. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <rect width="32" height="32" rx="9.5" className="fill-primary" />
      <path
        d="M8 9.5h16a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7.6l-4.6 4.1c-.5.4-1.3.1-1.3-.6v-3.5H8A2.5 2.5 0 0 1 5.5 19v-7A2.5 2.5 0 0 1 8 9.5Z"
        className="fill-primary-foreground"
      />
      <path d="m14 12.6 5.2 2.9-5.2 2.9Z" className="fill-primary" />
    </svg>
  );
}

/** The mark with the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display text-xl font-bold tracking-tight">
        Sine<span className="text-link">Sohbet</span>
      </span>
    </span>
  );
}
