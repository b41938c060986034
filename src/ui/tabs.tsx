import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { CHOSEN_LINE } from './chosen-line.ts';

export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root className={cn('flex flex-col gap-5', className)} {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn(
        'scrollbar-none flex w-fit max-w-full gap-1 overflow-x-auto rounded-xl bg-muted p-1 text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

/**
 * A pressed trigger is focused by script, which browsers take for the keyboard: the ring is for keys alone, so the
 * element is marked until a key is pressed or the focus leaves it.
 */
const PRESSED = 'data-pressed';

export function TabsTrigger({
  className,
  ...props
}: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, 'onPointerDown' | 'onKeyDown' | 'onBlur'>) {
  return (
    <TabsPrimitive.Trigger
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute(PRESSED, '')}
      onKeyDown={({ currentTarget }) => currentTarget.removeAttribute(PRESSED)}
      onBlur={({ currentTarget }) => currentTarget.removeAttribute(PRESSED)}
      className={cn(
        'inline-flex h-11 shrink-0 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium whitespace-nowrap',
        'transition-colors hover:text-foreground focus-visible:-outline-offset-2 data-pressed:outline-none disabled:opacity-55',
        'data-[state=active]:bg-card data-[state=active]:text-foreground data-[state=active]:shadow-card',
        'dark:data-[state=active]:bg-accent',
        `${CHOSEN_LINE} data-[state=inactive]:after:hidden`,
        '[&_svg]:size-4.5 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn('rounded-lg', className)} {...props} />;
}
