import { Heart, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';

import { clsx } from 'clsx';

import { ExamplePoster } from './example-poster.tsx';

/** The four claims (L-01). Each shows a little of what it says. */
export function Claims() {
  return (
    <section aria-labelledby="claims-title" className="page py-16 lg:py-24">
      <h2 id="claims-title" className="max-w-2xl text-4xl leading-[1.05] font-bold sm:text-5xl">
        Film aramak değil, film izlemek için
      </h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-5">
        <Claim
          className="lg:col-span-3"
          title="Yapay zekâ destekli öneriler"
          text="Tür, ruh hali, süre, yıl, oyuncu… Aklından geçeni yaz; yapay zekâ anlar, uygun üç filmi gerekçesiyle getirir."
        >
          <Wishes />
        </Claim>
        <Claim
          // Its picture stands on the lower edge.
          className="pb-0 sm:pb-0 lg:col-span-2"
          title="Favori listesi"
          text="Sevdiklerini ve izlediklerini ayrı ayrı sakla; ara, süz, sırala."
        >
          <MiniPosters />
        </Claim>
        <Claim
          className="lg:col-span-2"
          title="Sürpriz film"
          text="Karar vermek istemediğin akşamlar için tek dokunuşla günün filmi."
        >
          <SurpriseTicket />
        </Claim>
        <Claim
          className="lg:col-span-3"
          title="İstatistikler"
          text="Bu ay kaç film izledin, en çok hangi türü sevdin? Sinema günlüğün kendiliğinden tutulur."
        >
          <Bars />
        </Claim>
      </ul>
    </section>
  );
}

function Claim({
  title,
  text,
  className,
  children,
}: {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li
      className={clsx(
        'flex flex-col justify-between gap-8 overflow-hidden rounded-3xl border border-border bg-card p-6 sm:p-8',
        className,
      )}
    >
      <div>
        <h3 className="text-2xl font-semibold">{title}</h3>
        <p className="mt-2 max-w-md text-muted-foreground">{text}</p>
      </div>
      <div aria-hidden>{children}</div>
    </li>
  );
}

const WISHES = [
  'gerilim ama kanlı olmasın',
  'doksanlardan',
  "8'in üstünde",
  'Interstellar gibi',
  'ailece',
  'yerli',
];

function Wishes() {
  return (
    <p className="flex flex-wrap gap-2">
      {WISHES.map((wish, index) => (
        <span
          key={wish}
          className={clsx(
            'rounded-full px-4 py-2 text-sm font-medium',
            index === 0 ? 'bg-primary text-primary-foreground' : 'bg-muted text-muted-foreground',
          )}
        >
          {wish}
        </span>
      ))}
    </p>
  );
}

const MINI = 'h-44 w-24 md:max-lg:-mx-2 md:max-lg:w-28 md:max-lg:shrink-0';

function MiniPosters() {
  return (
    // As wide as the card, and the posters longer than what is seen of them: only the card's edge cuts them.
    <div className="relative -mx-6 flex h-28 justify-center gap-3 overflow-hidden px-6 pt-3 sm:-mx-8 sm:px-8 md:max-lg:h-40 md:max-lg:gap-0">
      <span className={`${MINI} -rotate-6 overflow-hidden rounded-t-lg`}>
        <ExamplePoster name="van" />
      </span>
      <span className={`relative z-1 ${MINI}`}>
        <span className="block overflow-hidden rounded-t-lg">
          <ExamplePoster name="dawn" />
        </span>
        <span className="absolute -top-3 -right-3 grid size-11 place-items-center rounded-full bg-primary text-primary-foreground shadow-popup">
          <Heart className="size-5 fill-current" />
        </span>
      </span>
      <span className={`${MINI} rotate-6 overflow-hidden rounded-t-lg`}>
        <ExamplePoster name="rooftop" />
      </span>
    </div>
  );
}

function SurpriseTicket() {
  return (
    <div className="flex h-24 -rotate-3 items-stretch overflow-hidden rounded-xl bg-primary text-primary-foreground">
      <div className="flex flex-1 flex-col justify-center gap-1 px-5">
        <span className="text-xs font-medium tracking-wide">Bu akşam, saat 21.00</span>
        <span className="font-display text-2xl font-bold">Sürpriz film</span>
      </div>
      <div className="grid w-20 place-items-center border-l-2 border-dashed border-primary-foreground/50">
        <Ticket className="size-8" />
      </div>
    </div>
  );
}

const GENRES = [
  ['Bilim Kurgu', 'w-full'],
  ['Komedi', 'w-[72%]'],
  ['Gerilim', 'w-[46%]'],
] as const;

function Bars() {
  return (
    <div className="space-y-2.5">
      {GENRES.map(([genre, width], index) => (
        <div key={genre} className="flex items-center gap-3 text-sm">
          <span className="w-24 shrink-0 text-muted-foreground">{genre}</span>
          <span className="h-3 flex-1 rounded-full bg-muted">
            <span
              className={clsx(
                'block h-full rounded-full',
                width,
                index === 0 ? 'bg-primary' : 'bg-primary/60',
              )}
            />
          </span>
        </div>
      ))}
    </div>
  );
}
