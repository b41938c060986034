import { buttonVariants } from '#ui/button-variants.ts';

export function ClosingCall({ onStart }: { onStart: () => void }) {
  return (
    <section className="relative isolate overflow-hidden px-4 pt-20 pb-32 text-center lg:pt-32 lg:pb-44">
      <Seats />
      <h2 className="mx-auto max-w-3xl text-4xl leading-[1.02] font-extrabold sm:text-6xl">
        Işıklar söndü. <br />
        Yerin hazır.
      </h2>
      <p className="mx-auto mt-5 max-w-md text-lg text-muted-foreground">
        Başlamak ücretsiz, listelerin yalnızca bu cihazda durur; anlatman yeter, gerisi bizde.
      </p>
      <button type="button" onClick={onStart} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
        Bu akşamın filmini bul
      </button>
    </section>
  );
}

/** Two rows of velvet seats, seen from behind. */
function Seats() {
  return (
    <svg
      aria-hidden
      className="absolute inset-x-0 bottom-0 -z-10 h-16 w-full text-primary opacity-35 lg:h-24"
    >
      <defs>
        <pattern id="seat" x="50%" width="100" height="120" patternUnits="userSpaceOnUse">
          <path d="M8 120V62c0-16 10-24 24-24h36c14 0 24 8 24 24v58z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#seat)" />
    </svg>
  );
}
