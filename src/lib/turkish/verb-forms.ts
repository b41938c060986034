import { isSuffixChain } from './stem.ts';
import stems from './verb-stems.json' with { type: 'json' };

// Inflections of verbs on folded text, in the order Turkish stacks them: voice, ability, negation, tense or participle;
// what comes after those is a person's ending or a noun's.
const VOICE = '(?:[iu]?[nlt]|[dt][iu]r|[iu]r|[iu]s|[ae]r){0,3}';
const ABLE = '(?:y?[ae](?=m)|y?[ae]bil)?';
const NOT = '(?:m[ae](?:y[ae]bil)?|m(?=[iu]yo))?';
const FORM = [
  '[iu]?yor?',
  'y?[ae]c[ae][kg]',
  'y?[iu]c(?:[ae][kmzgn]?|[iu])',
  '[dt][iu](?:[kg])?',
  'm[iu]s',
  '[aeiu]?[rz]',
  's[ae]',
  's[iu]n',
  'y?[ae]l[iu]m',
  'y?[ae]y[iu]m',
  'y?[iu]y[iu]m',
  'y?[iu]p',
  'y?[ae]r[ae]k',
  'y?[ae]n',
  'y?[ae]',
  'm[ae](?:k|l[iu](?:k)?|d[ae]n)?',
  'y?[iu]nc[ae]',
  'y?[iu]ver',
  'y?[iu]n(?:[iu]z)?',
  'y?[iu]s',
  'g[iu]n',
].join('|');
const INFLECTED = new RegExp(`^${VOICE}${ABLE}${NOT}(?:${FORM})(.*)$`, 'u');
// Person endings that no noun has: `-sunuz`, `-lar`, `-yorduk`, `-caksin`.
const PERSON =
  /^(?:[dt][iu]|m[iu]s|s[ae]|[iu])?(?:[mkn]|[iu]m|[iu]z|[iu]k|s[iu]n(?:[iu]z)?|n[iu]z|l[ae]r)?(?:[dt][iu]r)?$/u;

// Folded as the words are.
const STEMS: ReadonlySet<string> = new Set(stems);
// The last vowel goes before -iyor: `bekle`, `bekliyor`.
const CUT: ReadonlySet<string> = new Set(
  [...STEMS].filter((stem) => /[ae]$/u.test(stem)).map((stem) => stem.slice(0, -1)),
);
const SHORTEST = 2;
const LONGEST = Math.max(...stems.map((stem) => stem.length));

/** Whether a folded word is a form of an everyday Turkish verb: `aciyorum` (açıyorum), `yikildi`, `bakmayalim`. */
export function isVerbForm(word: string): boolean {
  for (let end = Math.min(word.length, LONGEST); end >= SHORTEST; end--)
    if (stemsAt(word, end).length > 0) return true;
  return false;
}

/** The everyday verbs that a folded word may be a form of, by their stems: `oyna` of `oynuyordu`. */
export function verbStemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let end = SHORTEST; end <= Math.min(word.length, LONGEST); end++) stems.push(...stemsAt(word, end));
  return stems;
}

/** The verbs whose stem a word may have up to a place. */
function stemsAt(word: string, end: number): readonly string[] {
  const stem = word.slice(0, end);
  const rest = word.slice(end);
  if (STEMS.has(stem) && endsAsVerb(rest)) return [stem];
  if (!CUT.has(stem) || !/^[iu](?:yo|yi|c[ae])/u.test(rest)) return NONE;
  return ['a', 'e'].map((vowel) => stem + vowel).filter((whole) => STEMS.has(whole));
}
const NONE: readonly string[] = [];

function endsAsVerb(rest: string): boolean {
  if (rest === '') return true;
  const after = INFLECTED.exec(rest)?.[1];
  return after !== undefined && (PERSON.test(after) || isSuffixChain(after));
}

const SPOKEN_FUTURE = /^(\w{2,})[iu]c([ae])([mz])$/u;

/** A spoken future written out: `yapacagim` of `yapicam`, `izleyecegiz` of `izlicez`, `gelmeyecegim` of `gelmicem`. */
export function writtenFuture(word: string): string | undefined {
  const [, stem = '', vowel = '', person = ''] = SPOKEN_FUTURE.exec(word) ?? [];
  const isDenied = stem.endsWith('m') && STEMS.has(stem.slice(0, -1));
  const whole = isDenied ? stem + vowel : [stem, stem + vowel].find((form) => STEMS.has(form));
  if (whole === undefined) return undefined;
  return `${whole}${/[ae]$/u.test(whole) ? 'y' : ''}${vowel}c${vowel}gi${person}`;
}
