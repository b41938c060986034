import { Check, ExternalLink } from 'lucide-react';

import { LISTING_SOURCE, offersByWay, WATCH_WAY_LABELS, type WatchOffers } from '#domain/watching.ts';
import { cn } from '#lib/cn.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';

/** The services of a film by way, the person's own first and marked, with who lists them (Z-06). */
export function WatchListing({ offers }: { offers: WatchOffers }) {
  const user = useRecord(useRecords().user);
  const own = user?.preferences.platforms ?? [];
  const isOwn = (id: number) => own.some((service) => service.id === id);
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 text-sm">
        {offersByWay(offers, own).map(({ way, services }) => (
          <div key={way} className="contents">
            <dt className="text-muted-foreground">{WATCH_WAY_LABELS[way]}</dt>
            <dd>
              <ul className="flex flex-wrap gap-1.5">
                {services.map(({ id, name }) => (
                  <li
                    key={id}
                    className={cn(
                      'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 wrap-anywhere',
                      isOwn(id) ? 'border-primary font-medium' : 'border-border',
                    )}
                  >
                    {isOwn(id) && <Check aria-hidden className="size-3.5 text-link" />}
                    {name}
                    {isOwn(id) && <span className="sr-only"> (sende var)</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
        <span>Türkiye · kaynak: {LISTING_SOURCE}</span>
        {offers.link !== undefined && (
          <a
            href={offers.link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1 font-medium text-link underline underline-offset-4 md:min-h-6"
          >
            Bağlantılarını gör
            <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">(yeni sekmede açılır)</span>
          </a>
        )}
      </p>
    </div>
  );
}
