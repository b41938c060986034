import { hasPerson } from '#domain/wish-rules.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { markersWords, namesWords } from '../../lexicon/word-lists.ts';
import { wordAt } from '../../understand/tokens.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import type { Understanding } from '../../understand/understand.ts';
import { inCase } from './part-named.ts';

/** `edward norton olan bir film öner` */
const ONE_OF_MANY = /^bir?$/u;
const THAT_ONE = /^olan(?:[iae]|d[ae]n?|n?[iu]n)?$/u;
/** `lu`, `'li`: apart from the name. */
const WITH = /^l[iu]$/u;

/** `keanu reeves olanı ekle`, `hopkins olanı`, `lego olan nasıl`: a message with the title of the one in talk that is meant. */
export function withThatOne(
  { tokens, named, titles, written }: Understanding,
  { shown, focus, spoken = [], before = [] }: Memory,
  index: FilmIndex,
): string | undefined {
  const at = tokens.findIndex(({ folded }) => THAT_ONE.test(folded));
  const next = wordAt(tokens, at + 1);
  const isWish = ONE_OF_MANY.test(next) || namesWords.FILM_NOUN.is(next) || markersWords.ARE_THERE.is(next);
  if (at < 1 || titles.length > 0 || isWish) return undefined;
  const end = WITH.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  const somebody = named.find(({ to, span }) => to === end && !span.fuzzy);
  const inTalk = [focus ?? [], shown, spoken, before].flat().flatMap((film) => catalogued(film, index) ?? []);
  const word = tokens[end - 1];
  const main = focus ?? (shown.length === 1 ? shown[0] : undefined);
  const called =
    somebody === undefined && word !== undefined && !isEveryday(word) && main !== undefined
      ? index.resolveTitle(`${word.base} ${main.title}`)
      : undefined;
  const [film, ...others] =
    called?.kind === 'one'
      ? [called.film]
      : new Set(inTalk.filter((one) => somebody !== undefined && hasPerson(one, somebody.span.name)));
  const [first, last] = [tokens[somebody?.from ?? end - 1], tokens[at]];
  // One of several cards is pointed at.
  const isCard = shown.length > 1 && shown.some(({ title }) => title === film?.title);
  if (film === undefined || others.length > 0 || isCard || first === undefined || last === undefined)
    return undefined;
  return `${written.slice(0, first.start)}${inCase(film, last.folded, film, index)}${written.slice(last.end)}`;
}
