import { variant } from '#lib/variant.ts';
import { type Decide, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './lonely.json' with { type: 'json' };

const { ALONE } = phraseLists(source);
const WHAT_TO_SEE = /(?:^| )ne (?:izle|ac|bak|seyre)/u;

/** `film önerisi alabilir miyim? yalnızım ve biraz hüzünlüyüm`: no film to cry over is wished by it. */
export const lonely: Decide = ({ text, exact, markers, films, titles, acts }, { seed, memory }) => {
  const { genres = [], people = [], themes = [], mood = 'sad' } = exact ?? {};
  const isSad = mood === 'sad' && genres.length + people.length + themes.length === 0;
  const asks = markers.requests || (markers.asks && (films || WHAT_TO_SEE.test(text)));
  if (!isSad || !asks || !ALONE.in(text) || titles.length + acts.length > 0) return undefined;
  return memory.wishes === undefined
    ? sayAndAct(variant(source.words, seed), {
        tool: 'recommendFilms',
        input: { genres: [], tones: ['iç ısıtan'], avoidTones: ['ağır'] },
      })
    : undefined;
};
