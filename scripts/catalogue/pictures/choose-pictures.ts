import * as z from 'zod/mini';

import { isMotif, type MotifName } from '#features/film/poster/motifs/motifs.ts';
import { wordMotifs } from '#features/film/poster/word-motifs.ts';
import { pictureKey } from '#films/layers/picture-key.ts';

import type { SourceFilm } from '../encode.ts';
import fits from './fits.json' with { type: 'json' };

/**
 * Points for a picture that a word of the title names, a core theme (the first most), the place, and one that is true of
 * every film of a genre, or of every film.
 */
const POINTS = {
  word: 7,
  core: [5, 4, 3.5],
  furtherCore: 3,
  side: 1.5,
  place: 2.5,
  genre: [4, 3],
  any: 4,
} as const;
/**
 * Of what fits best, the share that a picture must have to be chosen in its stead, by fame from 1 to 5: whoever knows a
 * film sees whether its poster is about it, and the others give way.
 */
const FITS_WELL = [0.2, 0.3, 0.6, 0.85, 0.95] as const;
/** What a doubling of the films with this picture costs that are likely to come in the same answer. */
const CROWD = 5;
/** So much fame with one picture is no crowd yet. */
const FEW = 3;
const ROUNDS = 4;

const spread = (words = '') =>
  new Set(
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  );
const fitSchema = z.record(
  z.string(),
  z.object({ genres: z.optional(z.string()), themes: z.optional(z.string()), suits: z.optional(z.string()) }),
);
/**
 * What a picture shows, and where given the genres in which it says so; the genres of which it is true whatever a film tells,
 * `*` for all.
 */
const FITS = Object.entries(fitSchema.parse(fits)).map(([name, { genres, themes, suits }]) => {
  if (!isMotif(name)) throw new Error(`${name} is no motif`);
  return { name, genres: spread(genres), themes: spread(themes), suits: spread(suits) };
});

/** True of every film, and so no worse than what is crowded. */
const NEUTRAL = new Set(FITS.flatMap(({ name, suits }) => (suits.has('*') ? [name] : [])));

/**
 * Chooses a picture for each film: what its title, its themes and its genres speak of, and among these the one that
 * fewest films like it have, so that films of one answer hardly ever share one. Films known best choose first; what was
 * chosen before stays as long as it is true of the film.
 */
export function choosePictures(sources: readonly SourceFilm[], kept: ReadonlyMap<string, string>) {
  const chosen = new Map<string, MotifName>();
  const crowd = new Map<string, number>();
  const count = ({ groups, fame }: Candidate, motif: MotifName, sign: 1 | -1) => {
    for (const group of groups)
      crowd.set(`${motif}|${group}`, (crowd.get(`${motif}|${group}`) ?? 0) + sign * fame);
  };
  const crowdedness = ({ groups }: Candidate, motif: MotifName) =>
    groups.reduce((sum, group) => sum + Math.log2(1 + (crowd.get(`${motif}|${group}`) ?? 0) / FEW), 0);
  const telling = tellingOf(sources);
  const open: Candidate[] = [];
  for (const candidate of sources.map((source) => candidateOf(source, telling))) {
    const before = kept.get(candidate.key);
    if (before === undefined || !isMotif(before) || !candidate.fitting.some(([motif]) => motif === before))
      open.push(candidate);
    else {
      chosen.set(candidate.key, before);
      count(candidate, before, 1);
    }
  }
  open.sort((a, b) => b.fame - a.fame);
  // Who chose early did not know who would come: everybody chooses again.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const candidate of open) {
      const before = chosen.get(candidate.key);
      if (before !== undefined) count(candidate, before, -1);
      const worth = ([motif, points]: readonly [MotifName, number]) =>
        points - CROWD * crowdedness(candidate, motif);
      const [best] = candidate.fitting.toSorted((one, other) => worth(other) - worth(one));
      if (best === undefined) throw new Error(`${candidate.key}: no picture fits`);
      chosen.set(candidate.key, best[0]);
      count(candidate, best[0], 1);
    }
  return chosen;
}

interface Candidate {
  key: string;
  fame: number;
  groups: readonly string[];
  /** Pictures and their points, of those that fit well enough. */
  fitting: readonly (readonly [MotifName, number])[];
}

function candidateOf(source: SourceFilm, telling: (theme: string) => number): Candidate {
  const { film, judgement } = source;
  const points = [...fitsOf(source, telling)];
  const least = (FITS_WELL[judgement.fame - 1] ?? 0) * Math.max(...points.map(([, of]) => of));
  return {
    key: pictureKey(film.title, film.year),
    fame: judgement.fame,
    groups: groupsOf(source),
    fitting: points.filter(([motif, of]) => of >= least || (judgement.fame < 5 && NEUTRAL.has(motif))),
  };
}

/** What films have in common that come in one answer. */
const groupsOf = ({ film, judgement: { core, side, place } }: SourceFilm): readonly string[] => [
  film.genres[0] ?? '',
  `${film.genres[0] ?? ''} ${Math.floor(film.year / 10)}`,
  ...core,
  ...side,
  ...(place === undefined ? [] : [place]),
];

/** How telling a theme is: a shark is, a friendship is not. Between about 0.6 and 2. */
function tellingOf(sources: readonly SourceFilm[]) {
  const counts = new Map<string, number>();
  for (const theme of sources.flatMap(({ judgement }) => judgement.core))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return (theme: string) => 2 - Math.log10(counts.get(theme) ?? 1) / 2;
}

/** Points of every picture that has something to do with a film. */
function fitsOf({ film, judgement }: SourceFilm, telling: (theme: string) => number): Map<MotifName, number> {
  const words = wordMotifs(film.title);
  const points = new Map<MotifName, number>();
  for (const { name, genres, themes, suits } of FITS) {
    const core = judgement.core.map((theme, at) =>
      themes.has(theme) ? (POINTS.core[at] ?? POINTS.furtherCore) * telling(theme) : 0,
    );
    const isAlien = genres.size > 0 && !film.genres.some((one) => genres.has(one));
    const genre = film.genres.findIndex((one) => suits.has(one));
    const told = isAlien
      ? 0
      : Math.max(0, ...core) +
        (judgement.side.some((theme) => themes.has(theme)) ? POINTS.side : 0) +
        (themes.has(judgement.place?.toLocaleLowerCase('tr') ?? '') ? POINTS.place : 0);
    // A word of a title is often a figure of speech.
    const sum =
      (told > 0 && words.includes(name) ? POINTS.word : 0) +
      Math.max(told, POINTS.genre[genre] ?? 0, suits.has('*') ? POINTS.any : 0);
    if (sum > 0) points.set(name, sum);
  }
  return points;
}
