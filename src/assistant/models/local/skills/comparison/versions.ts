import { sameTitle } from '#domain/title.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { formatRating } from '#lib/turkish/format.ts';
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

/** `kelebek eski mi yeni mi daha iyi`: two films of one name side by side; where only one is here, that one. */
export const versions: Decide = (parsed, context) => {
  const { index, memory } = context;
  if (!VERSIONS.test(parsed.text) || parsed.markers.requests) return undefined;
  const [title, ...more] = namedTitles(parsed);
  const film = title === undefined ? oneMeant(memory) : bestKnown(title.span.films);
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
