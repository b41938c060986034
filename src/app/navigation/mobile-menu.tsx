import { LogOut, Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { TAB_ICONS } from '#app/tabs/tab-icons.ts';
import { type Tab, TAB_LABELS, TABS } from '#domain/tab.ts';
import type { User } from '#domain/user.ts';
import { cn } from '#lib/cn.ts';
import { CHOSEN_LINE_BESIDE } from '#ui/chosen-line.ts';
import { Button } from '#ui/button.tsx';

import { useDisclosure } from './use-disclosure.ts';

export interface MobileMenuProps {
  tab: Tab;
  onOpenTab: (tab: Tab) => void;
  user: Pick<User, 'name' | 'email'>;
  onSignOut: () => void;
}

const entryClasses =
  'flex h-12 w-full items-center gap-3 rounded-lg px-3 text-base font-medium transition-colors hover:bg-accent';

/** The hamburger menu of small screens: who is signed in, the tabs, and the way out (N-11, N-12). */
export function MobileMenu({ tab, onOpenTab, user, onSignOut }: MobileMenuProps) {
  const panelId = useId();
  const areaRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useDisclosure(areaRef, buttonRef);
  const open = (entry: Tab) => {
    setOpen(false);
    buttonRef.current?.focus();
    onOpenTab(entry);
  };
  return (
    <div ref={areaRef} className="md:hidden">
      <Button
        ref={buttonRef}
        variant="ghost"
        size="icon"
        aria-label="Menü"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
      </Button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="animate-fade-in absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-border bg-popover p-4 shadow-popup"
      >
        <div className="mb-3 border-b border-border px-3 pb-4">
          <p dir="auto" className="truncate text-start font-display text-lg font-semibold">
            {user.name}
          </p>
          <p className="truncate text-sm text-muted-foreground">{user.email}</p>
        </div>
        <ul className="flex flex-col gap-1">
          {TABS.map((entry) => {
            const Icon = TAB_ICONS[entry];
            return (
              <li key={entry}>
                <button
                  type="button"
                  {...(entry === tab ? { 'aria-current': 'page' } : {})}
                  onClick={() => open(entry)}
                  className={cn(entryClasses, entry === tab && `bg-accent text-link ${CHOSEN_LINE_BESIDE}`)}
                >
                  <Icon aria-hidden className="size-5" />
                  {TAB_LABELS[entry]}
                </button>
              </li>
            );
          })}
          <li className="mt-2 border-t border-border pt-2">
            <button type="button" onClick={onSignOut} className={cn(entryClasses, 'text-muted-foreground')}>
              <LogOut aria-hidden className="size-5" />
              Çıkış Yap
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
