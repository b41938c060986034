import { type ReactNode, useState } from 'react';

import { Claims } from './claims.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import { TopBanner } from './top-banner.tsx';
import { useFirstTouch } from './use-first-touch.ts';

interface LandingScreenProps {
  /** The year of the line at the foot. */
  year: number;
  /** The modal with the sign-in form; rendered while it is open. */
  authModal: (close: () => void) => ReactNode;
  /** Called once, when somebody begins to use the page: the time to load what the modal needs. */
  onIntent?: () => void;
}

/** What visitors see first (N-02). Its buttons open the modal (L-08). */
export function LandingScreen({ year, authModal, onIntent }: LandingScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const start = () => setOpen(true);
  useFirstTouch(onIntent);
  return (
    <>
      <TopBanner onStart={start} />
      <main className="overflow-x-clip">
        <Hero onStart={start} />
        <Claims />
        <Steps />
        <ClosingCall onStart={start} />
      </main>
      <Footer year={year} />
      {isOpen && authModal(() => setOpen(false))}
    </>
  );
}
