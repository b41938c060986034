import { type CSSProperties, type SyntheticEvent, useEffect } from 'react';
import { toast, Toaster } from 'sonner';

import type { Problems } from '#storage/box/problems.ts';
import type { Theme } from '#storage/theme.ts';

interface ProblemToastsProps {
  problems: Problems;
  theme: Theme;
  /** Whether a conversation is shown, whose composer is at the foot. */
  overComposer: boolean;
}

/** Above the composer, and where there is none a little above the edge. */
const FOOT_PX = { composer: 92, edge: 16 };

/** Says in a toast what went wrong with the records, once a problem. */
export function ProblemToasts({ problems, theme, overComposer }: ProblemToastsProps) {
  const bottom = overComposer ? FOOT_PX.composer : FOOT_PX.edge;
  useEffect(() => {
    const show = () => {
      for (const { key, kind, message } of problems.list()) toast.error(message, { id: `${key}-${kind}` });
    };
    show();
    return problems.subscribe(show);
  }, [problems]);
  return (
    <div className="contents" onFocusCapture={keepToItself}>
      <Toaster
        theme={theme}
        // Over what scrolls, and neither over a heading nor over the composer.
        position="bottom-center"
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        closeButton
        containerAriaLabel="Bildirimler"
        // Within reach also while a sheet or popup keeps the rest of the page out of it.
        toastOptions={{
          closeButtonAriaLabel: 'Kapat',
          // 24 px to the eye, 44 to a thumb.
          classNames: { closeButton: "size-6! after:absolute after:-inset-2.5 after:content-['']" },
          style: {
            pointerEvents: 'auto',
            fontFamily: 'var(--font-sans)',
            fontSize: '0.875rem',
            padding: '0.5rem 0.625rem 0.5rem 1rem',
          },
          actionButtonStyle: { minHeight: '2.75rem', paddingInline: '1rem', fontSize: '0.875rem' },
        }}
        // Its own colours, which it takes from variables on the list.
        style={TOAST_COLOURS}
      />
    </div>
  );
}

/**
 * Told that the focus came in, the notices give it back to what had it before: by Tab nobody would get beyond them, and as
 * they go they would take it from wherever it is by then.
 */
const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

const TOAST_COLOURS = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.875rem',
} as CSSProperties; // The type knows no custom properties.
