import { AlertDialog as AlertDialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { buttonVariants } from './button-variants.ts';
import { overlayClasses, popupClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const AlertDialog = AlertDialogPrimitive.Root;

/** Over every other popup, since it asks about what is done there. */
export function AlertDialogContent(props: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const focus = useReturnFocus(props);
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={cn(overlayClasses, 'z-60')} />
      <AlertDialogPrimitive.Content className={cn(popupClasses, 'z-60 max-w-md p-6')} {...props} {...focus} />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return <AlertDialogPrimitive.Title className={cn('text-xl font-semibold', className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      className={cn('text-[0.9375rem] text-muted-foreground', className)}
      {...props}
    />
  );
}

export function AlertDialogCancel(props: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return <AlertDialogPrimitive.Cancel className={buttonVariants({ variant: 'outline' })} {...props} />;
}
