import { rememberedOf } from '#domain/remembered.ts';
import { findConcepts } from '../../understand/find-concepts.ts';
import { placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sounds } from '../../judge/sounds.ts';
import { isTellingWord, recallWords } from './telling-words.ts';

/**
 * Whether nothing is told of a film: `tarantino'nun en iyi filmi hangisi` names somebody and a measure, and `mutlu sonla
 * biten aşk filmi` what is wished. Of kinds and subjects a story may be made, so who looks for a title is taken at their word.
 */
export const tellsNothing = rememberedOf((parsed: Understanding): boolean => {
  const { tokens, named, text } = parsed;
  const names = new Set(placesOf(...named));
  const places = tokens.flatMap(({ base }, place) =>
    isTellingWord(base) && !names.has(place) ? [place] : [],
  );
  const isMeasure = (place: number) => recallWords.MEASURES.is(tokens[place]?.base ?? '');
  const told = places.filter((place) => !isMeasure(place));
  if (told.length === 0) return true;
  if (recallWords.NARRATES.in(text) || recallWords.REMEMBERED.in(text) || sounds('story', parsed))
    return false;
  // `sonu ters köşe` is a kind of end, and `ters köşe` one without it.
  const measures = places.filter(isMeasure);
  const settled = [names, ...(measures.length === 0 ? [] : [new Set([...names, ...measures])])];
  const wished = new Set(placesOf(...settled.flatMap((claimed) => findConcepts(tokens, claimed, true))));
  return told.every((place) => wished.has(place));
});
