import { markersWords, notWishesWords } from '../../lexicon/word-lists.ts';
import type { DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { variant } from '#lib/variant.ts';
import replies from './no-wish.json' with { type: 'json' };
import { sounds } from '../../judge/sounds.ts';

/** `film noir nedir`: a word is asked after, not films of it. */
const ASKS_MEANING = /(?:^| )(?:nedir|ne demek|ne oluyor|neye denir)(?: |$)/u;

/** `Yol filmi yıllarca neden yasaklıydı`: why something was so is asked, and no film wished. */
const ASKS_WHY =
  /(?:^| )(?:neden|niye|nicin) (?:\w+ ){0,2}\w{2,}(?:y?[dt][iu]|m[iu]s(?:t[iu])?|[iu]yor?d[iu]|[iu]l[iu]yor?)(?:l[ae]r)?(?: |$)/u;

/** A question about films in general (`baba serisi kaç film`) that no other skill has answered. */
export const asksOnly = ({ judged, markers, people, exact, text, said }: Understanding): boolean =>
  !markers.requests &&
  people.length === 0 &&
  said.similarTo === undefined &&
  !markersWords.BEST_FILMS.in(text) &&
  ((sounds('only question', { judged }) && exact?.genres.length !== 1) ||
    ASKS_MEANING.test(text) ||
    (ASKS_WHY.test(text) && !markers.amends));

/** `ilk film uzayda mı geçiyor`, `1912 miydi`, `Che değil mi o`: something is asked, and no film wished. */
export function asksOfShown(
  { judged, references, text, markers, exact }: Understanding,
  { memory }: DecisionContext,
): boolean {
  if (markers.requests || markers.another) return false;
  if (PAST_QUESTION.test(text)) return true;
  if (memory.shown.length === 0) return false;
  // `dolandırıcılı bir filmi yok muydu`, of somebody's films: one of them is wished.
  const isSought = exact !== undefined && /(?:^| )(?:yok|var) m[iu]yd[iu]$/u.test(text);
  if (/ m[iu]yd[iu]$/u.test(text) && !isSought) return true;
  const wishesToo = markers.amends || /(?:^| )ols(?:un|a)(?: |$)/u.test(text);
  if (/(?:^| )degil m[iu](?: |$)/u.test(text) && !wishesToo) return true;
  // `bunların Kore yapımı olanı yok mu`, `bunlardan daha kısası yok mu`
  const saysHow = exact !== undefined || Object.keys(markers.relative).length > 0;
  if (saysHow && /(?:^| )(?:yok|var) m[iu](?: |$)/u.test(text)) return false;
  const asks = references.length > 0 && sounds('question of shown', { judged });
  return asks && /(?:^| )(?:m[iu]\w{0,4}|hangi\w*)(?: |$)/u.test(text);
}

/** Words on the film in talk that wish nothing: what is told of it, and what we are to think of it. */
export function saidOfFilm(
  { text, markers, acts }: Understanding,
  { memory, seed }: DecisionContext,
): string | undefined {
  const isTalk = memory.focus !== undefined || memory.shown.length > 0;
  if (!isTalk || markers.asks || markers.amends || markers.another || acts.length > 0) return undefined;
  if (notWishesWords.ASKED_OF_FILM.in(text)) return variant(replies.asked, seed);
  return notWishesWords.TOLD_OF_FILM.in(text) ? variant(replies.told, seed) : undefined;
}

/** `Asya ona dönüyor muydu`: what happened is asked, be anything shown or not. */
const PAST_QUESTION = /(?:yor|m[iu]s|c[ae]k) m[iu]yd[iu]$/u;

export const surelyOther = ({ judged, words, text, films, markers }: Understanding): boolean =>
  words > 3 &&
  !(films && markers.requests) &&
  !markersWords.WHAT_TO_WATCH.in(text) &&
  sounds('no wish', { judged });
