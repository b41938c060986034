import { describe, expect, it } from 'vitest';

import { aFavourite, aUser } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { CATALOGUE, toolsInMemory } from './harness.ts';

describe('recommendFilms', () => {
  it('streams its stages and ends with three films', async () => {
    const { outputs, records } = toolsInMemory({ user: aUser() });
    const [selecting, posters, done, ...more] = await outputs('recommendFilms', {
      genres: ['Drama'],
      mood: 'excited',
    });
    expect(selecting).toEqual({ status: 'working', stage: 'selecting' });
    expect(posters).toMatchObject({ status: 'working', stage: 'posters', films: [{}, {}, {}] });
    expect(done).toMatchObject({
      status: 'done',
      source: 'builtIn',
      loosened: [],
      saved: true,
      films: [{ genre: 'Drama' }, { genre: 'Drama' }, { genre: 'Drama' }],
      explanation: expect.stringMatching(/Good Will Hunting/u),
    });
    expect(more).toEqual([]);
    expect(records.history.get()).toHaveLength(1);
    expect(records.user.get()?.preferences.genres).toEqual(['Drama']);
  });

  it('gives every film an original title and its flags', async () => {
    const { run } = toolsInMemory({
      films: CATALOGUE.slice(0, 3),
      favourites: [aFavourite({ title: 'Başlangıç', year: 2010 })],
    });
    const output = await run('recommendFilms', { genres: [] });
    expect(output).toMatchObject({
      films: expect.arrayContaining([
        expect.objectContaining({ title: 'Başlangıç', originalTitle: 'Inception', isFavorite: true }),
        expect.objectContaining({ title: 'Baba', originalTitle: 'The Godfather', isFavorite: false }),
      ]),
    });
  });

  it('names the wishes that were loosened', async () => {
    const { run } = toolsInMemory();
    expect(await run('recommendFilms', { genres: [], maxDuration: 100 })).toMatchObject({
      status: 'done',
      loosened: ['maxDuration'],
    });
  });

  it('finds films of a theme by another name for it', async () => {
    const asked = (theme: string) =>
      toolsInMemory({ films: SMALL_CATALOGUE }).run('recommendFilms', { genres: [], themes: [theme] });
    const named = await asked('plot twist');
    expect(named).toEqual(await asked('ters köşe'));
    expect(named).not.toEqual(await asked('su altı arkeolojisi'));
  });

  it('ends with the reason where there are no three films', async () => {
    const { outputs, records } = toolsInMemory();
    expect(await outputs('recommendFilms', { genres: ['Korku'] })).toEqual([
      { status: 'working', stage: 'selecting' },
      { status: 'failed', message: expect.stringContaining('üç film bulamadım') },
    ]);
    expect(records.history.get()).toEqual([]);
  });

  it('lets other faults through, so that nothing hides them', async () => {
    const { outputs, ports } = toolsInMemory();
    // oxlint-disable-next-line require-yield -- a flow that breaks before its first stage
    ports.flow.recommend = async function* () {
      throw new TypeError('bozuldu');
    };
    await expect(outputs('recommendFilms', { genres: [] })).rejects.toThrow('bozuldu');
  });

  it('stops when it is told to', async () => {
    const { outputs, records } = toolsInMemory();
    const stopped = AbortSignal.abort(new Error('durduruldu'));
    await expect(outputs('recommendFilms', { genres: [] }, stopped)).rejects.toThrow('durduruldu');
    expect(records.history.get()).toEqual([]);
  });
});

describe('surpriseFilm', () => {
  it('ends with one film, shows it and saves it', async () => {
    const { outputs, records, shown } = toolsInMemory();
    const all = await outputs('surpriseFilm', {});
    expect(all.slice(0, 2)).toEqual([
      { status: 'working', stage: 'selecting' },
      { status: 'working', stage: 'posters' },
    ]);
    const [film] = records.history.get()[0]?.recommendations ?? [];
    expect(all.at(-1)).toMatchObject({
      status: 'done',
      film: { title: film?.title, originalTitle: film?.originalTitle },
      explanation: expect.stringMatching(/^(?!Sürpriz film önerisi).*\S/u),
      source: 'builtIn',
      saved: true,
    });
    expect(shown).toEqual([['surprise', film?.title, records.history.get()[0]?.explanation]]);
  });

  it('ends with the reason where no film is left', async () => {
    const { run, shown } = toolsInMemory({ films: [] });
    expect(await run('surpriseFilm', {})).toEqual({
      status: 'failed',
      message: expect.stringContaining('sürpriz olacak bir film kalmadı'),
    });
    expect(shown).toEqual([]);
  });

  it('lets other faults through', async () => {
    const broken = toolsInMemory();
    broken.records.history.add = () => Promise.reject(new TypeError('bozuldu'));
    await expect(broken.outputs('surpriseFilm', {})).rejects.toThrow('bozuldu');
  });
});
