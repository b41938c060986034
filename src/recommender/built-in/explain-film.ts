import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, upperFirst } from '#lib/turkish/format.ts';
import { BECAUSE } from './because-words.ts';
import { beginsAnew } from './beginnings.ts';
import type { Chosen, Told } from './chosen.ts';
import { feltIn, reasonsOf } from './film-reasons.ts';

/** What can be said in several ways, or what was said. */
type Texts = readonly string[];

const sentence = (text: string) => `${upperFirst(text)}.`;

/** Of so many points a film is said to be liked; fewer are no praise. */
const LIKED = 7.5;
/** What is true of any film that is shown. */
const plainly = ({ rating }: CatalogueFilm): Texts =>
  rating >= LIKED
    ? [
        `${formatRating(rating)} puanıyla sevilen bir film.`,
        `Puanı ${formatRating(rating)}, seveni çok.`,
        `İzleyenlerden aldığı puan ${formatRating(rating)}.`,
        `Beğeneni bol, puanı ${formatRating(rating)}.`,
      ]
    : ['Dediğine yakın duranlardan.', 'Aradığın havaya yakın.', 'İsteğine yaklaşanlardan.'];

/**
 * Why this one film for this wish: shown in its popup under `Neden önerildi` (P-10). It is what a friend would say for it; what
 * none or not all of the films meet is said once, above them. At least 8 characters.
 * @param said of the films beside it in the same answer: it begins with another word than any of them
 */
export function explainFilm(entry: Chosen, told: Told, said: Texts = []): string {
  const { film, because } = entry;
  const { wishes, alike } = told;
  const favourite = BECAUSE.find(({ mark }) => !said.some((text) => text.includes(mark))) ?? BECAUSE[0];
  // A film that was named is not named again as a favourite.
  const isNamed =
    because !== undefined && alike?.models.some(({ films }) => films.includes(because)) === true;
  const isNew = beginsAnew(said);
  const word = wordsOf(film, told.heard).find(isNew);
  // A friend's own word needs no reason beside it, but what the film does to one.
  const reasons = film.word === undefined ? reasonsOf(film, wishes, alike, said) : feltIn(film, wishes, said);
  return [
    ...(word === undefined ? openingOf(film, reasons, said) : [word]),
    ...(because === undefined || favourite === undefined || isNamed ? [] : [favourite.says(because.title)]),
  ].join(' ');
}

/** A friend's word, else what happens in it; the other way round where the word was heard before. */
function wordsOf({ word, hook }: CatalogueFilm, heard: Texts = []): Texts {
  const told = hook === undefined ? [] : [sentence(hook)];
  if (word === undefined) return told;
  return heard.some((text) => text.includes(word)) ? [...told, word] : [word, ...told];
}

/** Why each film of an answer (`explainFilm`): no two begin alike, and none like what stands beside them already. */
export function explainFilms(picked: readonly Chosen[], told: Told, beside: Texts = []): string[] {
  const said = [...beside];
  return picked.map((entry, at) => {
    // What happens in the first is told above the films.
    const words = explainFilm(entry, at === 0 ? { ...told, heard: [] } : told, said);
    said.push(words);
    return words;
  });
}

/** A reason of one short word (`kanlı`) is none. */
const SHORTEST = 8;

/** Where neither its word nor what happens in it begins anew, or nobody told of it: a reason, or what is true of any film, and the word. */
function openingOf(film: CatalogueFilm, reasons: readonly Texts[], said: Texts): string[] {
  const isNew = beginsAnew(said);
  const word = film.word === undefined ? [] : [film.word];
  const lead = reasons.flat().find((reason) => reason.length >= SHORTEST && isNew(reason));
  if (lead !== undefined) return [sentence(lead), ...word];
  const plain = plainly(film);
  return [plain.find(isNew) ?? plain[0] ?? '', ...word];
}
