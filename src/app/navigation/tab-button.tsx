import { TAB_ICONS } from '#app/tabs/tab-icons.ts';
import { type Tab, TAB_LABELS } from '#domain/tab.ts';
import { cn } from '#lib/cn.ts';
import { CHOSEN_LINE } from '#ui/chosen-line.ts';

interface TabButtonProps {
  tab: Tab;
  current: boolean;
  onOpen: (tab: Tab) => void;
}

/** A tab in the bar: the icon always, the word where there is room or where the person is. */
export function TabButton({ tab, current, onOpen }: TabButtonProps) {
  const Icon = TAB_ICONS[tab];
  const label = TAB_LABELS[tab];
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...(current ? { 'aria-current': 'page' } : {})}
      onClick={() => onOpen(tab)}
      className={cn(
        'flex h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-3 text-sm font-medium transition-colors',
        current
          ? `bg-accent text-link ${CHOSEN_LINE}`
          : 'text-muted-foreground hover:bg-accent hover:text-foreground',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span aria-hidden className={cn('hidden xl:inline', current && 'lg:inline')}>
        {label}
      </span>
    </button>
  );
}
