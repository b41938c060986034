import { variant } from '#lib/variant.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, offer, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './no-more-such.json' with { type: 'json' };

const words = phraseLists(source);
const DISLIKED = 2.5;

/** `böyle filmleri önerme bana`, of the film that is spoken of: low stars keep its like away, and are offered where there are none. */
export const noMoreSuch: Decide = ({ text, titles, exact }, { memory, index, seed }) => {
  const { focus, rated } = memory;
  if (focus === undefined || titles.length > 0 || exact !== undefined || !words.NO_MORE_SUCH.in(text))
    return undefined;
  if (rated !== undefined && rated.stars <= DISLIKED)
    return say(variant(source.kept, seed).replace('{title}', rated.title));
  return offer(source.asks.replace('{title}', focus.title), {
    tool: 'rateFilm',
    input: { ...inputFor(focus, index), stars: 1 },
  });
};
