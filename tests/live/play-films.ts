import { bannedTitles } from '#domain/batch.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Catalogue } from '#composition/catalogue.ts';
import { recommendationFaults, surpriseFaults } from './faults.ts';
import { answeredBy, type Played } from './played.ts';
import type { LiveStage } from './stage.ts';

/** The last thing that a flow says. */
async function resultOf<T>(events: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
}

/** Asks for three films as the form does. */
export async function playWishes(stage: LiveStage, catalogue: Catalogue, wishes: Wishes): Promise<Played> {
  const banned = bannedTitles(stage.records.history.get());
  const { films, loosened, fallback, saved } = await resultOf((await stage.flow()).recommend(wishes));
  const known = ({ title, year }: { title: string; year: number }) => catalogue.find(title, year);
  return {
    asked: JSON.stringify(wishes),
    by: answeredBy(fallback),
    films,
    faults: [
      ...recommendationFaults(films, { wishes, loosened, banned, known }),
      ...(saved ? [] : ['not kept in the history']),
    ],
    notes: loosened.length === 0 ? [] : [`gave way: ${loosened.join(', ')}`],
  };
}

/** Asks for one film as *Şaşırt beni* does. */
export async function playSurprise(stage: LiveStage): Promise<Played> {
  const banned = bannedTitles(stage.records.history.get());
  const { film, fallback } = await resultOf((await stage.flow()).surprise());
  return {
    asked: 'a surprise',
    by: answeredBy(fallback),
    films: [film],
    faults: [...surpriseFaults(film), ...(banned.includes(film.title) ? [`again: ${film.title}`] : [])],
    notes: [],
  };
}
