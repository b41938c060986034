import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Genre } from '#domain/genre.ts';
import { ofPerson } from '#domain/film-words.ts';
import { toldBy } from '#domain/note-words.ts';
import { type Note } from '#domain/notes.ts';
import { type Tone } from '#domain/tone.ts';
import { toneGrade } from '#domain/tones.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';

/** Points that a disliked genre, person or tone takes off: more than fit and fame bring, less than a film that is known. */
const DISLIKED = 40;
/** From this strength on a tone is felt; a note is told because a little is too much already. */
const FELT = 2;
/** A genre that is asked for by name brings its own tones along. */
const OWN_TONES: Readonly<Partial<Record<Genre, readonly Tone[]>>> = {
  Korku: ['korkutucu', 'gerilimli', 'kanlı'],
  Gerilim: ['gerilimli'],
  Romantik: ['romantik'],
  Aksiyon: ['aksiyonlu', 'gerilimli'],
  Komedi: ['komik'],
};

/**
 * Points that notes take off a film (V-14): nothing where what is disliked was asked for by name. A child's age counts
 * where children are the company (`maxAge`), unless it is one of theirs.
 */
export function dislikeOf(notes: readonly Note[]): (wishes: Wishes) => (film: CatalogueFilm) => number {
  if (notes.length === 0) return () => () => 0;
  const { genres, people, tones, children } = toldBy(notes);
  return ({ genres: asked, people: wanted = [], tones: wished = [], maxAge }) => {
    const own = asked.flatMap((genre) => OWN_TONES[genre] ?? []);
    const unwanted = {
      genres: genres.filter((genre) => !asked.includes(genre)),
      people: people
        .filter((person) => !wanted.some((one) => hasPerson({ actors: [person] }, one)))
        .map(ofPerson),
      tones: tones.filter((tone) => !wished.includes(tone) && !own.includes(tone)),
    };
    return (film) => {
      const { judgement } = film;
      const against =
        unwanted.genres.filter((genre) => film.genres.includes(genre)).length +
        unwanted.people.filter((isWith) => isWith(film)).length +
        unwanted.tones.filter((tone) => judgement !== undefined && toneGrade(judgement, tone) >= FELT).length;
      return DISLIKED * (against + (isTooOld(film, maxAge, children) ? 1 : 0));
    };
  };
}

/** Whether a film is for older children than the youngest that was told of. */
function isTooOld(
  { ageRating }: CatalogueFilm,
  maxAge: number | undefined,
  children: readonly number[],
): boolean {
  const youngest = Math.min(...children);
  if (maxAge === undefined || children.includes(maxAge)) return false;
  return youngest < maxAge && (ageRating === undefined || ageRating > youngest);
}
