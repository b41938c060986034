import { lazy, Suspense } from 'react';

import { Spinner } from '#ui/spinner.tsx';

import type { AuthModalProps } from './auth-modal.tsx';

const load = () => import('./auth-modal.tsx');
const Modal = lazy(() => load().then(({ AuthModal }) => ({ default: AuthModal })));

/** Fetches the modal's code ahead of the click. A failure is left for the click itself to meet. */
export function preloadAuthModal(): void {
  load().catch(() => undefined);
}

/** The modal, outside the first load of the landing page. */
export function LazyAuthModal(props: AuthModalProps) {
  return (
    <Suspense fallback={<FormOnItsWay />}>
      <Modal {...props} />
    </Suspense>
  );
}

/** Over the page while the modal, or what it needs, is loaded. */
export function FormOnItsWay() {
  return (
    <output className="fixed inset-0 z-50 grid place-items-center bg-overlay text-foreground">
      <Spinner className="size-8" />
      <span className="sr-only">Form açılıyor</span>
    </output>
  );
}
