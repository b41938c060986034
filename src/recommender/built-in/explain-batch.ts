import { lowerFirst, singleMarks } from '#lib/turkish/format.ts';
import { ablative, accusative, also, locative } from '#lib/turkish/suffix.ts';
import { textHash } from '#lib/text-hash.ts';
import { variant } from '#lib/variant.ts';
import { openingOf } from './batch-opening.ts';
import { boundsOf, sharedBy } from './batch-shared.ts';
import type { Chosen, Told } from './chosen.ts';
import { explainLoosening } from './explain-loosening.ts';

const MOST_SHARED = 2;
/** Of so many batches one is told by its first film alone. */
const BY_FIRST = 3;
/** Letters of an answer that stands on a phone together with its three cards. */
const FITS = 180;

/**
 * Why these films, in two to four warm Turkish sentences: what was heard, what they share, a reason a film, what had to
 * give way. The wording follows from the films, so that it varies, and is the same when the batch is told again.
 */
export function explainBatch(picked: readonly Chosen[], told: Told): string {
  const { wishes, alike, loosened } = told;
  const seed = picked.map(({ film }) => film.id).join(' ');
  const shared = sharedBy(picked, told, seed);
  const facts = [...shared, ...boundsOf(picked, told)].slice(0, loosened.length > 0 ? 1 : MOST_SHARED);
  const because = picked.find((entry) => entry.because !== undefined);
  const heard = [
    ...openingOf(picked, wishes, { known: shared.length > 0 || loosened.length > 0, seed }),
    ...(facts.length === 0
      ? []
      : [`${facts.map((fact, at) => (at === 0 ? fact : lowerFirst(fact))).join(', ')}.`]),
    ...explainLoosening(picked, wishes, loosened),
    ...(alike?.unknown ?? []).map(
      (name) => `“${name}” adıyla tek bir film bulamadığım için benzerliğe bakamadım.`,
    ),
  ];
  const sentences = [
    ...heard,
    ...(because?.because === undefined
      ? reasons(picked, told, seed, heard.join(' ').length)
      : [byFavourite(because.because.title, because.film.title, seed)]),
  ];
  return singleMarks(sentences.join(' '));
}

/**
 * What happens in the films, in as many as there is room for beside what is said `before` (letters); or, now and then, where to
 * begin. The friend's word stands on the cards, and is not said twice.
 */
function reasons(
  picked: readonly Chosen[],
  { wishes, loosened }: Told,
  seed: string,
  before: number,
): string[] {
  const films = picked.map(({ film }) => film);
  const [first] = films;
  // Whoever is spared films about death mourns, and is not urged on.
  const mourns = wishes.avoidThemes?.includes('yas') === true;
  const isByFirst = loosened.length === 0 && !mourns && textHash(seed) % BY_FIRST === 0;
  if (first?.hook !== undefined && isByFirst) return [`${beginWith(first.title, seed)}: ${first.hook}.`];
  const known = films.filter(({ hook }) => hook !== undefined);
  const lengths = known.map(({ title, hook = '' }) => title.length + hook.length + 2);
  const fits = known.filter(
    (_, at) => at === 0 || lengths.slice(0, at + 1).reduce((sum, one) => sum + one, before) <= FITS,
  );
  const last = fits.length - 1;
  const told = fits.map(
    ({ title, hook }, at) => `${locative(title)}${at > 0 && at === last ? ' ise' : ''} ${hook}`,
  );
  return told.length === 0 ? [] : [`${told.join(', ')}.`];
}

const beginWith = (title: string, seed: string): string =>
  variant(
    [
      `Ben olsam ${ablative(title)} başlardım`,
      `Önce ${accusative(title)} aç derim`,
      `Benim ilk seçimim ${title}`,
    ],
    `${seed} ilk`,
  );

const byFavourite = (loved: string, chosen: string, seed: string): string =>
  variant(
    [
      `${accusative(loved)} sevdiğin için ${also(accusative(chosen))} kattım.`,
      `${accusative(loved)} sevdiğin için seçtiğim film ${chosen}.`,
      `${accusative(loved)} sevdiğin için aklıma ${chosen} geldi.`,
    ],
    seed,
  );
