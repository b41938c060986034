// Inflections on folded text (ı=i, ü=u, ö=o, ğ=g, ç=c, ş=s), in the order Turkish stacks them: derivation, plural,
// possessive, case, -ki, copula. One pattern, so that what no Turkish word could end in is not cut off.
const DERIVED = '(?:l[iu]k?|l[iu]g(?=[iu])|s[iu]z|c[iu]|c[ae]|ms[iu]|[iu]ms[iu])?';
const PLURAL = '(?:l[ae]r)?';
const POSSESSIVE = '(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|[iu]?n|s?[iu]|l[ae]r[iu])?';
const CASE = '(?:n?[iu]n|y?[iu]|n[iu]|n?[dt][ae]n?|[yn]?[ae]|y?l[ae]|nc[ae]|c[ae])?';
const KI = '(?:ki(?:l[ae]r)?(?:n?[iu]n?|n?[dt][ae]n?|n?[ae])?)?';
const COPULA = '(?:[dt][iu]r|y?[iu]m|s[iu]n(?:[iu]z)?|y?[iu]z|y?[dt][iu](?:m|k|n)?|ym[iu]s|ys[ae]|s[ae])?';
const CHAIN = new RegExp(`^${DERIVED}${PLURAL}${POSSESSIVE}${CASE}${KI}${COPULA}$`, 'u');
const LONGEST_CHAIN = 14;

/** Whether a folded text could be the inflections of a Turkish noun or adjective; '' is (none). */
export function isSuffixChain(rest: string): boolean {
  return rest.length <= LONGEST_CHAIN && CHAIN.test(rest);
}

const SOFTENED: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };
const SOFT: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

/**
 * What a folded word may be an inflection of, longest first: itself, then every beginning of at least `shortest`
 * letters after which an inflection follows, with a softened last letter also hardened (`kitabi` → `kitab`, `kitap`).
 */
export function basesOf(word: string, shortest = 2): string[] {
  const bases = [word];
  for (let end = word.length - 1; end >= Math.max(shortest, word.length - LONGEST_CHAIN); end--) {
    const rest = word.slice(end);
    const base = word.slice(0, end);
    if (!isSuffixChain(rest) || !canHarden(base, rest) || !canLink(base, rest)) continue;
    bases.push(base);
    const hard = SOFTENED[base.slice(-1)];
    if (hard !== undefined && /^[aeiu]/.test(rest)) bases.push(base.slice(0, -1) + hard);
  }
  return bases;
}

/** An ending begins with t only after a voiceless letter: `berbat|tı`, `genç|lik|te`; `parasite` is no form of `para`. */
const canHarden = (stem: string, rest: string): boolean => !/[^cfhkpst]t/u.test(stem.slice(-1) + rest);

const LINKED = /^(?:n[aeiu]|y[aeiu])/u;
/** A linking n or y stands after vowels only: `karnım` is no form of `kar`, nor `polisye` of `polis`. */
const canLink = (stem: string, rest: string): boolean => !(/[^aeiou]$/u.test(stem) && LINKED.test(rest));

/** Whether a folded word is a stem with nothing but inflections after it (`dramlar` of `dram`, `kitabi` of `kitap`). */
export function isFormOf(word: string, stem: string): boolean {
  if (word.startsWith(stem)) {
    const rest = word.slice(stem.length);
    return isSuffixChain(rest) && canHarden(stem, rest) && canLink(stem, rest);
  }
  const soft = SOFT[stem.slice(-1)];
  if (soft === undefined) return false;
  const softened = stem.slice(0, -1) + soft;
  const rest = word.slice(stem.length);
  return word.startsWith(softened) && /^[aeiu]/.test(rest) && isSuffixChain(rest);
}
