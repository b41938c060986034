/** How a filled button looks while there is nothing for it to do (`data-idle`); it can be pressed all the same. */
export const IDLE =
  'data-idle:bg-transparent data-idle:text-muted-foreground data-idle:shadow-none data-idle:inset-ring data-idle:inset-ring-border data-idle:hover:bg-accent';
