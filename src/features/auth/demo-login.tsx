import { Clapperboard } from 'lucide-react';

import { DEMO_ACCOUNT } from '#domain/account.ts';
import { Button } from '#ui/button.tsx';

/** The quick way in, with the demo account on screen. */
export function DemoLogin({ disabled, onSignIn }: { disabled: boolean; onSignIn: () => void }) {
  return (
    <div>
      <p aria-hidden className="my-4 flex items-center gap-3 text-sm text-muted-foreground">
        <span className="h-px flex-1 bg-border" />
        ya da
        <span className="h-px flex-1 bg-border" />
      </p>
      <Button variant="secondary" disabled={disabled} onClick={onSignIn} className="w-full">
        <Clapperboard aria-hidden />
        Demo ile Giriş Yap
      </Button>
      <p className="mt-2 text-center text-sm text-muted-foreground">
        <span className="whitespace-nowrap">{DEMO_ACCOUNT.email}</span>
        {' · '}
        <span className="whitespace-nowrap">{DEMO_ACCOUNT.password}</span>
      </p>
    </div>
  );
}
