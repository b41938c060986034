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
  /** A rejection's message is shown above the form (A-13, E-01). */
  onSignIn: (input: { email: string }) => Promise<void>;
  onRegister: (input: { email: string; name: string }) => Promise<void>;
}

interface FormState {
  mode: AuthMode;
  values: AuthValues;
  errors: AuthErrors;
  /** Why the last try failed. */
  failure?: string | undefined;
}

const FIELDS: readonly AuthField[] = ['name', 'email', 'password', 'confirmation'];
const EMPTY: AuthValues = { email: '', password: '', name: '', confirmation: '' };
/** Signing in starts with the demo account filled in, registering with nothing. */
const SIGN_IN: FormState = { mode: 'signIn', values: { ...EMPTY, ...DEMO_ACCOUNT }, errors: {} };
const REGISTER: FormState = { mode: 'register', values: EMPTY, errors: {} };

/** The form's states: idle, submitting, done or a general error. */
export function useAuthForm({ onSignIn, onRegister }: AuthActions) {
  const [form, setForm] = useState(SIGN_IN);
  const [isSubmitting, setSubmitting] = useState(false);
  const { mode, values } = form;

  const run = async (action: () => Promise<void>) => {
    setForm((current) => ({ ...current, failure: undefined }));
    setSubmitting(true);
    try {
      await action();
    } catch (error) {
      const failure = (error instanceof Error && error.message) || 'Bir hata oluştu';
      setForm((current) => ({ ...current, failure }));
    } finally {
      setSubmitting(false);
    }
  };

  return {
    ...form,
    isSubmitting,
    type: (field: AuthField, value: string) =>
      setForm({
        ...form,
        values: { ...values, [field]: value },
        errors: { ...form.errors, [field]: undefined },
      }),
    toggleMode: () => setForm(mode === 'signIn' ? REGISTER : SIGN_IN),
    /** Sends the form when it has no errors; answers the first field that has one. */
    submit(): AuthField | undefined {
      const errors = authErrors(values, mode);
      setForm({ ...form, errors });
      const wrong = FIELDS.find((field) => errors[field] !== undefined);
      const { email, name } = values;
      if (wrong === undefined)
        void run(() => (mode === 'signIn' ? onSignIn({ email }) : onRegister({ email, name })));
      return wrong;
    },
    signInWithDemo: () => void run(() => onSignIn({ email: DEMO_ACCOUNT.email })),
  };
}
