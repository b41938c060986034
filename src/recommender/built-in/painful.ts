import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutOneOf } from '#domain/film-words.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import source from './painful.json' with { type: 'json' };

type Pain = keyof typeof source.pains;
type Holds = (film: CatalogueFilm) => boolean;

const PAINS = Object.entries(source.pains);

/** What of a film, beside its themes, makes it too likely to hold such a scene for somebody who cannot bear it. */
const LIKELY: Readonly<Partial<Record<Pain, (film: FilmJudgement) => boolean>>> = {
  saldırı: ({ feel, sex }) => (feel.heavy === 3 && sex >= 1) || (feel.heavy >= 2 && sex >= 2),
  'çocuk ölümü': ({ feel }) => feel.cry === 3 || (feel.heavy === 3 && feel.cry >= 2),
  'anne ölümü': ({ feel }) => feel.cry === 3,
  'baba ölümü': ({ feel }) => feel.cry === 3,
};
const likelyOf: Readonly<Record<string, ((film: FilmJudgement) => boolean) | undefined>> = LIKELY;

/** Films that hold a painful scene, or are too likely to; none for what only bores or displeases somebody. */
export function holdsPain(theme: string): Holds {
  const rules = PAINS.filter(([, pain]) => pain.for.includes(theme)).map(([name, { kin, films }]): Holds => {
    const known = new Set(films);
    const isOfKin = aboutOneOf(kin);
    const isLikely = likelyOf[name];
    return (film) =>
      known.has(film.id) ||
      isOfKin(film) ||
      (film.judgement !== undefined && isLikely?.(film.judgement) === true);
  });
  return (film) => rules.some((holds) => holds(film));
}
