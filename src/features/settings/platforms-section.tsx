import { type ReactNode, useEffect, useState } from 'react';

import { LISTING_SOURCE, type ServiceLookup, type WatchService } from '#domain/watching.ts';
import { Retry } from '#features/retry/retry.tsx';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import { Section } from './parts/section.tsx';

/** So many are shown at once, beside those chosen: the movie database knows some fifty, the best known first. */
const SHOWN_FIRST = 14;

interface PlatformsSectionProps {
  list: () => Promise<ServiceLookup>;
  /** Leads to where the movie database is connected. */
  onConnect: () => void;
}

/** The services that the person has (Z-08): they come first and marked wherever a film's services are listed. Kept at once. */
export function PlatformsSection({ list, onConnect }: PlatformsSectionProps) {
  const [found, ask] = useLookup(list);
  const [showsAll, setShowsAll] = useState(false);
  const records = useRecords();
  const own = useRecord(records.user)?.preferences.platforms ?? [];
  const isOwn = ({ id }: WatchService, among: readonly WatchService[]) => among.some((one) => one.id === id);
  const toggle = (service: WatchService) =>
    void records.user.update((user) => {
      const { platforms: before = [] } = user.preferences;
      const platforms = isOwn(service, before)
        ? before.filter(({ id }) => id !== service.id)
        : [...before, { id: service.id, name: service.name }];
      return { ...user, preferences: { ...user.preferences, platforms } };
    });

  const known = typeof found === 'object' ? found : [];
  // What was chosen and is listed no more can still be taken out.
  const all = [...known, ...own.filter((service) => !isOwn(service, known))];
  const shown = all.filter((service, at) => showsAll || at < SHOWN_FIRST || isOwn(service, own));
  return (
    <Section
      title="Platformlarım"
      hint="Üye olduklarını seç: nerede izlendiğine bakarken önce bunları görürsün, “platformlarımda olsun” dersen önerileri de bunlara göre seçerim."
    >
      {found === undefined ? <Skeleton className="h-24" /> : null}
      <div className="flex flex-wrap gap-2">
        {shown.map((service) => (
          <ToggleChip key={service.id} pressed={isOwn(service, own)} onClick={() => toggle(service)}>
            {service.name}
          </ToggleChip>
        ))}
        {shown.length < all.length && (
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            {all.length - shown.length} platform daha
          </Button>
        )}
      </div>
      {found === 'notConnected' && (
        <div className="mt-3 flex flex-col items-start gap-3 first:mt-0">
          <Remark>
            Platformların listesi TMDB'den gelir, o da şu&nbsp;an bağlı değil. Bir TMDB anahtarı girersen
            burada seçebilirsin.
          </Remark>
          <Button variant="outline" size="sm" onClick={onConnect}>
            Yapay Zekâ ayarlarını aç
          </Button>
        </div>
      )}
      {found === 'failed' && (
        <div className="mt-3 space-y-3">
          <Remark>Platformların listesine şu&nbsp;an ulaşamadım.</Remark>
          <Retry onRetry={ask} />
        </div>
      )}
      {known.length > 0 && <Remark>Türkiye · kaynak: {LISTING_SOURCE}, TMDB üzerinden</Remark>}
    </Section>
  );
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 text-sm text-muted-foreground first:mt-0">{children}</p>
);

/** What is looked up when it is first shown, and again on wish; undefined while it is under way. */
function useLookup(list: () => Promise<ServiceLookup>): [ServiceLookup | undefined, () => void] {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ turn: number; found: ServiceLookup }>();
  useEffect(() => {
    let isLeft = false;
    const show = (found: ServiceLookup) => void (isLeft || setAnswer({ turn, found }));
    list().then(show, () => show('failed'));
    return () => {
      isLeft = true;
    };
  }, [list, turn]);
  return [answer?.turn === turn ? answer.found : undefined, () => setTurn(turn + 1)];
}
