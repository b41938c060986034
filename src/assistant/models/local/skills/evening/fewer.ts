import { USUAL_BREAK, minutesOf } from '#domain/evening-plan.ts';
import { formatMinutes } from '#lib/turkish/format.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './words.json' with { type: 'json' };
import { namedIn } from './named-in.ts';

const words = phraseLists(source);
const FEW_WORDS = 5;

/** `ikiye düşür`, `ilk 4 olsun`, `tek film kalsın`, `çok geç olur`, `ilkini çıkar`: the films of a plan that stay in it. */
export function whatStays(parsed: Understanding, context: DecisionContext): readonly ShownFilm[] | undefined {
  const { text, exact, tokens, references } = parsed;
  const { shown } = context.memory;
  if (exact !== undefined || shown.length < 2) return undefined;
  const gone = [
    ...references.flatMap(({ reference }) =>
      reference.kind === 'place' ? pointedAt(reference, context.memory) : [],
    ),
    ...namedIn(parsed, shown),
  ];
  if (gone.length > 0)
    return words.TAKES_OUT.in(text) && !OF_A_LIST.test(text) && gone.length < shown.length
      ? shown.filter((film) => !gone.includes(film))
      : undefined;
  if (parsed.titles.length > 0) return undefined;
  const isFewer = words.FEWER.in(text);
  const isKept = parsed.words <= FEW_WORDS && (words.STAYS.in(text) || words.ONLY.in(text));
  if (!isFewer && !isKept && parsed.evening?.count === undefined) return undefined;
  const counted = references.flatMap(({ reference }) =>
    'count' in reference ? (reference.count ?? []) : [],
  );
  const numbers = findNumbers(tokens).map(({ value }) => value);
  const one = words.ONLY_ONE.in(text) ? 1 : undefined;
  const said = one ?? counted[0] ?? parsed.evening?.count ?? (isFewer || isKept ? numbers[0] : undefined);
  const isCount = said !== undefined && Number.isInteger(said) && said >= 1 && said < shown.length;
  if (isCount) return words.LAST_ONES.in(text) ? shown.slice(-said) : shown.slice(0, said);
  return isFewer ? shown.slice(0, -1) : undefined;
}

const OF_A_LIST = /(?:^| )(?:liste|favori|izle(?:ne|ye)ce|sonra (?:izle|bak|seyre))/u;

const DAY = 24 * 60;
/** From noon to the small hours. */
const OF_ONE_DAY = 13 * 60;

/** `toplam kaç saat`, `hepsi bi günde biter mi`: how long they take together, and whether a day is enough. */
export function lengthOf(films: readonly ShownFilm[], asked: string): string {
  const lengths = films.map(({ duration = 0 }) => ({ duration }));
  const minutes = minutesOf(lengths, USUAL_BREAK);
  const all = `Hepsi aralarıyla birlikte ${formatMinutes(minutes)} tutuyor`;
  if (minutes <= OF_ONE_DAY) return /(?:^| )gun/u.test(asked) ? `${all}; bir güne sığar.` : `${all}.`;
  return minutes > DAY - 4 * 60
    ? `${all}; bir güne sığmaz, uykun da kalmaz. İki güne bölelim derim.`
    : `${all}; bir güne sığdırmak zor olur. İki güne bölelim derim.`;
}
