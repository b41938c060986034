import { focusIfLost } from '#lib/focus-if-lost.ts';
import { Logo } from '#ui/logo.tsx';

import { AuthForm } from './auth-form.tsx';
import type { AuthActions } from './use-auth-form.ts';

type AuthPageProps = AuthActions & {
  /** Why somebody is here who was signed in a moment ago. */
  notice?: string | undefined;
};

/** Signing out removes what had the focus: the heading takes it. */
const pageHeading = (title: string) => (
  <h1 ref={focusIfLost} tabIndex={-1} className="text-3xl font-bold outline-none">
    {title}
  </h1>
);

/** The form as a page of its own: at `#/giris`, and after signing out. */
export function AuthPage({ notice, ...actions }: AuthPageProps) {
  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-x-clip px-4 py-10">
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 mx-auto h-[36rem] max-w-5xl bg-[radial-gradient(closest-side,var(--beam),transparent)]"
      />
      <div className="w-full max-w-md">
        <a href="#/" className="mx-auto mb-6 flex min-h-11 w-fit items-center rounded-lg">
          <Logo />
        </a>
        {notice !== undefined && (
          <p role="status" className="mb-4 rounded-2xl border border-border bg-muted px-5 py-3 text-center">
            {notice}
          </p>
        )}
        <div className="rounded-3xl border border-border bg-card p-6 shadow-popup sm:p-8">
          <AuthForm {...actions} heading={pageHeading} />
        </div>
      </div>
    </main>
  );
}
