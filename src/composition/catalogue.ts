import type { CatalogueFilm, FilmMemory, FilmText } from '#domain/catalogue-film.ts';
import type { Lore } from '#domain/lore.ts';
import { createFilmIndex, type FilmIndex } from '#films/film-index.ts';
import { filmsLike } from '#films/other-works.ts';
import { beginRecallIndex, type RecallIndex } from '#films/recall/recall-index.ts';
import type { TitleResolution } from '#films/resolve-title.ts';
import { once } from '#lib/once.ts';
import { yieldTask } from '#lib/pacing/yield.ts';

/** What a catalogue brings besides its films. */
export interface CatalogueLayers {
  /** The words of plots that come later. */
  vocabulary?: ReadonlySet<string>;
  /** Texts by film id, fetched when the first is asked for. */
  texts?: () => Promise<ReadonlyMap<string, FilmText>>;
  /** Where it is built already. */
  index?: FilmIndex;
  /** What people remember of films by their id, fetched when a description is first looked up. */
  memories?: () => Promise<ReadonlyMap<string, FilmMemory>>;
  /** What a friend knows of films and people, fetched when a question is first asked. */
  lore?: () => Promise<Lore>;
}

/** Films that are read into the index of memories in one task: few while the page rests, more where somebody waits. */
const FILMS_A_TASK = { resting: 64, asked: 256 } as const;

/** The films with their index. */
export function createCatalogue(
  films: readonly CatalogueFilm[],
  {
    vocabulary,
    texts = async () => new Map<string, FilmText>(),
    index = createFilmIndex(films, vocabulary),
    memories = async () => new Map<string, FilmMemory>(),
    lore = async () => ({ films: new Map(), people: new Map(), inside: new Map() }),
  }: CatalogueLayers = {},
) {
  /** The film with its texts; without them where they cannot be fetched: a film is worth more than its plot. */
  const tell = async (film: CatalogueFilm): Promise<CatalogueFilm> => {
    const known = await texts().catch(() => undefined);
    return { ...film, ...known?.get(film.id) };
  };
  const find = (title: string, year?: number, isKept?: boolean): CatalogueFilm | undefined => {
    const found = index.resolveTitle(title, year, isKept);
    return found.kind === 'one' ? found.film : undefined;
  };
  const likeliest = (title: string): CatalogueFilm | undefined => {
    const found = index.resolveTitle(title);
    if (found.kind !== 'many') return found.kind === 'one' ? found.film : undefined;
    const worth = ({ judgement, rating }: CatalogueFilm) => (judgement?.fame ?? 0) * 10 + rating;
    return found.candidates.toSorted((a, b) => worth(b) - worth(a))[0];
  };
  const readSome = once(async () =>
    beginRecallIndex({
      films,
      memories: await memories(),
      texts: await texts().catch(() => new Map<string, FilmText>()),
    }),
  );
  /** Whoever asks while the index is being made ready reads on where that has come to. */
  const readOn = async (atOnce: number, breathe: () => Promise<void>): Promise<RecallIndex> => {
    const read = await readSome();
    for (;;) {
      const index = read(atOnce);
      if (index !== undefined) return index;
      await breathe();
    }
  };
  return {
    films,
    /** Of several films of one title the best known: for where a guess does no harm. */
    likeliest,
    /** A series, a game or a book, with the films that people love who love it. */
    findWork: (name: string) => filmsLike(name, films),
    index,
    tell,
    /** Finds films by what is remembered of them. @throws where what is remembered cannot be fetched */
    recall: () => readOn(FILMS_A_TASK.asked, yieldTask),
    /** What a friend knows of films and people. @throws where it cannot be fetched */
    lore,
    /** Makes that ready while nobody waits. @param breathe waited for between two pieces of the work */
    prepareRecall: (breathe: () => Promise<void>) => readOn(FILMS_A_TASK.resting, breathe),
    /** The film of a title, in whatever spelling; undefined where it is unknown or ambiguous. */
    find,
    /** What a title stands for, with the texts of the films. */
    async resolve(...title: Parameters<FilmIndex['resolveTitle']>): Promise<TitleResolution> {
      const found = index.resolveTitle(...title);
      if (found.kind === 'one') return { kind: 'one', film: await tell(found.film) };
      if (found.kind === 'none') return found;
      return { kind: 'many', candidates: await Promise.all(found.candidates.map(tell)) };
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
