import { variant } from '#lib/variant.ts';
import { type Decide, say } from '../../core/skill.ts';
import { markersWords, talkWords } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { heardIn } from './sympathy.ts';
import replies from '../talk/replies.json' with { type: 'json' };

/** `film de istemiyorum, okulda herkes benle dalga geçiyo`: no film is wanted, and none of some kind is wished after all. */
export function refusesFilms({ text, exact, series, acts }: Understanding): boolean {
  if (series || !acts.every(isChance) || !talkWords.NO_FILM_AT_ALL.in(text)) return false;
  // `okulda herkes …` names what is told of, and kept away at most.
  const { mood: _felt, occasions: _when, implied: _how, ...wished } = exact ?? NO_WISHES;
  const rest = talkWords.TO_TALK.without(talkWords.NO_FILM_AT_ALL.without(text));
  const asked = [markersWords.REQUEST, markersWords.WISHING, markersWords.WHAT_TO_WATCH];
  const isStory = text.split(' ').length >= STORY;
  const told = isStory ? { themes: [], people: [] } : {};
  return !statesAnything({ ...wished, ...told, avoidThemes: [] }) && !asked.some((list) => list.in(rest));
}
/** So many words tell something, whose words are no wish unless it is asked for. */
const STORY = 10;

/** `üst üste geldi anlatsam …` only looks like a title. */
const isChance = ({ targets }: Understanding['acts'][number]): boolean =>
  targets.length > 0 && targets.every((target) => target.kind === 'title' && target.film === undefined);

/** What is told instead of a wish is listened to: a word on it, and no film is offered. */
export const noFilmAtAll: Decide = (parsed, { seed }) => {
  if (!refusesFilms(parsed)) return undefined;
  const heard = heardIn(parsed, seed);
  const words = heard === undefined ? replies.noFilm : replies.listen;
  return say([heard, variant(words, seed)].filter((said) => said !== undefined).join(' '));
};
