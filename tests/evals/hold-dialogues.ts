import { createTerminalChat } from '#cli/terminal-chat.ts';
import { terminalTurns } from '#cli/terminal-turns.ts';
import type { Turn } from '#composition/turn.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { seededRandom } from '#lib/random.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import * as z from 'zod/mini';

import { createViewer, drawWish } from './viewer.ts';

/** So many turns may pass until a film that meets the whole wish is shown. */
export const MOST_TURNS = 5;

export interface Dialogue {
  wish: Wishes;
  seed: number;
  success: boolean;
  /** What was said and what was shown on it. */
  log: readonly string[];
}

const filmsOf = z.object({
  films: z.array(z.object({ title: z.string(), originalTitle: z.string(), year: z.number() })),
});

/** The wishes of an evaluation, always the same ones for a number. */
export async function drawWishes(count: number): Promise<Wishes[]> {
  const films = await loadCatalogue();
  return Array.from({ length: count }, (_, place) => drawWish(films, seededRandom(1000 + place)));
}

/** Holds each wish's dialogue once for each seed: the viewer's words and the recommender's choice follow it. */
export async function holdDialogues(
  wishes: readonly Wishes[],
  seeds: number,
  model: 'builtIn' | 'openai',
): Promise<Dialogue[]> {
  const films = await loadCatalogue();
  const known = new Map(films.map((film) => [`${film.title} ${film.year}`, film]));
  const dialogues: Dialogue[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    for (const [place, wish] of wishes.entries()) {
      const newTurn = await terminalTurns(
        { json: true, each: true, model, seed: seed * 1000 + place },
        createMemoryStorage(),
      );
      dialogues.push({ wish, seed, ...(await holdOne(wish, seed, newTurn, known)) });
    }
  }
  return dialogues;
}

async function holdOne(
  wish: Wishes,
  seed: number,
  newTurn: () => Promise<Turn>,
  known: ReadonlyMap<string, CatalogueFilm>,
): Promise<Pick<Dialogue, 'success' | 'log'>> {
  const viewer = createViewer(wish, seededRandom(seed * 77 + wish.genres.length));
  const conversation = createTerminalChat(newTurn);
  const log: string[] = [];
  let words: string = viewer.open();
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { tools } = await conversation.say(words);
    const made = tools.findLast(({ name: tool }) => tool === 'recommendFilms');
    const output = filmsOf.safeParse(made?.output);
    // A film that the catalogue does not know cannot be judged and does not count.
    const shown = (output.success ? output.data.films : []).flatMap(
      (film) => known.get(`${film.title} ${film.year}`) ?? [],
    );
    log.push(
      `${words} → ${JSON.stringify(made?.input)} → ${shown.map(({ title }) => title).join(', ') || 'nothing'}`,
    );
    const next = viewer.answer(shown);
    if (next === undefined) return { success: true, log };
    words = next;
  }
  return { success: false, log };
}

/** The share of wishes that succeed in one try (pass^1), and in `tries` tries in a row (pass^k), over all seeds. */
export function passPower(dialogues: readonly Dialogue[], tries: number): number {
  const byWish = [...Map.groupBy(dialogues, ({ wish }) => wish).values()];
  const shares = byWish.map((group) => {
    const won = group.filter(({ success }) => success).length;
    return choose(won, tries) / choose(group.length, tries);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

function choose(n: number, k: number): number {
  if (n < k) return 0;
  return Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((product, part) => product * part, 1);
}
