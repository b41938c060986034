import { type Decide, say } from '../../core/skill.ts';
import { phrases } from '../../lexicon/phrases.ts';
import source from './glossary.json' with { type: 'json' };

const TERMS = source.terms.map(({ names, told }) => ({ told, named: phrases(names) }));
/** Asked what a word means, and for no film: `… ne demek`, `… nedir`, `… diye neye denir`. */
const ASKED =
  /(?:^| )(?:ne demek\w*|nedir|neydi|ne ki|ne oluyo\w*|ne anlama gel\w*|neye den\w*|ne ya|ne|demek ne)(?: (?:ya|ki|abi|hocam|peki|acaba|bu|tam|tam olarak|oluyo\w*|sence|simdi|anlat\w*|acikla\w*|soyle\w*|bro|kanka|knk|kanki|reis|moruk|lan|aga|kardes\w*|dostum|usta|evladim|kizim|oglum))*$/u;
const MOST_WORDS = 7;

/** `neo noir ne demek`, `slasher nedir`: a word of cinema is told. */
export const glossary: Decide = ({ text, words, markers }) => {
  if (words > MOST_WORDS || !ASKED.test(text) || markers.another) return undefined;
  const term = TERMS.find(({ named }) => named.firstIn(text) >= 0 && named.firstIn(text) <= LEADING);
  return term === undefined ? undefined : say(term.told);
};
/** A few letters may stand before it (`bu`, `peki`). */
const LEADING = 10;
