import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, asksAlikeAlone, recommendBy } from '../../core/skill.ts';
import { type Met, inWords } from './met.ts';
import source from './reactions.json' with { type: 'json' };

/** What a film may do to somebody. */
export type Reaction = keyof typeof source.replies;

/** Words on what a film did to somebody, with an offer that a yes takes. */
export const feltWith = (...told: Parameters<typeof feltWords>): Decision => inWords(feltWords(...told));

export function feltWords(film: CatalogueFilm, felt: Reaction, seed: string): Met {
  const { agree, differ, offer } = source.replies[felt];
  const heard = variant(isKnownFor(film, felt) ? agree : differ, seed).replace('$', film.title);
  // Whoever was bored is offered something else, whoever cannot shake it off something light.
  const isHeavy = felt === 'disgust' || (felt === 'move' && isHard(film));
  const next: Partial<Wishes> =
    felt === 'bore' ? { pace: 'fast' } : isHeavy ? LIGHT : { similarTo: film.title };
  const expects: Decide = (parsed) =>
    parsed.talk === 'yes' || asksAlikeAlone(parsed) ? recommendBy(next) : undefined;
  return { heard, offer: isHeavy && felt !== 'disgust' ? source.lighter : offer, expects };
}

/** Whether many would say the same of a film. */
function isKnownFor({ judgement, rating }: CatalogueFilm, felt: Reaction): boolean {
  if (judgement === undefined) return false;
  const { feel, pace } = judgement;
  switch (felt) {
    case 'bore':
      return pace === 1;
    case 'disgust':
      return judgement.gore >= STRONG;
    case 'puzzle':
      return feel.think > STRONG;
    case 'move':
      return rating >= 8 || feel.think + feel.cry > STRONG;
    default:
      return feel[felt] >= STRONG;
  }
}

const LIGHT: Partial<Wishes> = { mood: 'relaxed', occasions: ['hafif'] };

/** It weighs on whoever saw it. */
const isHard = ({ judgement }: CatalogueFilm): boolean =>
  (judgement?.feel.heavy ?? 0) > STRONG || (judgement?.feel.cry ?? 0) > STRONG;

const STRONG = 2;
