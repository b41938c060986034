import { useState } from 'react';

import { planOf } from '#domain/evening-plan.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { PlanOutput } from '#tools/plan-evening.ts';

import { keepOrder, keptOrder } from './plan-memory.ts';

export type DonePlan = Extract<PlanOutput, { status: 'done' }>;

/** A plan that its reader may change: the order, what is left out, what stands in for a film that is too long. */
export function usePlan(output: DonePlan, source: string) {
  const pool = [...output.films, ...output.swaps.map(({ film }) => film)];
  const [films, setFilms] = useState<readonly OutputFilm[]>(() => {
    const kept = keptOrder(source)?.flatMap((id) => pool.find((film) => film.id === id) ?? []);
    return kept === undefined || kept.length === 0 ? output.films : kept;
  });
  const change = (next: readonly OutputFilm[]) => {
    setFilms(next);
    keepOrder(
      source,
      next.map(({ id }) => id),
    );
  };
  const frame = {
    startsAt: new Date(output.startsAt),
    endsBy: output.endsBy === undefined ? undefined : new Date(output.endsBy),
    breakMinutes: output.breakMinutes,
  };
  return {
    films,
    frame,
    plan: planOf(films, frame),
    /** Moves a film to another place. */
    move(from: number, to: number) {
      const film = films[from];
      if (film === undefined || from === to || to < 0 || to >= films.length) return;
      change(films.toSpliced(from, 1).toSpliced(to, 0, film));
    },
    swap: (title: string, film: OutputFilm) => change(films.map((one) => (one.title === title ? film : one))),
    keepOnly: (titles: readonly string[]) => change(films.filter(({ title }) => titles.includes(title))),
  };
}

export type Plan = ReturnType<typeof usePlan>;
