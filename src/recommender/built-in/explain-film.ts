import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { formatRating, joinList, upperFirst } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { beginsAnew } from './beginnings.ts';
import type { Chosen, Told } from './chosen.ts';
import { ownReasonsOf, reasonsOf } from './film-reasons.ts';
import { UNMEASURED, missingOf, indefinite } from './missing.ts';

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
      ]
    : ['Dediğine yakın duranlardan.', 'Aradığın havaya yakın.', 'İsteğine yaklaşanlardan.'];

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
export function explainFilm(entry: Chosen, told: Told, said: Texts = []): string {
  const { film, because } = entry;
  const { wishes, alike } = told;
  const missed = lackedBy(entry, wishes);
  const favourite = BECAUSE.find(({ mark }) => !said.some((text) => text.includes(mark))) ?? BECAUSE[0];
  return [
    ...(wordOf(entry, told, said) ?? openingOf(film, reasonsOf(film, wishes, alike, said), said)),
    ...(because === undefined || favourite === undefined ? [] : [favourite.says(because.title)]),
    ...(missed.length === 0 ? [] : [`Ama ${missed.join(', ')}.`]),
  ].join(' ');
}

/** What this one film lacks, said of it: `uzay filmi değil`, `1978 yapımı`; of `futbol, araba` one about cars lacks football only. */
function lackedBy(entry: Chosen, wishes: Wishes): string[] {
  const { film, broken } = entry;
  const names = UNMEASURED.filter((name) => broken.includes(name));
  const missing = names.flatMap((name) => missingOf(name, [entry], wishes)).map(indefinite);
  return [
    ...(broken.includes('minYear') || broken.includes('maxYear') ? [`${film.year} yapımı`] : []),
    ...(broken.includes('minDuration') || broken.includes('maxDuration') ? [`${film.duration} dakika`] : []),
    ...(broken.includes('minRating') ? [`puanı ${formatRating(film.rating)}`] : []),
    ...(missing.length === 0 ? [] : [`${joinList(missing, 'ya da')} değil`]),
  ];
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

/**
 * A friend's word alone, where the answer above the films says already what all of them have of the wish; else after what this
 * one of them has. Undefined where nobody has a word for it, or it begins like what was said.
 */
function wordOf({ film }: Chosen, { wishes, alike, loosened }: Told, said: Texts): Texts | undefined {
  const { word } = film;
  if (word === undefined) return undefined;
  const isNew = beginsAnew(said);
  const apart = {
    genres: [],
    ...(loosened.includes('people') ? { people: wishes.people } : {}),
    ...(loosened.includes('themes') ? { themes: wishes.themes } : {}),
  };
  const lead = ownReasonsOf(film, apart, alike).flat().find(isNew);
  if (lead !== undefined) return [sentence(lead), word];
  return isNew(word) ? [word] : undefined;
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
