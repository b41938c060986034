import { statedWishes } from '#domain/stated-wishes.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import type { Chosen } from './chosen.ts';
import { byHowMuch } from './loosened-measures.ts';
import { type Missing, UNMEASURED, indefinite, missingOf } from './missing.ts';

/** What was loosened: by how much where it has a measure, else what is missing and which of the films are as wished all the same. @param isSpent whether a film that is as wished was shown just before */
export function explainLoosening(
  picked: readonly Chosen[],
  wishes: Wishes,
  loosened: readonly WishName[],
  isSpent = false,
): string[] {
  // What all of them fulfil after all is not missing.
  const isLessKnown =
    (wishes.people ?? []).length > 0 &&
    picked.every(({ film }) => (film.judgement?.fame ?? KNOWN_TO_ALL) < KNOWN_TO_ALL);
  const names = UNMEASURED.filter(
    (name) =>
      // Which of somebody's films are little known is a matter of degree.
      !(name === 'fame' && isLessKnown) &&
      loosened.includes(name) &&
      picked.some(({ broken }) => broken.includes(name)),
  );
  const missing = names.flatMap((name) => missingOf(name, picked, wishes));
  const met = picked.filter(({ broken }) => names.every((name) => !broken.includes(name)));
  const isAll = statedWishes(wishes).length - Number(wishes.genres.length === 0) === names.length;
  const isOneOfSeveral = names.includes('themes') && (wishes.themes ?? []).length > 1;
  return [
    ...[...new Set(loosened)].flatMap((name) => byHowMuch(picked, wishes, name)),
    ...(names.length === 0 ? [] : [notFound(missing, { isAll, isOneOfSeveral, met, picked, isSpent })]),
  ];
}

const KNOWN_TO_ALL = 5;

interface Found {
  /** Nothing else was wished than what is missing. */
  isAll: boolean;
  /** `hazine peşinde orman mağara`: that one of them is missing is said of none, which a film may show in passing. */
  isOneOfSeveral: boolean;
  met: readonly Chosen[];
  picked: readonly Chosen[];
  isSpent: boolean;
}

/** Where a film that is as wished was shown just before, nobody is told that there is none. */
const begun = (words: string, isSpent: boolean): string =>
  isSpent ? `Son önerdiklerimin dışında ${words}` : upperFirst(words);

/** More than one missing thing is not listed: `içinde kadın ve araba olan bir bağımsız filmi` sounds like a form. */
function notFound(
  [one, ...more]: readonly Missing[],
  { isAll, isOneOfSeveral, met, picked, isSpent }: Found,
): string {
  const single = more.length > 0 ? undefined : one;
  const asked = (word: string) =>
    single === undefined
      ? ''
      : 'called' in single
        ? `${word} ${single.called}`
        : `${single.like} ${word} film`;
  const titles = titlesOf(met);
  if (met.length === 0) return none(isOneOfSeveral ? undefined : single, { isAll, picked, isSpent });
  if (met.some(({ broken }) => broken.length > 0))
    return `${begun(asked('üç') || 'tam öyle üç film', isSpent)} bulamadım; yanına en yakınlarını koydum.`;
  const rest = picked.filter((one) => !met.includes(one));
  const [others, them] = rest.length === 1 ? [titlesOf(rest), 'onlara'] : ['öbür ikisi', 'ona'];
  const not = single !== undefined && 'called' in single ? ` ${single.called} değil ama` : '';
  const left = `Tam öyle bir ${titles} kaldı`;
  return `${isSpent ? left : `Tam aradığın ${titles}`}; ${others}${not} ${them} yakın.`;
}

/** `Halka`, `Halka ile Ayin`: a title may have an `ve` of its own. */
const titlesOf = (films: readonly Chosen[]) =>
  joinList(
    films.map(({ film }) => film.title),
    'ile',
  );

/** None of the films is as wished. That of a kind none is here is said only where nothing else was wished beside it. */
function none(
  missing: Missing | undefined,
  { isAll, picked, isSpent }: Omit<Found, 'met' | 'isOneOfSeveral'>,
): string {
  const seed = picked.map(({ film }) => film.id).join(' ');
  if (missing === undefined)
    return variant(
      [
        'Tam öylesini bulamadım; en yakınlarını getirdim.',
        'Hepsi bir arada olanını bulamadım, bunlar en yakınları.',
        'Tam dediğin gibisini bulamadım; aklıma en yakın bunlar geldi.',
      ],
      seed,
    );
  if (!isAll && 'called' in missing)
    return variant(
      [
        `İçlerinde ${missing.called} yok, en yakınlarını getirdim.`,
        `İçlerinde ${missing.called} yok ama aklıma en yakın bunlar geldi.`,
      ],
      seed,
    );
  const one = isAll ? indefinite(missing) : theOne(missing);
  if (isSpent) return `${begun(one, isSpent)} bulamadım; en yakınlarını getirdim.`;
  return variant(
    [
      `${upperFirst(one)} bulamadım; en yakınlarını getirdim.`,
      `${upperFirst(one)} aradım ama bulamadım, bunlar en yakınları.`,
      `Aradım, ${one} bulamadım; aklıma en yakın bunlar geldi.`,
    ],
    seed,
  );
}

/** `köy filmi olanını`, `Paris'te geçenini` */
function theOne(missing: Missing): string {
  const words = 'called' in missing ? missing.called : missing.like;
  return /[ae]n$/u.test(words) ? `${words}${words.endsWith('an') ? 'ını' : 'ini'}` : `${words} olanını`;
}
