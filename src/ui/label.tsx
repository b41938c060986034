import type { ComponentProps } from 'react';

export function Label({ htmlFor, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  return <label htmlFor={htmlFor} className="block text-sm font-medium text-foreground" {...props} />;
}
