import { useState } from 'react';

import {
  type AuthErrors,
  authErrors,
  type AuthField,
  type AuthMode,
  type AuthValues,
  DEMO_ACCOUNT,
} from '#domain/account.ts';

export interface AuthActions {
  /** A rejection's message is shown above the form (spec §8, Authentication failure). */
  onSignIn: (input: { email: string }) => Promise<void>;
  onRegister: (input: { email: string; name: string }) => Promise<void>;
}

const DEFAULT_ERROR = 'Bir hata oluştu';
const EMPTY: AuthValues = { email: '', password: '', name: '', confirmation: '' };

/** Sign-in starts with the demo account filled in, registering with nothing (spec §2). */
const startOf = (mode: AuthMode): AuthValues =>
  mode === 'signIn' ? { ...EMPTY, email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password } : EMPTY;

/** The form's states (spec §4, Auth form): idle, submitting, done or a general error. */
export function useAuthForm({ onSignIn, onRegister }: AuthActions) {
  const [mode, setMode] = useState<AuthMode>('signIn');
  const [values, setValues] = useState(startOf('signIn'));
  const [errors, setErrors] = useState<AuthErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  const run = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setSubmitting(true);
    try {
      await action();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : DEFAULT_ERROR);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    mode,
    values,
    errors,
    failure,
    isSubmitting,
    type(field: AuthField, value: string) {
      setValues({ ...values, [field]: value });
      setErrors({ ...errors, [field]: undefined });
    },
    toggleMode() {
      const next = mode === 'signIn' ? 'register' : 'signIn';
      setMode(next);
      setValues(startOf(next));
      setErrors({});
      setFailure(undefined);
    },
    /** Sends the form when it has no errors; answers the first field that has one. */
    submit(): AuthField | undefined {
      const found = authErrors(values, mode);
      setErrors(found);
      const order: AuthField[] = ['name', 'email', 'password', 'confirmation'];
      const first = order.find((field) => found[field] !== undefined);
      if (first !== undefined) return first;
      const { email, name } = values;
      void run(() => (mode === 'signIn' ? onSignIn({ email }) : onRegister({ email, name })));
      return undefined;
    },
    signInWithDemo: () => void run(() => onSignIn({ email: DEMO_ACCOUNT.email })),
  };
}
