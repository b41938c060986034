import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { buttonVariants } from './button-variants.ts';
import { overlayClasses, popupClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogClose = DialogPrimitive.Close;

type ContentProps = ComponentProps<typeof DialogPrimitive.Content>;

/** In the middle of the page. */
export function DialogContent({ className, ...props }: ContentProps) {
  return <Content className={cn(popupClasses, 'max-w-lg p-6', className)} {...props} />;
}

/** A panel from the right edge, the full width of a phone. */
export function SheetContent(props: ContentProps) {
  return (
    <Content
      className={cn(
        'fixed inset-y-0 right-0 z-50 flex h-dvh w-full max-w-xl flex-col border-l border-border bg-popover',
        'text-popover-foreground shadow-popup focus:outline-none',
        'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
        // The X stands in the head of what fills the sheet.
        '[&>button:last-child]:top-0.5',
      )}
      {...props}
    />
  );
}

/** The X in the corner is called `Kapat` in every popup. It comes last, so that content is reached first. */
function Content({ children, ...props }: ContentProps) {
  const focus = useReturnFocus(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPrimitive.Content onInteractOutside={keepOpenForNotices} {...props} {...focus}>
        {children}
        <DialogPrimitive.Close
          aria-label="Kapat"
          className={cn(
            buttonVariants({ variant: 'ghost', size: 'icon' }),
            // Level with a title's first line.
            'absolute top-4.5 right-3 rounded-full bg-popover text-muted-foreground hover:text-foreground',
          )}
        >
          <X aria-hidden />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** A notice lies over every popup: pressing it is no wish to leave the popup below. */
function keepOpenForNotices(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null)
    event.preventDefault();
}

export function DialogHeader(props: ComponentProps<'div'>) {
  return <div className="flex flex-col gap-1.5 *:first:pr-10" {...props} />;
}

export function DialogFooter(props: ComponentProps<'div'>) {
  return (
    <div
      className="mt-6 flex flex-col-reverse gap-2 max-sm:short:flex-row max-sm:short:*:flex-1 sm:flex-row sm:justify-end"
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
