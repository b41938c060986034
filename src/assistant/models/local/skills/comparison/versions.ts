import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold, normaliseTitle, sameTitle } from '#domain/title.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { dative, genitive } from '#lib/turkish/suffix.ts';
import { knownFilm } from '../../core/known-film.ts';
import { oneMeant } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { lore } from '../lore/lore.ts';
import { bestKnown, namedTitles } from '../questions/named-film.ts';
import { whichOfTwo } from '../questions/two-films.ts';

const ONE =
  '(?:eski|yeni|ilk|orijinal|orjinal|ozgun|asl|asil|bizim|turk|yerli|yabanci|kore|amerikan|hint|remake)';
/** `eski mi yeni mi`, `orijinali mi iyi bizimki mi`: which of two that are called alike. */
const VERSIONS = new RegExp(
  `(?:^| )${ONE}\\w* (?:olan\\w* |hal\\w* )?m[iu] (?:yoksa |daha |iyi |guzel )*${ONE}\\w* (?:olan\\w* |hal\\w* )?m[iu](?: |$)`,
  'u',
);

const LIKED = 7;

const EITHER_ACTOR = /(?:^| )([a-z]+) m[iu] (?:yoksa |daha iyi )?([a-z]+) m[iu](?: |$)/u;

/** `spiderman tobey mi tom mu`: two who played in films of that name, by the best of either. */
function eitherActor(name: string, text: string, films: readonly CatalogueFilm[]): string | undefined {
  const [, ...called] = EITHER_ACTOR.exec(text) ?? [];
  const [one, other] = called.flatMap((word) => {
    const isTheirs = (actor: string) => fold(actor).split(' ').includes(word);
    const [film] = films
      .filter(({ title, actors }) => normaliseTitle(title).includes(name) && actors.some(isTheirs))
      .toSorted((a, b) => b.rating - a.rating);
    return film === undefined ? [] : [{ film, actor: film.actors.find(isTheirs) ?? '' }];
  });
  if (one === undefined || other === undefined || one.actor === other.actor) return undefined;
  const [best, worse] = one.film.rating >= other.film.rating ? [one, other] : [other, one];
  const told = ({ film }: typeof one) => `${film.title} (${formatRating(film.rating)})`;
  return `Benim oyum ${dative(best.actor)}: en iyisi ${told(best)}; ${genitive(worse.actor)}ki ${told(worse)}.`;
}

/** `kelebek eski mi yeni mi daha iyi`: two films of one name side by side; where only one is here, that one. */
export const versions: Decide = (parsed, context) => {
  const { index, memory } = context;
  if (parsed.markers.requests) return undefined;
  const [title, ...more] = namedTitles(parsed);
  const named = title === undefined ? undefined : bestKnown(title.span.films);
  const actors =
    named && more.length === 0 && eitherActor(normaliseTitle(named.title), parsed.text, index.films);
  if (actors) return say(actors);
  if (!VERSIONS.test(parsed.text)) return undefined;
  const film = title === undefined ? oneMeant(memory) : named;
  const own = film && knownFilm(film, index);
  if (own === undefined || title?.span.fuzzy === true || more.length > 0) return undefined;
  const told = lore(parsed, context);
  if (told !== undefined) return told;
  const name = seriesOf(own)?.name;
  const alike = index.films.filter((one) => sameTitle(one.title, own.title));
  const films = (alike.length > 1 || name === undefined ? alike : partsOf(index.films, name)).toSorted(
    (a, b) => a.year - b.year,
  );
  const [old, recent] = [films[0], films.at(-1)];
  if (old === undefined || recent === undefined || old === recent)
    return showAndAnswer(
      own,
      context,
      () =>
        `Öbürünü tartamam, bende yalnız ${own.year} yapımı ${own.title} var; puanı ${formatRating(own.rating)}${own.rating < LIKED ? '' : ', içim rahat öneririm'}.`,
    );
  const dated = ([old, recent] as const).map((one) => ({ ...one, title: `${one.title} (${one.year})` }));
  const [first = old, second = recent] = dated;
  return say(whichOfTwo([first, second], ''));
};
