import { TMDB_NOTICE, TMDB_SITE } from '#domain/credits.ts';
import { LogoMark } from '#ui/logo.tsx';

// `after` makes the area for a thumb taller than the line.
const linkClasses =
  'relative text-foreground underline underline-offset-4 hover:text-link after:absolute after:-inset-x-1 after:-inset-y-3.5';

/** The year line and the credits (L-06, L-07); TMDB's terms ask for the sentence about it. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="border-t border-border py-10 text-sm text-muted-foreground">
      <div className="page grid gap-8 md:grid-cols-[auto_1fr] md:gap-16">
        <p className="flex items-center gap-3">
          <LogoMark className="size-8" />© {year} SineSohbet
        </p>
        <div className="max-w-2xl space-y-2 md:justify-self-end">
          <p>
            Yapay zekâ desteği{' '}
            <a href="https://openai.com" target="_blank" rel="noreferrer" className={linkClasses}>
              OpenAI
            </a>{' '}
            modelleriyle, film bilgileri ve posterler{' '}
            <a href={TMDB_SITE} target="_blank" rel="noreferrer" className={linkClasses}>
              TMDB
            </a>{' '}
            ile sağlanır.
          </p>
          <p>{TMDB_NOTICE}</p>
        </div>
      </div>
    </footer>
  );
}
