import { formatRating, upperFirst } from '#lib/turkish/format.ts';
import { ablative } from '#lib/turkish/suffix.ts';
import type { KnownFilm } from '../../core/known-film.ts';
import { knownFilms } from '../../core/known-film.ts';
import { pointedAt, showAndAnswer } from '../../core/resolve-reference.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { Decide } from '../../core/skill.ts';
import { foldedText, wordAt } from '../../understand/tokens.ts';
import { filmAskedOf, namedTitles } from './named-film.ts';
import type { Quality } from './qualities.ts';
import { namedRanking } from './rank.ts';
import { said } from './said.ts';

const THAN = /^(?:bun|on|sun|hepsi|ucu|iki)\w*[dt]en$|^(?:bun|on|sun)lar[dt]an$|^(?:bun|on|sun)dan$/u;
const PARTICLE = /(?:^| )m[iu](?:yd[iu])?(?: |$)/u;

/** `ruhların kaçışı bunlardan iyi mi`: a film that is named, measured by those on the screen. */
export const thanShown: Decide = (parsed, context) => {
  const { tokens, references } = parsed;
  const than = references.find(({ to }) => THAN.test(wordAt(tokens, to - 1)));
  if (than === undefined || namedTitles(parsed).length !== 1) return undefined;
  const asked = foldedText(tokens.slice(than.to));
  const quality = PARTICLE.test(asked) ? namedRanking(asked)?.quality : undefined;
  const film = filmAskedOf(parsed, context);
  const [own] = film === undefined ? [] : knownFilms([film], context.index);
  const others = knownFilms(pointedAt(than.reference, context.memory), context.index).filter(
    ({ title, year }) => title !== own?.title || year !== own.year,
  );
  if (quality === undefined || own === undefined || others.length === 0) return undefined;
  return showAndAnswer(own, context, () => thanWords(own, others, quality));
};

function thanWords(film: KnownFilm, others: readonly KnownFilm[], quality: Quality): string {
  const { of, much, fact } = quality;
  const less = others.filter((other) => of(other) < of(film));
  const isRated = quality.said === said.RATED;
  const figure = isRated ? ({ rating }: KnownFilm) => formatRating(rating) : fact;
  const figures =
    figure === undefined
      ? ''
      : ` ${[film, ...others].map((one) => `${one.title} ${figure(one)}`).join(', ')}.`;
  const by = isRated ? 'puanına bakarsan ' : '';
  const more = isRated ? 'daha iyi' : `daha ${much}`;
  if (less.length === others.length)
    return `Evet, ${by}${others.length > 1 ? `hepsinden ${more}` : `${ablative(others[0]?.title ?? '')} ${more}`}.${figures}`;
  if (less.length === 0) return `${upperFirst(by)}${by === '' ? 'Hayır' : 'hayır'}, ${more} değil.${figures}`;
  return `${upperFirst(by)}${by === '' ? 'Hepsinden' : 'hepsinden'} değil; ${less.length === 1 ? ablative(joinTitles(less)) : `${joinTitles(less)} filmlerinden`} ${more}.${figures}`;
}
