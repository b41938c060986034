import { isSuffixChain } from '#lib/turkish/stem.ts';

// Without an apostrophe only case endings count: `Babam` is not the film *Baba*.
const CASE =
  /^(?:n?[iu]n|y?[iu]|n[iu]|n?[dt][ae]n?|[yn]?[ae]|y?l[ae]|vari|n[dt][ae]ki|[dt][ae]ki|s[iu]z|y?m[iu]s)$/u;
const OPEN = /[ae]$/u;
const POSSESSED = /^n(?![iu]n$)/u;
/** `polisye` is no form of *Polis*: a y stands between vowels, of which some names have one only in sound (`Rocky'ye`, `JFK'ye`). */
const BUFFERED = /^y(?=[aeiul])/u;
const ENDS_IN_VOWEL = /[aeiouyhw]$|^[^aeiou]+$/u;
/** Words out of Arabic that double their last letter before a vowel. */
const DOUBLED = /^(?:hiss|hatt|sirr|hakk|redd|hadd|zann|tibb|aff)$/u;
const LONG = 6;
const SOFTENED: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };

/** Whether what follows an apostrophe can be a suffix (`'nı`, `'dekiler`, `'vari`). */
export function isTitleSuffix(suffix: string): boolean {
  return suffix === 'vari' || isSuffixChain(suffix);
}

/** What a title's last word may be when its case ending is cut off, longest first; never the word itself. */
export function withoutCase(word: string): string[] {
  const bases: string[] = [];
  for (let end = word.length - 1; end >= 1 && word.length - end <= 5; end--) {
    const rest = word.slice(end);
    if (!CASE.test(rest)) continue;
    const base = word.slice(0, end);
    // `koymuş` is no form of *Köy*, without a buffer only a long name is told so (`parazitmiş`).
    if (/^m[iu]s$/u.test(rest) && base.length < LONG) continue;
    // `Adana` is no form of *Ada*: such an n stands after a possessive, which never ends so.
    if (OPEN.test(base) && POSSESSED.test(rest)) continue;
    if (BUFFERED.test(rest) && !ENDS_IN_VOWEL.test(base)) continue;
    bases.push(base);
    // `Altıncı His'i` is heard and written `altıncı hissi`, `ince kırmızı hattı`.
    if (DOUBLED.test(base) && /^[aeiu]/.test(rest)) bases.push(base.slice(0, -1));
    const hard = SOFTENED[base.slice(-1)];
    if (hard !== undefined && /^[aeiu]/.test(rest)) bases.push(base.slice(0, -1) + hard);
  }
  return bases;
}
