import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { buttonVariants } from './button-variants.ts';
import { overlayClasses, popupClasses } from './overlay-classes.ts';
import { keepOpenForNotices } from './keep-open-for-notices.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

export function DialogContent({
  className,
  overlayClassName,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { overlayClassName?: string }) {
  const focus = useReturnFocus(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={cn(overlayClasses, overlayClassName)} />
      <DialogPrimitive.Content
        className={cn(popupClasses, 'max-w-lg p-6', className)}
        onInteractOutside={keepOpenForNotices}
        {...props}
        {...focus}
      >
        {children}
        <DialogX />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** The X in the corner: every popup's is called `Kapat` (product.md §5). It comes last, so that content is reached first. */
export function DialogX({ className }: { className?: string }) {
  return (
    <DialogPrimitive.Close
      aria-label="Kapat"
      className={cn(
        buttonVariants({ variant: 'ghost', size: 'icon' }),
        'absolute top-2.5 right-2.5 rounded-full bg-popover/70 text-muted-foreground hover:text-foreground',
        className,
      )}
    >
      <X aria-hidden />
    </DialogPrimitive.Close>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1.5 pr-10', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn('text-2xl font-semibold', className)} {...props} />;
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />
  );
}
