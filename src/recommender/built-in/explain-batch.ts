import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { singleMarks, upperFirst } from '#lib/turkish/format.ts';
import { becauseOfFavourite } from './because-words.ts';
import { leadOf } from './batch-lead.ts';
import { boundsOf, sharedBy } from './batch-shared.ts';
import type { Chosen, Told } from './chosen.ts';
import { explainLoosening } from './explain-loosening.ts';

const MOST_SHARED = 2;

/**
 * Why these films, in one to four warm Turkish sentences: what could not be met, the first film and why it is right for this
 * wish, what else they keep to. The wording follows from the films, so that it varies, and is the same when the batch is told
 * again. The friend's words stand on the cards, and are not said twice.
 */
export function explainBatch(picked: readonly Chosen[], told: Told): string {
  const { wishes, alike, loosened } = told;
  const seed = picked.map(({ film }) => film.id).join(' ');
  const notMet = explainLoosening(picked, wishes, loosened, told.isSpent);
  const isNamed = notMet.some((said) => said.includes(picked[0]?.film.title ?? ''));
  const {
    sentence,
    tones: heard,
    rest,
  } = leadOf(picked, told, seed, { isNamed, answers: told.answers ?? [] });
  const tones = wishes.tones?.filter((one) => heard?.includes(one) !== true);
  const isNews = isUnsaid(told.answers ?? []);
  const facts = [...rest, ...sharedBy(picked, { ...wishes, tones }), ...boundsOf(picked, told)].filter(
    isNews,
  );
  const few = facts.slice(0, loosened.length > 0 ? 1 : MOST_SHARED);
  // A film that was named is not named again as a favourite.
  const isModel = (film: CatalogueFilm) => alike?.models.some(({ films }) => films.includes(film)) === true;
  const because = picked.find((entry) => entry.because !== undefined && !isModel(entry.because));
  const sentences = [
    ...(alike?.unknown ?? []).map(
      (name) => `“${name}” diye bir film çıkaramadım; bunları ona bakmadan seçtim.`,
    ),
    ...notMet,
    sentence,
    ...(few.length === 0 ? [] : [`${upperFirst(few.join(', '))}.`]),
    ...(because?.because === undefined
      ? []
      : [
          becauseOfFavourite(
            because.because.title,
            because.film.title,
            sentence.includes(because.film.title),
            seed,
          ),
        ]),
  ];
  return singleMarks(sentences.join(' '));
}

/** What the answer just before said already is not said again: `en eskisi` of other films, too. */
const isUnsaid = ([last = '']: readonly string[]) => {
  const said = last.toLocaleLowerCase('tr-TR');
  return (fact: string): boolean => !said.includes(fact.replace(/\d.*$/u, ''));
};
