import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { alikeOf } from '#recommender/built-in/alike.ts';
import { createLikeness } from '#recommender/built-in/likeness.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { finder, recommenderOf, aTaste } from './arbitraries.ts';

const film = (title: string, themes: string[], series?: string) =>
  aCatalogueFilm({
    title,
    originalTitle: title,
    themes,
    director: title,
    actors: [title],
    judgement: aJudgement(
      {},
      { core: themes, series: series === undefined ? undefined : { name: series, place: 1 } },
    ),
  });
const films = [
  film('Uzay 1', ['uzay', 'robot'], 'Uzay'),
  film('Uzay 2', ['uzay', 'robot'], 'Uzay'),
  film('Taht', ['saray', 'taht']),
  film('Yıldız', ['uzay', 'robot']),
  film('Sultan', ['saray', 'taht']),
  film('İkisi', ['uzay', 'saray']),
  film('Köy', ['köy', 'bağ']),
];
const alike = (similarTo: string, alsoSimilarTo?: string[]) =>
  alikeOf({ genres: [], similarTo, alsoSimilarTo }, films, finder(films), createLikeness(films));
const likest = ({ like, isModel }: ReturnType<typeof alike>) =>
  films
    .filter((one) => !isModel(one))
    .toSorted((a, b) => (like?.(b) ?? 0) - (like?.(a) ?? 0))
    .map(({ title }) => title);

describe('films like another', () => {
  it('U-06 are like both where two are named: one between them comes first', () => {
    expect(likest(alike('Taht', ['Yıldız']))[0]).toBe('İkisi');
    expect(likest(alike('Taht'))[0]).toBe('Sultan');
  });

  it('U-06 are like a series that is named as such, and none of its parts', () => {
    const found = alike('uzay');
    expect(found.models).toMatchObject([{ name: 'Uzay', films: [{ title: 'Uzay 1' }, { title: 'Uzay 2' }] }]);
    expect(likest(found)[0]).toBe('Yıldız');
    expect(likest(found)).not.toContain('Uzay 1');
  });

  it('U-06 are no other part of its series either', () => {
    expect(films.filter(alike('Uzay 1').isModel).map(({ title }) => title)).toEqual(['Uzay 1', 'Uzay 2']);
  });

  it('U-06 are looked for without a name that stands for nothing, which is said', () => {
    const found = alike('Taht', ['Hiç Çekilmedi']);
    expect(found.unknown).toEqual(['Hiç Çekilmedi']);
    expect(likest(found)[0]).toBe('Sultan');
    expect(alike('Hiç Çekilmedi').like).toBeUndefined();
  });

  it('U-06 come without the model and its series, also where little else is left', async () => {
    const made = await recommenderOf(films).recommend({ genres: [], similarTo: 'Uzay 2' }, aTaste());
    expect(made.films.map(({ title }) => title)).toContain('Yıldız');
    expect(made.films.filter(({ title }) => title.startsWith('Uzay'))).toEqual([]);
  });

  it('are like all that a director made, who is refused, and like those whose films all are', () => {
    const by = (director: string, title: string, themes: string[]) => ({ ...film(title, themes), director });
    const made = [
      by('Usta', 'Bir', ['sis', 'göl']),
      by('Usta', 'İki', ['sis', 'at']),
      by('Usta', 'Üç', ['sis', 'göl', 'at']),
      by('Çırak', 'Dört', ['sis', 'kuş']),
      by('Çırak', 'Beş', ['sis', 'göl', 'at']),
      by('Yabancı', 'Altı', ['sis', 'kuş']),
      by('Yabancı', 'Yedi', ['savaş', 'tank']),
      by('Yabancı', 'Sekiz', ['savaş', 'tank']),
    ];
    const asked = { genres: [], similarTo: 'Bir', alsoSimilarTo: ['İki'] };
    const of = (wishes: Wishes) => alikeOf(wishes, made, finder(made), createLikeness(made));
    const theirs = of({ ...asked, excludePeople: ['Usta'] });
    expect(theirs.models).toMatchObject([{ name: 'Usta', films: [{}, {}, {}] }]);
    const points = new Map(made.map((one) => [one.title, theirs.like?.(one) ?? 0]));
    expect(points.get('Dört')).toBeGreaterThan(points.get('Altı') ?? 0);
    expect(of(asked).models.map(({ name }) => name)).toEqual(['Bir', 'İki']);
    expect(of({ genres: [], similarTo: 'Bir', excludePeople: ['Usta'] }).models).toMatchObject([
      { name: 'Bir' },
    ]);
  });

  it('are those that lovers of another work love, and may be these themselves', () => {
    const loved = films.filter(({ title }) => title === 'Taht' || title === 'Köy');
    const toWork = alikeOf(
      { genres: [], similarTo: 'dizi' },
      films,
      finder(films),
      createLikeness(films),
      (name) => (name === 'dizi' ? { name: 'Dizi', films: loved } : undefined),
    );
    expect(toWork.models.map(({ name }) => name)).toEqual(['Dizi']);
    expect(likest(toWork).slice(0, 3)).toEqual(['Taht', 'Köy', 'Sultan']);
  });
});
