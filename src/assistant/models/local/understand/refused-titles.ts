import { hasPerson } from '#domain/wish-rules.ts';
import { CONCEPTS } from './concepts.ts';
import { isCompared } from './compared.ts';
import { refusedItems } from './polarity.ts';
import type { Reading } from './reading.ts';
import type { Item } from './refusals.ts';
import { isOfSeeing } from './seen.ts';
import { isUnlike } from './similar-to.ts';
import { type TitleAt, isWritten, standsOut } from './spans.ts';
import { type Tokens, maskedText, placesOf, wordAt, wordsIn } from './tokens.ts';

/** A title as something that is wanted or refused. */
export const filmItem =
  (tokens: Tokens) =>
  ({ from, to }: TitleAt): Item => ({ kind: 'film', from, to, rest: privative(tokens, to) });

/** `nolansız`, `bergman'dan başkası`: what a name carries when it says that the film goes without. */
export const privative = (tokens: Tokens, to: number): string =>
  /(?:s[iu]z|[dt][ae]n)$/u.exec(wordAt(tokens, to - 1))?.[0] ?? '';

/** `süper kahraman filmi olmasın` does not speak of the film *Kahraman*. */
const isInConcept = (tokens: Tokens, { from, to }: TitleAt) =>
  tokens.some((_, place) => {
    const end = place < to ? (CONCEPTS.at(tokens, place)?.to ?? 0) : 0;
    // The `dövüş` of `dövüş kulübü` is of the title.
    return end > from && (to - from === 1 || place < from || (end >= to && end - place > 1));
  });

const URGED =
  /(?:^| )herkes (?:hep |bana |surekli |de |da )*§ (?:\w+ ){0,2}?(?:oner|di[yt]|soyl|tavsiye|izle)\w*|§ (?:izle )?(?:oner|di[yt]|soyl|tavsiye)\w*(?: edi\w*)? (?:herkes|millet)|§ (?:demesin|onermesin|demeyin) (?:kimse|artik)|(?:herkes|millet) (?:hep |bana )*§ (?:izle )?(?:diyo|deyip)/u;
/** `ayla'da ağlamıştı bi daha açmayalım`, `inception'ı herkes söylüyor onu deme`: however much is told between. */
const NOT_AGAIN =
  /§ (?:\w+ ){0,6}?(?:onu|bunu|bir? daha|tekrar) (?:\w+ )?(?:ac|izle|koy|oner|ver|goster|de|soyle|getir)m[ae](?:yal[iu]m|yel[iu]m|y[iu]n|s[iu]n)?(?= |$)/u;

const isRow = (tokens: Tokens, { to }: TitleAt, { from }: TitleAt): boolean =>
  to <= from && /^(?:(?:ve|ile|veya|ya da) ?)?$/u.test(wordsIn(tokens, to, from).join(' '));

/** `neşeli günleri ezbere biliyorum`: the words of a film that is told of, named or on the screen, are no wish. */
export const saidAsTitles = ({ tokens, titles }: Reading): readonly TitleAt[] =>
  titles.filter(
    (title) =>
      !title.span.fuzzy &&
      title.span.evidence !== 'none' &&
      (title.isOnScreen === true || (title.to - title.from > 1 && !isInConcept(tokens, title))),
  );

/** `yavuz turgul olsun, eşkıya dışında`: a film of somebody who is named, though its word is a subject, too. */
const isOfThem = ({ span }: TitleAt, people: Reading['people']): boolean =>
  people.some((person) => span.films.some((film) => hasPerson(film, person.span.name)));

/** The films that are not wanted (`keanu reeves olsun ama matrix olmasın`, `titanik hariç kate winslet`). */
export function refusedTitles({
  tokens,
  titles,
  similar,
  acts,
  markers,
  claimed,
  people,
}: Reading): TitleAt[] {
  // `matrix'i listemden çıkar` is an act; `pixar olsun, arabaları çıkar` may be none.
  // `john wick olmasın, onu izledim` tells why.
  const isLeftAlone = acts.every(({ act: { kind } }) => kind === 'nothing');
  if (!(isLeftAlone || acts.every(isOfSeeing)) || markers.corrects) return [];
  // `interstellar ve marslı dışında`: in a row of films, a word that is a subject too is one of them.
  const isBesideTitle = (title: TitleAt): boolean =>
    title.isOnScreen === true ||
    titles.some(
      (other) =>
        !isInConcept(tokens, other) &&
        [
          [other, title],
          [title, other],
        ].some(([one, next]) => one !== undefined && next !== undefined && isRow(tokens, one, next)),
    );
  const meant = titles.filter(
    (title) =>
      title !== similar &&
      // `2010'dan yeni` names no film.
      !placesOf(title).every((place) => claimed.has(place) && /^\d/u.test(wordAt(tokens, place))) &&
      !isCompared(tokens, title.to) &&
      (isWritten(title) || !isInConcept(tokens, title) || isOfThem(title, people) || isBesideTitle(title)),
  );
  const items = meant.map((title) => ({ title, item: filmItem(tokens)(title) }));
  const refused = refusedItems(
    tokens,
    items.map(({ item }) => item),
  );
  // `alacakaranlık gibi ergen işi olmasın`: nor the film that the others are not to be like.
  const unlike = titles.filter((title) => standsOut(title) && isUnlike(tokens, title));
  // `herkes inception diyo`, `esaretin bedeli öneriyor herkes`: what everybody says is not asked for.
  const urged = titles.filter((title) => {
    const said = standsOut(title) ? maskedText(tokens, [title]) : '';
    return URGED.test(said) || NOT_AGAIN.test(said);
  });
  return [...urged, ...items.filter(({ item }) => refused.has(item)).map(({ title }) => title), ...unlike];
}
