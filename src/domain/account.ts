/** The demo account, shown and pre-filled on sign-in. It protects nothing. */
export const DEMO_ACCOUNT = { email: 'demo@sinesohbet.app', password: 'Demo123!' } as const;

const MIN_PASSWORD_LENGTH = 6;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/u;

export type AuthMode = 'signIn' | 'register';
export type AuthField = 'email' | 'password' | 'name' | 'confirmation';
export type AuthValues = Record<AuthField, string>;
export type AuthErrors = Partial<Record<AuthField, string>>;

export function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'E-posta gerekli';
  return EMAIL.test(email.trim()) ? undefined : 'Geçerli bir e-posta adresi girin';
}

/** The message for a password; strength counts only when registering, one message in the order of A-22. */
export function passwordError(password: string, mode: AuthMode): string | undefined {
  if (password === '') return 'Şifre gerekli';
  if (mode === 'signIn') return undefined;
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'Şifre en az 6 karakter olmalı';
  if (!/\p{Lu}/u.test(password)) return 'Şifre en az 1 büyük harf içermelidir';
  if (!SPECIAL.test(password)) return 'Şifre en az 1 özel karakter içermelidir (!@#$%^&* vb.)';
  return undefined;
}

/** All messages of the form, a field at a time; an empty object lets it be sent. */
export function authErrors(values: AuthValues, mode: AuthMode): AuthErrors {
  const { email, password, name } = values;
  const signIn = { email: emailError(email), password: passwordError(password, mode) };
  const register = {
    name: name.trim() === '' ? 'İsim gerekli' : undefined,
    confirmation: confirmationError(values),
  };
  const errors: AuthErrors = mode === 'register' ? { ...signIn, ...register } : signIn;
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

function confirmationError({ password, confirmation }: AuthValues): string | undefined {
  if (confirmation === '') return 'Şifre onayı gerekli';
  return confirmation === password ? undefined : 'Şifreler eşleşmiyor';
}
