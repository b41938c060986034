import { type RefObject, useEffect, useEffectEvent } from 'react';

import type { Answer } from '#domain/round.ts';

const KEYS: Readonly<Record<string, Answer>> = { ArrowRight: 'yes', ArrowLeft: 'no', ArrowUp: 'seen' };

interface Deeds {
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
}

/** The same as the buttons of a round, for who would rather not walk to them: anywhere within `place`. */
export function useAnswerKeys(place: RefObject<HTMLElement | null>, { onAnswer, onBack }: Deeds): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const answer = KEYS[event.key];
    if (answer === undefined && event.key !== 'Backspace') return;
    event.preventDefault();
    if (answer === undefined) onBack();
    else onAnswer(answer);
  });
  useEffect(() => {
    const element = place.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
