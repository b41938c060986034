import { CircleSlash } from 'lucide-react';

import type { FilmToAdd } from '#storage/film-list.ts';
import { Button } from '#ui/button.tsx';

import { useFilmActions, useIsHidden } from './film-actions.tsx';

/** *Bir daha önerme*, a quiet button: hides a film from every recommendation, and lets it come again. */
export function HideButton({ film, begin }: { film: FilmToAdd; begin: () => string }) {
  const { toggleHidden } = useFilmActions();
  const isHidden = useIsHidden(film);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isHidden}
      className={isHidden ? 'self-center text-destructive-text' : 'self-center text-muted-foreground'}
      onClick={() => void toggleHidden(film, begin())}
    >
      <CircleSlash aria-hidden />
      {isHidden ? 'Önerilmiyor' : 'Bir daha önerme'}
    </Button>
  );
}
