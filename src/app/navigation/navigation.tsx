import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';

import { TABS } from '#domain/tab.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';

import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { SkipToContent } from './skip-to-content.tsx';
import { TabButton } from './tab-button.tsx';
import { ThemeToggle, type ThemeToggleProps } from './theme-toggle.tsx';

export interface NavigationProps extends MobileMenuProps, ThemeToggleProps {
  /** The place of the `Sohbet` button. */
  chat?: ReactNode;
}

/** The fixed bar, 4 rem tall (N-08). Icons from 768 px, words beside them from 1280 px. */
export function Navigation({ tab, onOpenTab, user, theme, onThemeChange, onSignOut, chat }: NavigationProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-border bg-background/88 backdrop-blur-md">
      <SkipToContent />
      <nav aria-label="Ana gezinme" className="page page-wide flex h-16 items-center gap-1.5">
        <button
          type="button"
          aria-label="SineSohbet"
          onClick={() => onOpenTab('dashboard')}
          className="mr-auto flex min-h-11 min-w-11 items-center rounded-lg md:mr-4"
        >
          <Logo className="max-[26rem]:[&>span]:hidden" />
        </button>
        <ul className="mr-auto hidden items-center gap-1 md:flex">
          {TABS.map((entry) => (
            <li key={entry}>
              <TabButton tab={entry} current={entry === tab} onOpen={onOpenTab} />
            </li>
          ))}
        </ul>
        {chat}
        <ThemeToggle theme={theme} onThemeChange={onThemeChange} />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Çıkış Yap"
          title="Çıkış Yap"
          onClick={onSignOut}
          className="hidden md:inline-flex"
        >
          <LogOut aria-hidden />
        </Button>
        <MobileMenu tab={tab} onOpenTab={onOpenTab} user={user} onSignOut={onSignOut} />
      </nav>
    </header>
  );
}
