import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Film } from '#domain/film.ts';
import { readRound, writeRound } from '#domain/round-code.ts';
import { answered, type Round, takenBack, turnOf } from '#domain/round.ts';
import { Button } from '#ui/button.tsx';

import { HandOver } from './hand-over.tsx';
import type { RoundPorts } from './round-ports.ts';
import { RoundResult } from './round-result.tsx';
import { Swipe } from './swipe.tsx';

interface RoundScreenProps {
  code: string;
  ports: RoundPorts;
}

const UNKNOWN = 'Bu turdaki filmlerin hepsi burada yok. Sayfayı yenileyip bağlantıyı yeniden aç.';

/** The round that the address holds, or why it cannot be shown (J-14). */
export function RoundScreen({ code, ports }: RoundScreenProps) {
  const reading = readRound(code);
  if (!reading.ok)
    return <NoRound message={reading.message} onNew={() => ports.show(undefined, 'replace')} />;
  const { round } = reading;
  return <KnownRound key={round.films.join()} round={round} ports={ports} />;
}

function KnownRound({ round, ports }: { round: Round; ports: RoundScreenProps['ports'] }) {
  const [films, setFilms] = useState<readonly Film[] | 'unknown'>();
  const [hasBegun, setBegun] = useState(false);
  // The address tells of an answer only after the event: a quick second one must not rest on what was before the first.
  const latest = useRef(round);
  useEffect(() => void (latest.current = round), [round]);
  // Its films stay the same for as long as it is shown: every other round mounts anew.
  const load = useEffectEvent(() => ports.filmsOf(round));
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly Film[] | undefined) => {
      if (!isGone) setFilms(found ?? 'unknown');
    };
    load().then(show, () => show(undefined));
    return () => void (isGone = true);
  }, []);
  if (films === 'unknown')
    return <NoRound message={UNKNOWN} onNew={() => ports.show(undefined, 'replace')} />;
  if (films === undefined) return <p role="status">Tur açılıyor…</p>;
  const link = ports.linkOf(writeRound(round));
  const turn = turnOf(round);
  if (turn === 'over')
    return (
      <RoundResult round={round} films={films} link={link} onNew={() => ports.show(undefined, 'step')} />
    );
  if (turn === 'second' && round.second.length === 0 && !hasBegun)
    return <HandOver count={films.length} link={link} onBegin={() => setBegun(true)} />;
  const change = (deed: (from: Round) => Round) => {
    // Nor may it be the other one's first.
    if (turnOf(latest.current) !== turn) return;
    latest.current = deed(latest.current);
    ports.show(writeRound(latest.current), 'replace');
  };
  return (
    <Swipe
      films={films}
      place={round[turn].length}
      who={turn}
      onAnswer={(answer) => change((from) => answered(from, answer))}
      onBack={() => change(takenBack)}
    />
  );
}

function NoRound({ message, onNew }: { message: string; onNew: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="rounded-xl bg-muted px-4 py-3">
        {message}
      </p>
      <Button onClick={onNew}>Yeni tur başlat</Button>
    </div>
  );
}
