/** How a filled button looks that has nothing to do now, yet keeps the focus it may have (`aria-disabled`). */
export const IDLE =
  'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-muted-foreground aria-disabled:shadow-none aria-disabled:inset-ring aria-disabled:inset-ring-border';
