import { Dialog, DialogContent, DialogTitle } from '#ui/dialog.tsx';

import { AuthForm } from './auth-form.tsx';
import type { AuthActions } from './use-auth-form.ts';

export type AuthModalProps = AuthActions & { onClose: () => void };

const dialogHeading = (title: string) => (
  <DialogTitle className="pr-10 text-3xl font-bold">{title}</DialogTitle>
);

/** The form over the landing page: open for as long as it is rendered (L-08 to L-11). */
export function AuthModal({ onClose, onSignIn, onRegister }: AuthModalProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md p-6 sm:p-8">
        <AuthForm
          heading={dialogHeading}
          onSignIn={(input) => onSignIn(input).then(onClose)}
          onRegister={(input) => onRegister(input).then(onClose)}
        />
      </DialogContent>
    </Dialog>
  );
}
