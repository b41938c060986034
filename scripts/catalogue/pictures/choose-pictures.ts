import { isMotif, type MotifName } from '#features/film/poster/motifs/motifs.ts';
import { wordMotifs } from '#features/film/poster/word-motifs.ts';
import { pictureKey } from '#films/layers/picture-key.ts';

import type { SourceFilm } from '../encode.ts';
import fits from './fits.json' with { type: 'json' };

/** Points for a picture that a word of the title names, a core theme (the first most), the place, and a genre. */
const POINTS = { word: 7, core: [5, 4, 3.5], side: 1.5, place: 2.5, genre: [2, 1, 0.5] } as const;
/** What a theme counts where the picture is that of other genres: a friendship may be a cartoon's or a gangster's. */
const ALIEN = 0.3;
/** Of what fits best, the share that a picture must have to be chosen in its stead. */
const FITS_WELL = 0.2;
/** What a doubling of the films with this picture costs that are likely to come in the same answer. */
const CROWD = 2.5;

const spread = (words: string) => new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));
const FITS = Object.entries(fits).map(([name, { genres, themes }]) => {
  if (!isMotif(name)) throw new Error(`${name} is no motif`);
  return { name, genres: spread(genres), themes: spread(themes) };
});

/**
 * Chooses a picture for each film: what its title, its themes and its genres speak of, and among these the one that
 * fewest films like it have, so that films of one answer hardly ever share one. Films known best choose first; what was
 * chosen before stays.
 */
export function choosePictures(sources: readonly SourceFilm[], kept: ReadonlyMap<string, string>) {
  const chosen = new Map<string, MotifName>();
  const crowd = new Map<string, number>();
  const settle = (source: SourceFilm, motif: MotifName) => {
    chosen.set(pictureKey(source.film.title, source.film.year), motif);
    for (const group of groupsOf(source))
      crowd.set(`${motif}|${group}`, (crowd.get(`${motif}|${group}`) ?? 0) + source.judgement.fame);
  };
  const open = sources.filter((source) => {
    const before = kept.get(pictureKey(source.film.title, source.film.year));
    const isKept = before !== undefined && isMotif(before);
    if (isKept) settle(source, before);
    return !isKept;
  });
  for (const source of open.toSorted((a, b) => b.judgement.fame - a.judgement.fame)) {
    const fitting = fitsOf(source);
    const groups = groupsOf(source);
    const worth = (name: MotifName) => {
      const crowded = groups.reduce(
        (sum, group) => sum + Math.log2(1 + (crowd.get(`${name}|${group}`) ?? 0) / 3),
        0,
      );
      return (fitting.get(name) ?? 0) - CROWD * crowded;
    };
    const least = FITS_WELL * Math.max(...fitting.values());
    const names = [...fitting.keys()].filter((name) => (fitting.get(name) ?? 0) >= least);
    const best = names.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    settle(source, best);
  }
  return chosen;
}

/** What films have in common that come in one answer. */
const groupsOf = ({ film, judgement: { core, side, place } }: SourceFilm): readonly string[] => [
  film.genres[0] ?? '',
  `${film.genres[0] ?? ''} ${Math.floor(film.year / 10)}`,
  ...core,
  ...side,
  ...(place === undefined ? [] : [place]),
];

/** Points of every picture that has something to do with a film. */
function fitsOf({ film, judgement }: SourceFilm): Map<MotifName, number> {
  const words = wordMotifs(film.title);
  const points = new Map<MotifName, number>();
  for (const { name, genres, themes } of FITS) {
    const core = judgement.core.findIndex((theme) => themes.has(theme));
    const genre = film.genres.findIndex((one) => genres.has(one));
    const isAlien = genre === -1 && !genres.has('');
    const sum =
      (words.includes(name) ? POINTS.word : 0) +
      (core === -1 ? 0 : (POINTS.core[core] ?? 3) * (isAlien ? ALIEN : 1)) +
      (judgement.side.some((theme) => themes.has(theme)) ? POINTS.side : 0) +
      (themes.has(judgement.place?.toLocaleLowerCase('tr') ?? '') ? POINTS.place : 0) +
      (genre === -1 ? 0 : (POINTS.genre[genre] ?? 0.5));
    if (sum > 0) points.set(name, sum);
  }
  return points;
}
