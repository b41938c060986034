import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Button } from './button.tsx';

interface IconButtonProps extends ComponentProps<typeof Button> {
  label: string;
  Icon: LucideIcon;
  iconClassName?: string;
}

/** A small button that shows an icon and is named in words. */
export function IconButton({ label, Icon, iconClassName = 'size-4', ...button }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} {...button}>
      <Icon aria-hidden className={iconClassName} />
    </Button>
  );
}
