import { variant } from '#lib/variant.ts';
import { type Decide, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { needOf } from '../../understand/need.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './advice.json' with { type: 'json' };
import care from './replies.json' with { type: 'json' };

const WEIGHED = phraseLists({ lists: source.lists, parts: source.parts });

/** `ayrılsam mı`, `istifa etsem mi`, `anneler günü ne alsam`: a friend's word on what somebody weighs, and no film. */
export const advice: Decide = ({ text, films, markers, titles, people, exact }, { seed, written }) => {
  const matter = nameIn(WEIGHED, text);
  if (matter === undefined || films || markers.requests || markers.surprise) return undefined;
  // `sevgilimden ayrılsam mı, komik bir şey aç`: films are wished beside it.
  if ((exact?.genres.length ?? 0) > 0 || people.length > 0 || titles.some(isSurelyTitle)) return undefined;
  const need = needOf(written);
  // `babam öldü, köye dönsem mi`: sympathy is first.
  if (need !== undefined && need !== 'separation') return undefined;
  const heard = need === undefined ? '' : `${variant(care.heard[need], seed)} `;
  return say(heard + variant(source.replies[matter], seed));
};
