import { TMDB_NOTICE, TMDB_SITE } from '#domain/credits.ts';
import { buttonVariants } from '#ui/button-variants.ts';
import { Logo } from '#ui/logo.tsx';
import { ExternalLink } from 'lucide-react';

import { Section } from './parts/section.tsx';

/** What this is, and whose data it shows (V-11): the movie database asks for a place that people find. */
export function AboutSection() {
  return (
    <Section title="Hakkında">
      <Logo />
      <p className="mt-3">
        Konuşarak film bulduran, Türkçe bir film önerisi uygulaması. Açık kaynaktır (MIT); öneriler yerleşik
        katalogdan, bağladıysan bir yapay zekâ servisinden gelir.
      </p>
      <h3 className="mt-7 text-lg font-semibold">Film veri tabanı</h3>
      <p className="mt-2">
        Bağlıysa posterler, fragmanlar ve vizyondakiler <strong>TMDB</strong>'den (The Movie Database), nerede
        izlendiği TMDB üzerinden <strong>JustWatch</strong>'tan gelir.
      </p>
      <p className="mt-2 text-muted-foreground">{TMDB_NOTICE}</p>
      <a
        href={TMDB_SITE}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'outline', className: 'mt-4' })}
      >
        TMDB'ye git
        <ExternalLink aria-hidden />
        <span className="sr-only">(yeni sekmede açılır)</span>
      </a>
    </Section>
  );
}
