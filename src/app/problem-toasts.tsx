import { useEffect } from 'react';
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
  return (
    <Toaster
      theme={theme}
      position="bottom-center"
      closeButton
      containerAriaLabel="Bildirimler"
      toastOptions={{ closeButtonAriaLabel: 'Kapat' }}
    />
  );
}
