import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, upperFirst } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { describeWishes } from '../describe-wishes.ts';
import { beginsAnew } from './beginnings.ts';
import type { Chosen, Told } from './chosen.ts';
import { reasonsOf } from './film-reasons.ts';

/** What can be said in several ways, or what was said. */
type Texts = readonly string[];

const sentence = (text: string) => `${upperFirst(text)}.`;

/** Of so many points a film is said to be liked. */
const LIKED = 6.5;
/** What is true of any film. */
const plainly = ({ rating, year }: CatalogueFilm): Texts =>
  rating >= LIKED
    ? [
        `${formatRating(rating)} puanıyla sevilen bir film.`,
        `Puanı ${formatRating(rating)}, seveni çok.`,
        `İzleyenlerden aldığı puan ${formatRating(rating)}.`,
      ]
    : [`${year} yapımı bir film.`, `Yapım yılı ${year}.`, `Çekildiği yıl ${year}.`];

/** How a favourite that speaks for a film is named; by what else is said a second film is told apart. */
const BECAUSE: readonly { says: (title: string) => string; mark: string }[] = [
  { says: (title) => `${accusative(title)} sevdiğin için öne çıktı.`, mark: 'öne çıktı.' },
  { says: (title) => `Bunu da ${accusative(title)} sevdiğin için ayırdım.`, mark: 'için ayırdım.' },
  { says: (title) => `Seçerken aklımda ${title} vardı.`, mark: 'Seçerken aklımda' },
];

/**
 * Why this one film for this wish: shown in its popup under `Neden önerildi` (P-10). What is true of the film and
 * matters to the wish comes first, then what a friend would say for it, then what it does not meet. At least 8 characters.
 * @param said of the films beside it in the same answer: it begins with another word than any of them
 */
export function explainFilm({ film, because, broken }: Chosen, told: Told, said: Texts = []): string {
  const { wishes, alike } = told;
  const missed = describeWishes(wishes).filter(
    ({ wish, also = wish }) => broken.includes(wish) || broken.includes(also),
  );
  const favourite = BECAUSE.find(({ mark }) => !said.some((text) => text.includes(mark))) ?? BECAUSE[0];
  return [
    ...openingOf(film, reasonsOf(film, wishes, alike, said), said),
    ...(because === undefined || favourite === undefined ? [] : [favourite.says(because.title)]),
    ...(missed.length === 0 ? [] : [`Esnettiğim: ${missed.map(({ words }) => words).join(', ')}.`]),
  ].join(' ');
}

/** Why each film of an answer (`explainFilm`): no two begin alike, and none like what stands beside them already. */
export function explainFilms(picked: readonly Chosen[], told: Told, beside: Texts = []): string[] {
  const said = [...beside];
  return picked.map((entry) => {
    const words = explainFilm(entry, told, said);
    said.push(words);
    return words;
  });
}

/** Two reasons in a sentence and a friend's word; where no reason begins anew, the word alone, or what is true of any film. */
function openingOf(film: CatalogueFilm, reasons: readonly Texts[], said: Texts): string[] {
  const isNew = beginsAnew(said);
  const word = film.word === undefined ? [] : [film.word];
  const first = reasons.find((ways) => ways.some(isNew));
  const lead = first?.find(isNew);
  if (first !== undefined && lead !== undefined) {
    const second = reasons.find((ways) => ways !== first)?.[0];
    return [sentence([lead, ...(second === undefined ? [] : [second])].join('; ')), ...word];
  }
  if (word.some(isNew)) return word;
  const plain = plainly(film);
  return [plain.find(isNew) ?? plain[0] ?? '', ...word];
}
