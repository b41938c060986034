import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createLikeness } from '#recommender/built-in/likeness.ts';
import { profileOf } from '#recommender/built-in/profile.ts';
import { scoring } from '#recommender/built-in/score.ts';
import { createStanding } from '#recommender/built-in/standing.ts';
import { recommendationPrompt } from '#recommender/ai/prompt.ts';
import { aTaste, finder } from './arbitraries.ts';

const films = await loadCatalogue();
const likeness = createLikeness(films);
const standing = createStanding(films, 2026);
const titled = (title: string): CatalogueFilm => {
  const film = films.find((other) => other.title === title);
  if (film === undefined) throw new Error(`${title} is not in the catalogue`);
  return film;
};
const watched = (title: string, score?: number) => {
  const { id, year, genres } = titled(title);
  return { id, title, year, genre: genres.join(', '), score };
};
const find = finder(films);
const filmOf = ({ title, year }: { title: string; year: number }) => find(title, year);
const pointsOf = (title: string, ...seen: ReturnType<typeof watched>[]) => {
  const profile = profileOf(aTaste({ watched: seen }), filmOf, likeness);
  return scoring({ genres: [] }, { profile, standing })({ film: titled(title), broken: [] }).score;
};

describe('what a score tells of a taste', () => {
  it.each([
    ['Baba', 'Baba 2'],
    ['Yüzüklerin Efendisi: Yüzük Kardeşliği', 'Yüzüklerin Efendisi: İki Kule'],
  ])('Q-05 lifts what is like %s where it has many stars, and lowers it where it has few', (seen, like) => {
    const unscored = pointsOf(like, watched(seen));
    expect(pointsOf(like, watched(seen, 10))).toBeGreaterThan(unscored + 0.5);
    expect(pointsOf(like, watched(seen, 1))).toBeLessThan(unscored - 0.2);
  });

  it('Q-05 leaves what lies between without a say, and a favourite a favourite', () => {
    const like = 'Baba 2';
    for (const score of [6, 7])
      expect(pointsOf(like, watched('Baba', score))).toBe(pointsOf(like, watched('Baba')));
    const favourite = (score?: number) =>
      profileOf(
        aTaste({ favourites: [watched('Baba')], watched: [watched('Baba', score)] }),
        filmOf,
        likeness,
      ).taste(titled(like));
    expect(favourite(1)).toBe(favourite());
  });

  it('Q-05 is told to a model, the latest first', () => {
    const taste = aTaste({
      watched: [watched('Baba', 9), watched('Titanik', 3), watched('Esaretin Bedeli', 10)],
    });
    const { user } = recommendationPrompt({ wishes: { genres: [] }, taste });
    expect(user).toContain('Çok puan verdiğim filmler: "Esaretin Bedeli", "Baba"');
    expect(user).toContain('Az puan verdiğim filmler: "Titanik"');
  });
});
