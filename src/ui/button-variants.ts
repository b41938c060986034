import { cva, type VariantProps } from 'class-variance-authority';

/** Looks of a button, also for links that act as one. Every size is at least 44 px tall where a thumb is likely. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none',
    'transition-[background-color,color,border-color,box-shadow,scale] duration-150 active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-55 aria-busy:cursor-progress',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4.5',
  ],
  {
    variants: {
      variant: {
        default:
          'bg-primary text-primary-foreground shadow-card hover:bg-primary-hover disabled:bg-transparent disabled:text-muted-foreground disabled:opacity-100 disabled:shadow-none disabled:inset-ring disabled:inset-ring-border',
        destructive: 'bg-destructive text-destructive-foreground shadow-card hover:brightness-92',
        outline: 'border border-input bg-transparent text-foreground hover:bg-accent',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
        ghost: 'text-foreground hover:bg-accent',
        link: 'text-link underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-11 px-5 text-[0.9375rem]',
        sm: 'h-11 px-3.5 text-sm md:pointer-fine:h-9',
        lg: 'h-13 px-7 text-base',
        icon: 'size-11',
        'icon-sm': 'size-11 md:pointer-fine:size-9',
        inline: 'min-h-6 px-0.5',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
