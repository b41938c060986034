import { describe, expect, it } from 'vitest';

import { callAfter, lastWords, wishesAfter } from '../converse.ts';

describe('what is refused', () => {
  it.each([
    ['şiddet de küfür de olmasın', { avoidThemes: ['şiddet'], avoidTones: ['küfürlü'] }],
    ['komedi evet, romantik hayır', { genres: ['Komedi'], excludeGenres: ['Romantik'] }],
    ['aksiyon yok, müzikal yok', { excludeGenres: ['Aksiyon'], avoidThemes: ['müzikal'] }],
    ['zombilerden bıktık usandık, onlarsız korku', { genres: ['Korku'], avoidThemes: ['zombi'] }],
    ['gerilim olsun, komedi karışmasın', { genres: ['Gerilim'], excludeGenres: ['Komedi'] }],
    ['kan az değil hiç olmasın', { avoidThemes: ['kanlı'] }],
    ['dedem western dışında bir şey izlemiyor', { themes: ['western'] }],
    ['dram istemiyom bugün', { excludeGenres: ['Drama'] }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual({ genres: [], ...wanted });
  });
});

describe('what only looks like a refusal', () => {
  it.each([
    ['içinden bir korku çıkar da izleyelim', { genres: ['Korku'] }],
    ['suç kalsın ama 2010 sonrası olsun', { genres: ['Suç'], minYear: 2010 }],
    ['yabancı aksiyon ver, yerlisini tükettim', { genres: ['Aksiyon'], origin: 'yabancı' }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual(wanted);
  });
});

describe('numbers', () => {
  it.each([
    ['puanı 7nin altındaysa hiç gelmesin', { minRating: 7 }],
    ['altı buçuğun altına inmesin imdbsi', { minRating: 6.5 }],
    ['60 ve 70lerden suç', { genres: ['Suç'], minYear: 1960, maxYear: 1979 }],
    ['94 yapımı dram', { genres: ['Drama'], minYear: 1994, maxYear: 1994 }],
    [
      "80'lerde geçen ama 2010 sonrası çekilmiş korku",
      { genres: ['Korku'], eras: ['1980ler'], minYear: 2010 },
    ],
    ['ne 1980den eski ne 2000den yeni', { minYear: 1980, maxYear: 2000 }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toMatchObject(wanted);
  });
});

describe('lists and deeds', () => {
  it.each([
    ['gizlediğim filmleri göster', ['listFilms', { list: 'hidden' }]],
    ['izledim diye işaretlediklerimi listele', ['listFilms', { list: 'watched' }]],
    ['favoriye attığım filmler neler', ['listFilms', { list: 'favourites' }]],
    ['izleme listemin içinden birini sen seç', ['pickFromWatchlist', {}]],
    ['film yılımın raporunu çıkar', ['showReport', {}]],
    ['şu ekranı karanlığa çevir', ['setTheme', { theme: 'dark' }]],
    ['Başlangıç nerede izlenir', ['whereToWatch', { title: 'Başlangıç' }]],
  ])('“%s”', async (said, wanted) => {
    expect(await callAfter(said)).toEqual(wanted);
  });

  it('says what a film was spoken of in words is meant by what follows', async () => {
    expect(await callAfter('whiplash gerçek hikaye mi', 'fragmanını da aç')).toEqual([
      'findTrailer',
      { title: 'Whiplash' },
    ]);
  });

  it('takes what was not watched for long for no film', async () => {
    expect(await lastWords(['uzun zamandır film izlemedim, güzel bir şey olsun'])).not.toContain(
      'Hangi filmi',
    );
  });
});
