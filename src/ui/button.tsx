import type { ComponentProps } from 'react';

import { cn } from '#lib/cn.ts';

import { buttonVariants, type ButtonVariants } from './button-variants.ts';

type ButtonProps = ComponentProps<'button'> & ButtonVariants;

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
