import { ExternalLink } from 'lucide-react';

import type { Tab } from '#domain/tab.ts';
import { type Trailer, type TrailerLookup, type TrailerQuery, trailerSearchUrl } from '#domain/trailer.ts';
import { focusPopup } from '#lib/focus-popup.ts';
import { useLast } from '#lib/use-last.ts';
import { buttonVariants } from '#ui/button-variants.ts';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

/** What the lookup gave for a film: its trailer, or none, which the popup says with the reason (P-22, V-10). */
export interface TrailerResult extends TrailerQuery {
  trailer?: TrailerLookup;
}

const AI_SETTINGS = `#/${'settings' satisfies Tab}/ai`;

interface TrailerPopupProps {
  /** What the lookup gave; none closes the popup. */
  result: TrailerResult | undefined;
  onClose: () => void;
  /** The page goes on elsewhere: every popup closes. */
  onLeave: () => void;
}

/** The trailer, playing (P-17), or that there is none (P-21). The page behind does not scroll meanwhile (P-20). */
export function TrailerPopup({ result, onClose, onLeave }: TrailerPopupProps) {
  const shown = useLast(result);
  return (
    <Dialog open={result !== undefined} onOpenChange={(open) => open || onClose()}>
      {shown === undefined ? null : typeof shown.trailer === 'object' ? (
        <Player title={shown.title} trailer={shown.trailer} />
      ) : (
        <NotFound result={shown} onLeave={onLeave} />
      )}
    </Dialog>
  );
}

/** The autoplaying embed. The no-cookie host whatever the record says, so that opening a popup tracks nobody. */
export function embedUrl({ key }: Pick<Trailer, 'key'>): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?autoplay=1&rel=0&hl=tr`;
}

function Player({ title, trailer }: { title: string; trailer: Trailer }) {
  return (
    <DialogContent
      className="flex max-w-4xl flex-col gap-4 p-4 sm:p-6 max-sm:[&>button:last-child]:top-2.5"
      aria-describedby={undefined}
      onOpenAutoFocus={focusPopup}
    >
      <DialogHeader>
        <DialogTitle className="wrap-anywhere">{title} fragmanı</DialogTitle>
      </DialogHeader>
      <iframe
        src={embedUrl(trailer)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // What the site's player needs and no more: it may not navigate this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        className="aspect-video w-full rounded-xl border-0 bg-black"
      />
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
        {trailer.name}
        <OutsideLink href={trailer.watchUrl}>Video sitesinde izle</OutsideLink>
      </p>
    </DialogContent>
  );
}

/** What can be done comes first (P-21); why it has to be done by hand is a line after it (V-10). */
function NotFound({ result, onLeave }: { result: TrailerResult; onLeave: () => void }) {
  const isConnected = result.trailer !== 'notConnected';
  return (
    <DialogContent className="max-w-md max-sm:p-5 max-sm:[&>button:last-child]:top-3.5">
      <DialogHeader>
        <DialogTitle>Fragman Bulunamadı</DialogTitle>
        <DialogDescription className="text-[0.9375rem] wrap-anywhere">
          “{result.title}” filmi için maalesef fragman bulunamadı. Video sitesinde ararsan fragmanı çoğu zaman
          ilk sırada çıkar.
        </DialogDescription>
      </DialogHeader>
      <p className="mt-5 flex flex-col">
        <OutsideLink href={trailerSearchUrl(result)} className={buttonVariants({ variant: 'default' })}>
          Video sitesinde ara
        </OutsideLink>
      </p>
      {isConnected || (
        <p className="mt-4 text-sm text-muted-foreground">
          Fragmanı burada açan film veri tabanı (TMDB) bağlı değil.{' '}
          <a
            href={AI_SETTINGS}
            onClick={onLeave}
            className={buttonVariants({ variant: 'link', size: 'inline' })}
          >
            Ayarlar'ı aç
          </a>
        </p>
      )}
    </DialogContent>
  );
}

function OutsideLink({ href, className, children }: { href: string; className?: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className ?? buttonVariants({ variant: 'link', size: 'sm' })}
    >
      {children}
      <ExternalLink aria-hidden />
      <span className="sr-only">(yeni sekmede açılır)</span>
    </a>
  );
}
