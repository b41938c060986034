import { phraseLists } from '../../lexicon/phrases.ts';
import source from './courtesy.json' with { type: 'json' };

const { courtesy } = phraseLists(source);
const MOST_WORDS = 3;

/** `tamam onu açıyoruz sağ ol kral`: what is said without thanks, names and goodbyes around it. */
export function withoutCourtesy(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    if (courtesy.is(words.slice(-count).join(' '))) return withoutCourtesy(words.slice(0, -count).join(' '));
    // `tamam kanka açtım`: between a word of assent and the rest.
    for (const from of [0, 1])
      if (from + count < words.length && courtesy.is(words.slice(from, from + count).join(' ')))
        return withoutCourtesy([...words.slice(0, from), ...words.slice(from + count)].join(' '));
  }
  return text;
}
