import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { ablative, accusative, genitive, locative } from '#lib/turkish/suffix.ts';

const ENDINGS = { accusative, genitive, locative, ablative };
const isEnding = (name: string): name is keyof typeof ENDINGS => Object.hasOwn(ENDINGS, name);

/** The titles of some films in a row: `Baba, Joker ya da Titanik`. */
export const joinTitles = (films: readonly { title: string }[], word?: string): string =>
  joinList(
    films.map(({ title }) => title),
    word,
  );

/** A sentence that follows another about the same film: its title is not said again (`Filmde …`). */
export function withoutTitle(told: string, title: string): string {
  const bent = [
    [locative(title), 'filmde'],
    [accusative(title), 'filmi'],
    [genitive(title), 'filmin'],
    [`${title} için `, ''],
    [`${title} `, ''],
  ] as const;
  const found = bent.find(([name]) => told.includes(name));
  return found === undefined ? told : upperFirst(told.replace(found[0], found[1]));
}

/** A sentence from a list, with a title bent as it wants (`{genitive} puanı {value}.`) and other values by their names. */
export const sentence = (
  wording: string,
  title: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  wording.replace(/\{(\w+)\}/gu, (_, name: string) =>
    isEnding(name) ? ENDINGS[name](title) : `${name === 'title' ? title : (values[name] ?? '')}`,
  );
