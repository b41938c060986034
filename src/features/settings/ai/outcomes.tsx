import { CircleAlert, CircleCheck } from 'lucide-react';

import { Spinner } from '#ui/spinner.tsx';

import type { Outcome } from './outcome.ts';

/** How the tries of the connections ended, announced as they end. */
export function Outcomes({ outcomes }: { outcomes: readonly Outcome[] | 'trying' | undefined }) {
  return (
    <div role="status" className="flex flex-col gap-2 text-sm empty:-mt-4">
      {outcomes === 'trying' ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <Spinner className="size-4" />
          Bağlantı sınanıyor… Model yükleniyorsa bir dakikayı bulabilir.
        </p>
      ) : (
        outcomes?.map(({ ok, text }) => {
          const Icon = ok ? CircleCheck : CircleAlert;
          return (
            <p key={text} className={`flex gap-2 ${ok ? 'text-success' : 'text-destructive-text'}`}>
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere">{text}</span>
            </p>
          );
        })
      )}
      {outcomes?.length === 0 && (
        <p>Bağlanacak bir servis yok: yerleşik asistan konuşuyor, o internetsiz de çalışır.</p>
      )}
    </div>
  );
}
