import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { toast, Toaster } from 'sonner';

import type { Problems } from '#storage/problems.ts';
import type { Theme } from '#storage/theme.ts';

/** Says in a toast what went wrong with the records, once a problem. */
export function ProblemToasts({ problems, theme }: { problems: Problems; theme: Theme }) {
  useEffect(() => {
    const show = () => {
      for (const { key, kind, message } of problems.list()) toast.error(message, { id: `${key}-${kind}` });
    };
    show();
    return problems.subscribe(show);
  }, [problems]);
  const isNarrow = useSyncExternalStore(onResize, narrow, narrow);
  return (
    <Toaster
      theme={theme}
      // On a phone the foot of the screen belongs to the composer.
      position={isNarrow ? 'top-center' : 'bottom-center'}
      closeButton
      containerAriaLabel="Bildirimler"
      // Within reach also while a sheet or popup keeps the rest of the page out of it.
      toastOptions={{
        closeButtonAriaLabel: 'Kapat',
        style: { pointerEvents: 'auto', font: 'inherit', fontSize: '0.875rem' },
        actionButtonStyle: { minHeight: '2.75rem', paddingInline: '1rem' },
      }}
      // Its own colours, which it takes from variables on the list.
      style={TOAST_COLOURS}
    />
  );
}

const TOAST_COLOURS = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.875rem',
} as CSSProperties; // The type knows no custom properties.

const narrow = () => window.innerWidth < 640;
const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
