import { ArrowRight } from 'lucide-react';

import { buttonVariants } from '#ui/button-variants.ts';

import { ExampleConversation } from './example-conversation.tsx';

export function Hero({ onStart }: { onStart: () => void }) {
  return (
    <section className="relative isolate pt-28 pb-16 sm:pt-36 lg:pb-28">
      <Beam />
      <div className="page grid items-center gap-12 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
        <div>
          <h1 className="text-[clamp(2.75rem,1.6rem+5.2vw,5rem)] leading-[0.98] font-extrabold tracking-[-0.035em]">
            Bu akşam <br />
            ne <span className="text-link">izlesek?</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg leading-relaxed text-muted-foreground sm:text-xl">
            Canın ne istiyorsa öyle söyle. SineSohbet seni dinler, sana üç film seçer ve neden onları
            seçtiğini anlatır.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <button
              type="button"
              onClick={onStart}
              className={buttonVariants({ size: 'lg', className: 'group' })}
            >
              Ücretsiz Başla
              <ArrowRight aria-hidden className="transition-transform group-hover:translate-x-1" />
            </button>
            <p className="text-sm text-muted-foreground">
              Kart gerekmez. <br className="hidden sm:inline" />
              Demo hesabıyla hemen bakabilirsin.
            </p>
          </div>
        </div>
        <ExampleConversation />
      </div>
    </section>
  );
}

/** The projector's light over the seats. */
function Beam() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div className="absolute -top-[18rem] right-[-22rem] size-[72rem] bg-[radial-gradient(closest-side,var(--beam),transparent)] sm:right-[-14rem]" />
      <div className="absolute -top-8 right-0 h-[46rem] w-[90rem] origin-top-right bg-[conic-gradient(from_236deg_at_100%_0%,transparent_0deg,var(--beam)_10deg,transparent_17deg,var(--beam)_26deg,transparent_34deg)] mask-[linear-gradient(255deg,black,transparent_62%)] opacity-60" />
    </div>
  );
}
