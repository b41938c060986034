import type { Genre } from '#domain/genre.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { genreWord } from '#recommender/kinds.ts';
import { type KnownFilm, traitsOf } from '../../core/known-film.ts';
import { type Quality, QUALITIES } from './qualities.ts';
import { said } from './said.ts';

/** `komik mi ciddi mi`: no yes or no answers it, but one of the two. */
const EITHER = /(?:^| )([a-z]+) m[iu](?:yd[iu])? (?:yoksa |daha cok )?([a-z]+) m[iu](?:yd[iu])?(?: |$)/u;
/** Of these both may be wanted to know: `kanlı mı küfürlü mü`. */
const CAUTIONS = new Set([said.GORY, said.SEXUAL, said.SWEARING]);
const MARKED = 2;

/** Which of two that are asked of a film it rather is; undefined where no two qualities are. @param asked folded */
export function eitherQuality(film: KnownFilm, asked: string): string | undefined {
  const [, first = '', second = ''] = EITHER.exec(asked) ?? [];
  const [one, other] = [qualityOf(first), qualityOf(second)];
  // `güldürür mü güldürmez mi` asks of one.
  if (one === undefined || other === undefined || one.said === other.said) return undefined;
  const [more, less] = one.gradeOf(film) >= other.gradeOf(film) ? [one, other] : [other, one];
  const [most, least] = [more.gradeOf(film), less.gradeOf(film)];
  const { title } = film;
  if (most === least)
    return most >= MARKED
      ? `${locative(title)} ikisi de var: hem ${one.much} hem ${other.much}.`
      : `${title} ne pek ${one.much} ne pek ${other.much}; ikisinin arası.`;
  return least >= MARKED
    ? `${title} daha çok ${more.much} ama ${less.much} yanı da var.`
    : `${title} ${more.much} bir film, ${less.much} yanı az.`;
}

function qualityOf(word: string) {
  // `komik mi dram mı` asks whether it is rather serious.
  const quality = QUALITIES.find((one) => one.said.in(word === 'dram' ? 'ciddi' : word));
  return quality === undefined || quality.fact !== undefined || CAUTIONS.has(quality.said)
    ? undefined
    : { ...quality, gradeOf: gradeOf(quality) };
}

/** How much a film has of what a quality counts first; a weight below nothing counts what is missing. */
const gradeOf =
  ({ trait, weight }: Quality) =>
  (film: KnownFilm): number => {
    const grade = Number(traitsOf(film)[trait] ?? 0);
    return weight < 0 ? (trait === 'pace' ? 4 : 3) - grade : grade;
  };

/** `komedi mi dram mı`: which of two genres a film is. @param genres those that are asked after */
export function eitherGenre(
  { title, genres }: KnownFilm,
  asked: string,
  named: readonly Genre[],
): string | undefined {
  if (named.length !== 2 || !EITHER.test(asked)) return undefined;
  const has = named.filter((genre) => genres.includes(genre)).map((genre) => genreWord(genre));
  const [only, ...more] = has;
  if (only === undefined) return undefined;
  return more.length > 0
    ? `${locative(title)} ikisi de var: hem ${joinList(has, 'hem')}.`
    : `${title} bir ${only}${NAMES_FILMS.test(only) ? '' : ' filmi'}.`;
}

/** These say themselves that they are films. */
const NAMES_FILMS = /(?:animasyon|belgesel|müzikal|western|dram)$/u;
