import {
  AWARDS,
  ENDINGS,
  ERAS,
  FATES,
  type Feel,
  FEELS,
  type FilmJudgement,
  RIGHT_FOR,
} from '#domain/judgement.ts';
import type { JudgementColumns } from './columns.ts';

/** The texts of a joined one; '' is none. */
export const parted = (joined = ''): string[] => (joined === '' ? [] : joined.split('|'));

/** The items of a closed list that digits stand for. */
export const named = <T>(digits: string | undefined, list: readonly T[]): T[] =>
  Array.from(digits ?? '', (digit) => itemAt(list, Number.parseInt(digit, 36)));

/** @throws RangeError where a column points outside its list: then the layers do not belong together */
export function itemAt<T>(list: readonly T[], place: number | undefined): T {
  const item = place === undefined ? undefined : list[place];
  if (item === undefined) throw new RangeError(`the catalogue points at place ${String(place)} of a list`);
  return item;
}

/** What is judged of the film at a place, beside the lists that it has or is on (decode-films.ts). */
export function decodeJudgement(
  columns: JudgementColumns,
  at: number,
  madeIn: string | undefined,
): Omit<FilmJudgement, 'firstFor' | 'hardlyFor' | 'beside'> {
  const figures = Array.from(itemAt(columns.figures, at), (digit) => Number.parseInt(digit, 36));
  const [pace = 2, gore = 0, sex = 0, language = 0, fame = 3, ending, era] = figures.slice(FEELS.length);
  const flags = columns.flags[at] ?? '';
  const [series, place] = columns.series[at] ?? [];
  return {
    // One entry a feel: the columns hold a digit for each.
    feel: Object.fromEntries(FEELS.map((feel, digit) => [feel, figures[digit] ?? 0])) as Record<Feel, number>,
    pace,
    gore,
    sex,
    language,
    fame,
    gladly: itemAt(columns.gladly, at) / 10,
    ending: itemAt(ENDINGS, ending),
    era: itemAt(ERAS, era),
    core: (columns.core[at] ?? []).map((theme) => itemAt(columns.themes, theme)),
    series:
      series === undefined || place === undefined
        ? undefined
        : { name: itemAt(columns.seriesNames, series), place },
    studio: columns.studios[at] || undefined,
    awards: named(columns.awards[at], AWARDS),
    trueStory: flags.includes('t'),
    book: flags.includes('b'),
    documentary: flags.includes('d'),
    silent: flags.includes('s'),
    blackAndWhite: flags.includes('w'),
    place: columns.places[at] || undefined,
    land: columns.lands[at] === '-' ? undefined : columns.lands[at] || madeIn,
    languages: parted(columns.languages[at]),
    rightFor: named(columns.rightFor[at], RIGHT_FOR),
    animal: decodeAnimal(columns.animals[at]),
  };
}

function decodeAnimal(text = ''): FilmJudgement['animal'] {
  const [name = '', fate] = text.split(':');
  return name === '' ? undefined : { name, fate: itemAt(FATES, Number(fate)) };
}
