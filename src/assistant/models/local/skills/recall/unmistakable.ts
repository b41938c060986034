import { fold } from '#domain/title.ts';
import type { RecallIndex, Recalled } from '#films/recall/recall-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import type { Decide } from '../../core/skill.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { maybeCharacter, maybeDescribes, tellingWords, tellsStory } from './description.ts';
import { aheadOf } from './fit.ts';
import { foundFilm, whichOf } from './recall.ts';

/** Most of what was said is known of one film, and not much more than half as well of any other. */
const UNMISTAKABLE = { score: 0.9, ahead: 0.4, met: 4, metOfWholeScene: 3 } as const;
/** Told as a story is, less is enough where no other film comes near. */
const TOLD_ALONE = { ahead: 0.5, share: 0.55, met: 3 } as const;

/** The film that nearly all of a message is remembered of: it is told, whatever else its words might mean. */
export const unmistakableFilm: Decide = (parsed, context) => {
  const { recall } = context;
  if (recall === undefined) return undefined;
  const character = maybeCharacter(parsed) ? filmsWithCharacter(parsed, recall) : [];
  if (character.length > 0) return whichOf(character, context);
  if (!maybeDescribes(parsed)) return undefined;
  const words = tellingWords(parsed);
  const [first, second] = recall.find(words);
  if (first === undefined) return undefined;
  const isAlone = aheadOf(first, second) >= TOLD_ALONE.ahead && first.met.length >= TOLD_ALONE.met;
  // `berlin duvarı yıkılmış, komadan çıkan annesine belli etmiyo`
  if (isAlone && tellsStory(parsed) && first.met.length >= words.length * TOLD_ALONE.share)
    return foundFilm(first.film, parsed, context);
  if (first.score < UNMISTAKABLE.score) return undefined;
  if (first.met.length < (first.scene === 1 ? UNMISTAKABLE.metOfWholeScene : UNMISTAKABLE.met))
    return undefined;
  return aheadOf(first, second) >= UNMISTAKABLE.ahead ? foundFilm(first.film, parsed, context) : undefined;
};

/** The films that somebody of the name is in, by which everybody knows them: `jack sparrow`. */
function filmsWithCharacter({ tokens }: Understanding, recall: RecallIndex): Recalled[] {
  const name = foldedText(tokens);
  const known = recall
    .find(tokens.map(({ base }) => base))
    .filter(
      ({ film }) =>
        (film.judgement?.fame ?? 0) >= WELL_KNOWN &&
        recall.charactersOf(film).some((character) => fold(character) === name),
    );
  const isOneWord = tokens.length === 1;
  return isOneWord && (isCommonWord(name) || recall.filmsWith(name) > RARE_NAME) ? [] : known;
}
const WELL_KNOWN = 4;
/** A single name on more films is anybody's. */
const RARE_NAME = 12;
