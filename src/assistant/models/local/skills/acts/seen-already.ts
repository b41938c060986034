import { variant } from '#lib/variant.ts';
import { conceding } from '../../core/conceding.ts';
import type { Memory } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';

/** Said of the films on the screen, that they were seen already asks for others. */
const SEEN_ALREADY =
  /(?:^| )(?:zaten|coktan|hep|haric|disinda\w*|(?:bun|on|sun)lar\w* d[ae]|(?:hepsi|ucu)\w* d[ae])(?: |$)/u;
/** `ilk ikisini izledik ya`, while `ilk ikisini izledim` is told, and others are offered. */
const PROTEST = / (?:ya+|yahu|be|ama)$/u;

export function saysSeenAlready(parsed: Understanding, memory: Memory): boolean {
  const { targets, onScreen } = seenOnScreen(parsed, memory);
  if (isAllShown(onScreen.length, parsed, memory)) return true;
  if (!SEEN_ALREADY.test(parsed.text) && !SAID_BEFORE.test(parsed.text))
    return PROTEST.test(parsed.text) && onScreen.length > 1 && onScreen.length >= targets.length;
  return onScreen.length > 0 || parsed.references.some(({ reference: { kind } }) => kind === 'all');
}

/** `hepsini izledim bunların`: who has seen all that was recommended wants others; `hepsini izledim, işaretle` wants the marks. */
const isAllShown = (seen: number, { text }: Understanding, { lastShow, shown }: Memory): boolean =>
  lastShow?.tool === 'recommendFilms' &&
  shown.length > 1 &&
  seen >= shown.length &&
  !changesWords.ADD.in(text) &&
  !changesWords.MARK.in(text) &&
  !SINCE_THEN.test(text);
/** `dün üçünü de izledik`: they were recommended, and then watched. */
export const SINCE_THEN =
  /(?:^| )(?:dun|gece|bugun|sabah|aksam|arka arkaya|ust uste|maraton\w*|onerdi\w*|sayende|tavsiye\w*)(?: |$)/u;

/** What is said to have been seen, and what of it is on the screen. */
function seenOnScreen({ acts: all }: Understanding, memory: Memory) {
  const targets = all.flatMap((aimed) => aimed.targets);
  const onScreen = targets.flatMap((target) =>
    target.kind === 'title'
      ? memory.shown.filter(({ title }) => title === (target.film?.title ?? target.text))
      : pointedAt(target.reference, memory),
  );
  return { targets, onScreen };
}

/** Beside other films it is said that those on the screen were marked. */
export function ofSeen(parsed: Understanding, { memory, seed }: DecisionContext): string | undefined {
  // `izledim dedim ya`
  if (SAID_BEFORE.test(parsed.text)) return conceding(undefined, NO_MORE, seed);
  const { targets, onScreen } = seenOnScreen(parsed, memory);
  return targets.length > 0 && onScreen.length >= targets.length ? variant(MARKED, seed) : undefined;
}

const MARKED = [
  'Tamam, izlediklerine ekledim; yerine bunlar var.',
  'İzlediklerine ekledim, yenilerini getirdim.',
] as const;
const SAID_BEFORE = /(?:^| )(?:dedim|dedik|demistim|diyorum|soyledim|soylemistim)(?: |$)/u;
const NO_MORE = { genres: [] };
