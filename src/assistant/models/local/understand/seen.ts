import { partsNamedIn } from '#films/series.ts';

import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { toolOf } from './acts.ts';
import { addWishes } from './message-wishes.ts';
import type { Reader } from './reading.ts';
import { calledBy } from './spans.ts';
import { type AimedAct, pointing } from './targets.ts';

/**
 * Reads what is not wanted because it was seen: `yüzüklerin efendisini izledim onu verme`, `nuri bilge olmasın izledim
 * hepsini`. Nothing is written into a list then; it is a wish for something else.
 */
export const readSeen: Reader = ({ acts, text, wishes, people, titles, index }) => {
  if (acts.length === 0 || !acts.every(isOfSeeing)) return {};
  const whole = words.WHOLE_OF_IT.in(text) || PLURAL_SEEN.test(text);
  const group = whole ? partsNamedIn(index.films, text) : undefined;
  if (group !== undefined)
    return {
      acts: [],
      bounds: { series: undefined },
      wishes: {
        ...addWishes(wishes, { excludeTitles: [group.name] }),
        studios: undefined,
        similarTo: undefined,
      },
    };
  const somebody =
    people.length > 0 &&
    (whole || acts.some(({ targets }) => targets.some((target) => pointing(target) === 'all')));
  if (!somebody && !words.NOT_THAT.in(text)) return {};
  const excludeTitles = acts.flatMap(({ targets }) =>
    targets.flatMap((target) => {
      if (target.kind !== 'title') return [];
      const title = titles.find(({ span }) => span.text === target.text);
      return [title === undefined ? target.text : calledBy(title)];
    }),
  );
  if (!somebody && excludeTitles.length === 0) return {};
  const refusedPeople = somebody ? people.map(({ span }) => span.name) : [];
  const told = addWishes(wishes, { excludeTitles, refusedPeople });
  return {
    acts: [],
    wishes: { ...told, people: told.people.filter((name) => !refusedPeople.includes(name)) },
  };
};

/** `disneyleri bitirdim` */
const PLURAL_SEEN = /l[ae]r[iu](?:n[iu])? (?:hep )?(?:bitir|izle|seyret|hatmet|ezberle)(?:d|t)/u;

/** Of a film that was seen, or is to be taken out of what is wished (`pixar olsun, arabaları çıkar`). */
export const isOfSeeing = ({ act }: AimedAct): boolean =>
  act.kind === 'remove' || toolOf(act) === 'markWatched';
