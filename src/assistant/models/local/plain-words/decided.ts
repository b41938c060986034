import { fold } from '#domain/title.ts';
import type { Decision } from '../core/skill.ts';
import { DEEDS } from '../understand/judged-deeds.ts';
import { isStated } from '../understand/message-wishes.ts';
import type { Understanding } from '../understand/understand.ts';

/** What a decision changes of what is kept; nothing of it is changed on a guess. */
export const deedOf = (decision: Decision): string | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => CHANGING.has(tool))?.tool : undefined;
const CHANGING: ReadonlySet<string> = new Set([...DEEDS, 'rateFilm', 'remember', 'forget', 'setTheme']);

/** What only shows or tells something, and changes nothing. */
export const isLight = (decision: Decision): boolean =>
  decision.kind === 'say' || decision.calls.every(({ tool }) => LIGHT.has(tool));
const LIGHT: ReadonlySet<string> = new Set([
  'compareFilms',
  'listFilms',
  'recommendFilms',
  'showFilm',
  'showStats',
  'surpriseFilm',
  'whereToWatch',
]);

/** How the films of a decision should be, where it recommends any. */
export const wishesOf = (decision: Decision): Readonly<Record<string, unknown>> | undefined =>
  decision.kind === 'act' ? decision.calls.find(({ tool }) => tool === 'recommendFilms')?.input : undefined;

/** Which list a decision shows, where it shows one. */
export const listIn = (decision: Decision): string | undefined =>
  decision.kind === 'act'
    ? decision.calls.flatMap((call) => (call.tool === 'listFilms' ? call.input.list : []))[0]
    : undefined;

/** Whether the films of one decision are found by anything that those of another are not: what was said or still holds. */
export function findsMore(decided: Decision, answer: Decision, { complains, text }: Understanding): boolean {
  const [found, other] = [decided, answer].map(wishesOf);
  if (found === undefined) return false;
  // `titanikteki kızın başka filmleri`: whose films they are was found, or which films they are like, whatever else is asked.
  const names = [found['people'], found['similarTo']].flat().filter((name) => typeof name === 'string');
  if (other === undefined) return names.some((name) => !text.includes(fold(name)));
  if (isOtherwise(found['mood'], other['mood'])) return true;
  return Object.entries(found).some(
    ([name, value]) =>
      isStated(value) &&
      !SOFT.has(name) &&
      name !== 'mood' &&
      !(complains && name === 'themes') &&
      JSON.stringify(other[name]) !== JSON.stringify(value),
  );
}

/** Whether it says in known words how a film should be, and not only for whom or how one feels. */
export const namesKind = ({ exact }: Understanding): boolean =>
  Object.entries(exact ?? {}).some(([name, value]) => isStated(value) && !SOFT.has(name));

/** How somebody feels and with whom they are, which is read from single words. */
const SOFT: ReadonlySet<string> = new Set(['tones', 'avoidTones', 'occasions', 'fame', 'implied']);

/** `ayıp sahne olmasın` is not `cinsellik var mı`, nor `şahan olmasın` `şahan öldü mü`: what is not wished is not looked for, nor forgotten. */
export function turnsRound({ exact }: Understanding, answer: Decision): boolean {
  const kept = wishesOf(answer);
  return REFUSED.some(([refused, avoided]) => {
    const spared = kept?.[avoided];
    const things: readonly string[] = exact?.[refused] ?? [];
    return things.some((thing) => !Array.isArray(spared) || !spared.includes(thing));
  });
}
const REFUSED = [
  ['avoidTones', 'avoidTones'],
  ['avoidThemes', 'avoidThemes'],
  ['excludeGenres', 'excludeGenres'],
  ['refusedPeople', 'excludePeople'],
] as const;

/** One thing where another is said, too. */
export const isOtherwise = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && one !== other;
