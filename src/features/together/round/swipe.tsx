import { Check, Eye, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Film } from '#domain/film.ts';
import type { Answer } from '#domain/round.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';

import { SwipeCard } from './swipe-card.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

interface SwipeProps {
  films: readonly Film[];
  /** Which film is asked about; it is always there. */
  place: number;
  who: 'first' | 'second';
  onAnswer: (answer: Answer) => void;
  /** Takes the last answer back. */
  onBack: () => void;
}

const CHOICE = 'h-14 flex-1 flex-col gap-0.5 px-2 text-sm [&_svg]:size-5!';

/** One film after the other, answered by buttons, by keys or by dragging (J-12). */
export function Swipe({ films, place, who, onAnswer, onBack }: SwipeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [who]);
  // The card that has gone may have had the focus, and the keys go by that.
  useEffect(() => focusIfLost(section.current), [place]);
  useAnswerKeys(section, { onAnswer, onBack: () => place > 0 && onBack() });
  const film = films[place];
  if (film === undefined) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={who === 'first' ? 'Birinci kişinin seçimi' : 'İkinci kişinin seçimi'}
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-medium text-muted-foreground">
          {who === 'first' ? 'Birinci kişi' : 'İkinci kişi'} · {place + 1}/{films.length}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={place === 0}
          onClick={() => place > 0 && onBack()}
          className="-mr-3.5 aria-disabled:opacity-40"
        >
          <Undo2 aria-hidden />
          Geri al
        </Button>
      </div>
      <Progress label="Yanıt verilen filmler" className="-mt-2 h-1.5" value={place} max={films.length} />
      <p role="status" className="sr-only">
        {films.length} filmden {place + 1}. film: {film.title}
      </p>
      <SwipeCard key={film.id} film={film} onAnswer={onAnswer} />
      <div role="group" aria-label="Bu filmi ister misin?" className="flex gap-2">
        <Button variant="outline" className={CHOICE} onClick={() => onAnswer('no')}>
          <X aria-hidden />
          Hayır
        </Button>
        <Button variant="outline" className={CHOICE} onClick={() => onAnswer('seen')}>
          <Eye aria-hidden />
          Gördüm
        </Button>
        <Button className={CHOICE} onClick={() => onAnswer('yes')}>
          <Check aria-hidden />
          Evet
        </Button>
      </div>
      <p className="text-center text-xs text-muted-foreground">
        <span className="pointer-coarse:hidden">← hayır, ↑ gördüm, → evet; Backspace geri alır.</span>
        <span className="hidden pointer-coarse:inline">Sağa kaydır: evet, sola kaydır: hayır.</span>
      </p>
    </section>
  );
}
