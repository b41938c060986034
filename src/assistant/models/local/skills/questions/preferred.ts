import { type Feel, FEELS } from '#domain/judgement.ts';
import { ablative } from '#lib/turkish/suffix.ts';
import { type Measured, traitsOf } from '../../core/known-film.ts';
import feels from './feels.json' with { type: 'json' };

const ADJECTIVES: Readonly<Partial<Record<Feel, string>>> = feels.adjectives;
const VERY = 3;

const fameOf = ({ judgement }: Measured) => judgement?.fame ?? 0;

/** The film to begin with: the better rated, of equals the one that more people know, then the shorter. */
export const firstChoice = <Film extends Measured>(films: readonly Film[]): Film | undefined =>
  films.toSorted((a, b) => b.rating - a.rating || fameOf(b) - fameOf(a) || a.duration - b.duration)[0];

/** `Ben olsam X'ten başlardım: …`, one of several films and why. */
export function preferredOf(films: readonly Measured[]): string {
  const best = firstChoice(films);
  return best === undefined ? '' : `Ben olsam ${ablative(best.title)} başlardım: ${whyOf(best, films)}.`;
}

/** `en dokunaklı`, but `en çok güldüren` */
const mostOf = (adjective = ''): string =>
  /[ae]n$/u.test(adjective) ? `en çok ${adjective}` : `en ${adjective}`;

/** What a film has over the others, in a few words. */
export function whyOf(best: Measured, films: readonly Measured[]): string {
  const others = films.filter((film) => film !== best);
  const gradeOf = (film: Measured, feel: Feel) => Number(traitsOf(film)[feel] ?? 0);
  const strong = FEELS.find(
    (feel) =>
      ADJECTIVES[feel] !== undefined &&
      gradeOf(best, feel) >= VERY &&
      others.every((film) => gradeOf(film, feel) < gradeOf(best, feel)),
  );
  const rated = others.every(({ rating }) => rating < best.rating);
  const known = others.every((film) => fameOf(film) < fameOf(best));
  const own = strong === undefined ? undefined : `aralarında ${mostOf(ADJECTIVES[strong])} o`;
  const liked = rated ? 'en çok beğenilen de o' : known ? 'en çok bilinen de o' : undefined;
  if (own !== undefined) return liked === undefined ? own : `${own}, ${liked}`;
  if (liked !== undefined) return liked.replace(' de o', ' o');
  return others.every(({ duration }) => duration > best.duration) ? 'en kısası o' : 'en rahat girileni o';
}
