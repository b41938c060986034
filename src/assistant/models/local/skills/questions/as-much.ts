import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { also } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { pointedAt, showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { type Tokens, endWithoutSuffix, foldedText, pastYear, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from './named-film.ts';
import type { Quality } from './qualities.ts';
import { namedRanking } from './rank.ts';
import { said } from './said.ts';
import { thanShown } from './than-shown.ts';

const PARTICLE = /(?:^| )m[iu](?:yd[iu])?(?: |$)/u;
/** Points that far apart are felt. */
const FELT = 0.3;
const LIKED = 6.8;
const MUCH = 2;

/** `suzume your name kadar iyi mi`, `yan yana recep ivedik'ten daha mı komik`: a film measured by another. */
export const asMuch: Decide = (parsed, context) => {
  const { tokens, titles, markers } = parsed;
  const than = titles.find((title) => isMeasure(tokens, title));
  if (markers.requests) return undefined;
  if (than === undefined) return thanShown(parsed, context) ?? moreThanInTalk(parsed, context);
  // `gladyatör (2000) kadar`: which of the films of that name.
  const year = Number(YEAR.exec(wordAt(tokens, than.to))?.[0] ?? 0);
  const asked = foldedText(tokens.slice(than.to));
  const quality = PARTICLE.test(asked) ? namedRanking(asked)?.quality : undefined;
  const other = bestKnown(than.span.films.filter((one) => year === 0 || one.year === year));
  const film = measuredFilm(parsed, than, context);
  if (quality === undefined || other === undefined || film === undefined || film === other) return undefined;
  return showAndAnswer(film, context, () => measuredWords(film, other, quality));
};

/** `totoro daha mı sakin`, `zodiac mı daha iyi`: measured by the film that was just spoken of. */
const moreThanInTalk: Decide = (parsed, context) => {
  const { tokens, titles, text } = parsed;
  const [title, ...more] = titles.filter(({ span }) => span.evidence !== 'none');
  const before = context.memory.focus;
  if (title === undefined || before === undefined || more.length > 0 || !MORE.test(text)) return undefined;
  // `eski mi yeni mi daha iyi`: one of two is asked for.
  if (text.split(' ').filter((word) => /^m[iu]$/u.test(word)).length > 1) return undefined;
  const quality = namedRanking(foldedText(tokens.slice(title.to)))?.quality;
  const film = bestKnown(title.span.films);
  const other = catalogued(before, context.index);
  if (quality === undefined || film === undefined || other === undefined || film === other) return undefined;
  return showAndAnswer(film, context, () => measuredWords(film, other, quality));
};
const YEAR = /^(?:19|20)\d\d$/u;
const MORE = /(?:^| )(?:daha m[iu]|m[iu] daha|daha (?!uzun sur)\w+ m[iu])(?: |$)/u;

/** Whether a title is what another film is measured by: `… kadar`, `…'den daha`. */
const isMeasure = (tokens: Tokens, { to }: TitleAt): boolean =>
  wordAt(tokens, pastYear(tokens, to)) === 'kadar' ||
  (/[dt][ae]n$/u.test(wordAt(tokens, to - 1)) && wordAt(tokens, to) === 'daha');

/** The other film that is named, else the one that is pointed at or in talk. */
function measuredFilm(
  { titles, references, tokens, written }: Understanding,
  than: TitleAt,
  { memory, index }: DecisionContext,
): CatalogueFilm | undefined {
  const [title] = titles.filter((one) => one !== than);
  if (title !== undefined) return bestKnown(title.span.films);
  // `baba esaretin bedeli kadar iyi mi`: an everyday word, but all that stands before the measure.
  const [first, last] = [tokens[0], tokens[than.from - 1]];
  if (first !== undefined && last !== undefined && references.length === 0) {
    const leading = index.resolveTitle(written.slice(first.start, endWithoutSuffix(last)));
    if (leading.kind === 'one') return leading.film;
    if (leading.kind === 'many') return bestKnown(leading.candidates);
  }
  const [pointed = memory.focus] = references.flatMap(({ reference }) => pointedAt(reference, memory));
  return pointed && catalogued(pointed, index);
}

const WHOLE = 4;

function measuredWords(
  film: CatalogueFilm,
  other: CatalogueFilm,
  { of, said: words, much, fact, weight }: Quality,
): string {
  const lead = of(film) - of(other);
  const both = (tell: (one: CatalogueFilm) => string) =>
    `${film.title} ${tell(film)}, ${other.title} ${tell(other)}.`;
  if (words === said.RATED) {
    const points = both(({ rating }) => formatRating(rating));
    if (Math.abs(lead) < FELT) return `Evet, puanları birbirine yakın: ${points}`;
    if (lead > 0) return `Evet, puanına bakarsan daha da iyi: ${points}`;
    return `Tam o kadar değil${film.rating >= LIKED ? ' ama o da sevilmiş' : ''}: ${points}`;
  }
  if (fact !== undefined) return `${lead >= 0 ? 'Evet' : 'Hayır'}: ${both(fact)}`;
  // What counts by being missing is weighed from what would be most of it.
  const grade = (one: CatalogueFilm) => Math.round(of(one)) + (weight < 0 ? WHOLE : 0);
  const [own, others] = [grade(film), grade(other)];
  if (own < MUCH && others < MUCH) return `İkisi de pek ${much} sayılmaz.`;
  if (own > others) return `Evet, hatta ${film.title} daha ${much}.`;
  if (own === others) return `Evet, ${also(film.title)} onun kadar ${much}.`;
  return own < MUCH
    ? `O kadar değil; ${other.title} daha ${much}.`
    : `O kadar değil ama ${also(film.title)} epey ${much}.`;
}
