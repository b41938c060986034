import { variant } from '#lib/variant.ts';
import { type Decide, say } from '../../core/skill.ts';
import { markersWords, talkWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { heardIn } from './sympathy.ts';
import replies from '../talk/replies.json' with { type: 'json' };

/** `film de istemiyorum, okulda herkes benle dalga geçiyo`: no film is wanted, and none of some kind is wished after all. */
function refusesFilms({ text, exact, series }: Understanding): boolean {
  if (series || !talkWords.NO_FILM_AT_ALL.in(text)) return false;
  // `okulda herkes …` names what is told of, and kept away at most.
  const { mood: _felt, occasions: _when, implied: _how, ...wished } = exact ?? NO_WISHES;
  const rest = talkWords.NO_FILM_AT_ALL.without(text);
  const wishes = [markersWords.REQUEST, markersWords.WISHING, markersWords.WHAT_TO_WATCH];
  return !statesAnything({ ...wished, avoidThemes: [] }) && !wishes.some((list) => list.in(rest));
}

/** What is told instead of a wish is listened to: a word on it, and no film is offered. */
export const noFilmAtAll: Decide = (parsed, { seed }) => {
  if (!refusesFilms(parsed) || parsed.acts.length > 0) return undefined;
  const heard = heardIn(parsed, seed);
  const words = heard === undefined ? replies.noFilm : replies.listen;
  return say([heard, variant(words, seed)].filter((said) => said !== undefined).join(' '));
};
