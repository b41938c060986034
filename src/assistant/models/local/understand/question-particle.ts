import { foldWord } from '#films/words.ts';
import words from '../lexicon/before-particle.json' with { type: 'json' };

/** `bi kaç tane` asks for no number. */
const A_FEW = /(?<![\p{L}])bir? ka[çc](?![\p{L}])/giu;
const WORD = /[\p{L}\p{M}]{5,}/gu;
const PARTICLE = /^(\w{2,})(m[iu](?:s[iu]n(?:[iu]z)?|d[iu]r|yd[iu]|ym[iu]s)?)$/u;
/** Ways in which a verb ends before the particle: `olur`, `olmaz`, `izleniyor`, `çıkacak`, `bitmiş`. */
const VERB = /(?:.[aeiu]r|[ae]z|[iu]yo|[ae]c[ae]k|m[iu]s)$/u;
const OTHERS: ReadonlySet<string> = new Set(words.words);
const NEITHER: ReadonlySet<string> = new Set(words.neither);

/** `dune daki oğlan`: who or what is in it, with its ending apart. */
const INSIDE_APART = /(?<=\p{L}{2}) (?=[dt][ae]ki(?:ler)?(?:n[ie])?(?![\p{L}\d]))/gu;

/** `gora yi da ekle`, `matrix in`: an ending that is no word of its own, written apart. */
const ENDING_APART = /(?<=[\p{L}\d]{2}) (?=(?:y[iıuü]|n[iı]n|nün)(?![\p{L}\d]))/gu;

/**
 * Parts the question particle from the word that it is often typed on to (`varmı`, `önerirmisin`, `güzelmi`), where that
 * word can be nothing else: `filmi`, `ismi` and `romantizmi` stay whole.
 */
export function partQuestions(message: string): string {
  return message
    .replace(A_FEW, 'birkaç')
    .replace(INSIDE_APART, '')
    .replace(ENDING_APART, '’')
    .replace(WORD, (word) => {
      // Where folding changes the length, places in the word would shift.
      const folded = foldWord(word);
      const [, stem = '', particle = ''] = (folded.length === word.length && PARTICLE.exec(folded)) || [];
      if (stem === '' || NEITHER.has(folded) || !(OTHERS.has(stem) || VERB.test(stem))) return word;
      return `${word.slice(0, stem.length)} ${word.slice(-particle.length)}`;
    });
}
