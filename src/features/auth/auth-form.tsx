import { type FormEvent, type ReactNode, useId, useState } from 'react';

import type { AuthField as FieldName } from '#domain/account.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { AuthField } from './auth-field.tsx';
import { DemoLogin } from './demo-login.tsx';
import { RevealButton } from './reveal-button.tsx';
import { type AuthActions, useAuthForm } from './use-auth-form.ts';

const TEXTS = {
  signIn: { title: 'Hesabına giriş yap', submit: 'Giriş Yap', other: 'Hesabın yok mu? Kayıt ol' },
  register: { title: 'Yeni hesap oluştur', submit: 'Kayıt Ol', other: 'Zaten hesabın var mı? Giriş yap' },
} as const;

type AuthFormProps = AuthActions & {
  /** Draws the title as the place needs it: a page's heading or a dialog's name. */
  heading: (title: string) => ReactNode;
};

/** Signing in and registering. */
export function AuthForm({ heading, ...actions }: AuthFormProps) {
  const id = useId();
  const form = useAuthForm(actions);
  const [revealed, setRevealed] = useState(false);
  const { mode, isSubmitting } = form;
  const isRegistering = mode === 'register';
  const texts = TEXTS[mode];

  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    value: form.values[name],
    error: form.errors[name],
    onValue: (value: string) => form.type(name, value),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const wrong = form.submit();
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  };

  return (
    <>
      {heading(texts.title)}
      {form.failure !== undefined && (
        <p
          role="alert"
          className="mt-4 rounded-lg border border-destructive-text bg-destructive/12 px-4 py-3 text-sm text-destructive-text"
        >
          {form.failure}
        </p>
      )}
      <form aria-label={texts.title} noValidate onSubmit={submit} className="mt-5 space-y-4">
        {isRegistering && <AuthField {...field('name')} label="İsim" autoComplete="name" dir="auto" />}
        {/* Not type="email": browsers rewrite Turkish letters of a domain in it. */}
        <AuthField
          {...field('email')}
          label="E-posta"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <AuthField
          {...field('password')}
          label="Şifre"
          type={revealed ? 'text' : 'password'}
          autoComplete={isRegistering ? 'new-password' : 'current-password'}
          adornment={<RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
        />
        {isRegistering && (
          <AuthField
            {...field('confirmation')}
            label="Şifre onayı"
            type={revealed ? 'text' : 'password'}
            autoComplete="new-password"
          />
        )}
        <Button type="submit" disabled={isSubmitting} className="w-full">
          {isSubmitting && <Spinner />}
          {isSubmitting ? 'İşleniyor...' : texts.submit}
        </Button>
      </form>
      {!isRegistering && <DemoLogin disabled={isSubmitting} onSignIn={form.signInWithDemo} />}
      <p className="mt-4 text-center">
        <Button
          variant="link"
          size="sm"
          disabled={isSubmitting}
          onClick={() => {
            setRevealed(false);
            form.toggleMode();
          }}
        >
          {texts.other}
        </Button>
      </p>
    </>
  );
}
