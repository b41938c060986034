import { Suspense, use } from 'react';

import { FormOnItsWay, LazyAuthModal } from '#features/auth/lazy-auth-modal.tsx';

import type { Visit } from './visit.ts';

interface VisitorFormProps {
  visit: Visit;
  onClose: () => void;
}

/** The form over the landing page, which opens the product that signs in. */
export function VisitorForm(props: VisitorFormProps) {
  return (
    <Suspense fallback={<FormOnItsWay />}>
      <OpenedForm {...props} />
    </Suspense>
  );
}

function OpenedForm({ visit, onClose }: VisitorFormProps) {
  return <LazyAuthModal {...use(visit.open()).session.actions} onClose={onClose} />;
}
