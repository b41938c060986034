import { useEffect } from 'react';

import { type Tab, TAB_LABELS } from '#domain/tab.ts';

/** Names the page after its tab, in the browser's own tabs, its history and to a screen reader; gone with the shell. */
export function useTabTitle(tab: Tab): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${TAB_LABELS[tab]} · SineSohbet`;
    return () => {
      document.title = before;
    };
  }, [tab]);
}
