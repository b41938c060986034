import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { createLikeness } from '#recommender/built-in/likeness.ts';
import { createProfileReader } from '#recommender/built-in/read-profile.ts';
import { aTaste } from './arbitraries.ts';

const films = await loadCatalogue();
const likeness = createLikeness(films);
const byName = new Map(films.map((film) => [`${film.title} ${film.year}`, film]));
const record = (title: string, year: number) => ({ id: title, title, year, genre: 'Drama' });

/** A reader, and how many films it looked up in each task. */
function watchedReader() {
  const tasks: number[] = [];
  let inTask = 0;
  const endTask = () => {
    if (inTask > 0) tasks.push(inTask);
    inTask = 0;
  };
  const read = createProfileReader((title, year) => {
    if (inTask === 0) setTimeout(endTask, 0);
    inTask += 1;
    return byName.get(`${title} ${year}`);
  });
  return { read, tasks };
}

describe('a profile of long lists', () => {
  const watched = Array.from({ length: 4500 }, (_, at) => record(`Deneme Filmi ${at}`, 2000));
  const favourites = [record('Baba', 1972), ...watched.slice(0, 1500)];

  it('Q-05 is read in pieces, and says what a short one says', async () => {
    const { read, tasks } = watchedReader();
    const long = await read(aTaste({ favourites, watched }), likeness);
    expect(Math.max(...tasks)).toBeLessThanOrEqual(1000);
    const short = await read(aTaste({ favourites: [record('Baba', 1972)] }), likeness);
    expect(long.loved).toEqual(short.loved);
    for (const film of films.slice(0, 50)) expect(long.taste(film)).toBe(short.taste(film));
  });

  it('Q-05 looks each film up once, however often the lists are read', async () => {
    const { read, tasks } = watchedReader();
    const taste = aTaste({ favourites, watched });
    await read(taste, likeness);
    const looked = tasks.length;
    await read({ ...taste, watched: [...taste.watched] }, likeness);
    expect(tasks).toHaveLength(looked);
  });

  it('Q-05 knows films of both lists, by title and by original title', async () => {
    const { read } = watchedReader();
    const [one, other, none] = films;
    if (one === undefined || other === undefined || none === undefined) throw new Error('no films');
    const profile = await read(
      aTaste({
        favourites: [record(one.title, one.year)],
        watched: [record(other.originalTitle, other.year)],
      }),
      likeness,
    );
    expect([one, other, none].map(profile.known)).toEqual([true, true, false]);
  });
});
