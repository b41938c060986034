import { Star } from 'lucide-react';

import { LogoMark } from '#ui/logo.tsx';

import { ExamplePoster } from './example-poster.tsx';

const FILMS = [
  { title: 'Gün Doğmadan', detail: '1995 · 101 dk', rating: '8,1', poster: 'dawn' },
  { title: 'Vizontele', detail: '2001 · 110 dk', rating: '8,0', poster: 'rooftop' },
  { title: 'Küçük Gün Işığım', detail: '2006 · 101 dk', rating: '7,8', poster: 'van' },
] as const;

const CHIPS = ['Daha kısa', 'Daha yeni', 'Beni şaşırt'] as const;

/** A moment of the product, drawn and not photographed: nothing to download, sharp on every screen. */
export function ExampleConversation() {
  return (
    <figure
      aria-label="Örnek bir sohbet"
      className="relative w-full max-w-[34rem] mx-auto md:max-lg:max-w-none rounded-3xl border border-border bg-card/92 p-4 shadow-popup backdrop-blur-sm sm:p-6"
    >
      <p className="ml-auto w-fit max-w-[19rem] rounded-2xl rounded-br-md bg-primary px-4 py-3 text-[0.9375rem] text-primary-foreground">
        Yağmurlu bir akşam. İçimi ısıtsın ama iki saati geçmesin.
      </p>
      <div className="mt-4 flex items-start gap-2.5">
        <LogoMark className="mt-0.5 size-8" />
        <p className="max-w-[21rem] rounded-2xl rounded-tl-md bg-muted px-4 py-3 text-[0.9375rem]">
          Üçü de sıcacık, üçü de iki saatin altında. Battaniyeyi hazırla!
        </p>
      </div>
      <ul className="mt-5 grid grid-cols-3 gap-2.5 sm:gap-4">
        {FILMS.map(({ title, detail, rating, poster }, index) => (
          <li key={title} className="animate-deal-in min-w-0" style={{ animationDelay: `${index * 90}ms` }}>
            <div className="relative overflow-hidden rounded-xl shadow-card ring-1 ring-border">
              <ExamplePoster name={poster} />
              <span className="absolute top-1.5 right-1.5 flex items-center gap-1 rounded-full bg-background/90 px-2 py-0.5 text-xs font-semibold text-gold tabular-nums">
                <Star aria-hidden className="size-3 fill-gold-fill stroke-gold-fill" />
                {rating}
              </span>
            </div>
            <p className="mt-2 text-sm leading-tight font-semibold">{title}</p>
            <p className="mt-0.5 text-xs text-muted-foreground">{detail}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-5 flex flex-wrap gap-2">
        {CHIPS.map((chip) => (
          <li
            key={chip}
            className="rounded-full border border-border px-3 py-1.5 text-xs font-medium text-muted-foreground"
          >
            {chip}
          </li>
        ))}
      </ul>
    </figure>
  );
}
