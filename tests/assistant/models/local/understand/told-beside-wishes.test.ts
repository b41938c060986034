import { expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();
const read = (text: string) => readMessage(text, index, 2026, judge).found;

it.each([
  ['kızlarla hint filmine bakıyoz dans olsun', { countries: ['Hindistan'] }],
  ['oğlan kore de kore diyip duruyo, göster bi intikamlı olanından', { countries: ['Güney Kore'] }],
  ['oğlan animasyon da animasyon diyip duruyo, ben korku istiyorum', { genres: ['Korku'] }],
  ["hollywood'dan uzak, japon yapımı olsun", { countries: ['Japonya'], avoidThemes: [] }],
  ['şehirden uzak bir köyde geçen dram', { genres: ['Drama'], avoidThemes: [] }],
  ['under the radar bi fransız filmi', { countries: ['Fransa'], themes: ['az bilinen'] }],
  ['puanı 8den aşağı olanı önüme goyma', { minRating: 8 }],
  ['çocuk korkmadan izlesin, hayvanlı çizgi film', { genres: ['Animasyon'] }],
  ['insanı düşündüren cinsten olsun', { tones: ['düşündürücü'] }],
  ['eski devirlerde geçen bir film olabilir', { themes: [] }],
  [
    'yatak sahnesi çıkınca ikimiz de tavana bakıyoz öyle sahnesi olmayan dram söyle',
    { avoidTones: ['cinsellik'] },
  ],
  ['yabancı olunca dublaj kar etmiyo, yerlilerden göster', { origin: 'yerli', themes: [] }],
  [
    'yok cüneyt arkın yok kemal sunal diye tutturdu, şener şenli bişey ver',
    { people: ['Şener Şen'], refusedPeople: [] },
  ],
  [
    'kemal sunallı olsun, hep verdiklerinden olmasın az bilineninden',
    { people: ['Kemal Sunal'], themes: ['az bilinen'] },
  ],
])('what is told beside a wish leaves it as it is: %s', (text, wishes) => {
  expect(read(text)).toMatchObject(wishes);
});

it.each([
  ['izledim diye tik attıklarım nerede', 'watched'],
  ['baktıklarımın dökümünü çıkar', 'watched'],
  ['favorilerimin dökümünü ver', 'favourites'],
  ['sonra seyrederim diye ayırdığım filmler hangileriydi', 'watchlist'],
])('a list is shown by what was put there: %s', (text, list) => {
  expect(readMessage(text, index, 2026, judge).acts.map(({ act }) => act)).toContainEqual({
    kind: 'list',
    list,
  });
});

it('a film that is to be written down as watched is pointed at', () => {
  const { acts } = readMessage('üçüncüyü geçen hafta baktık diye yazıver oraya', index, 2026, judge);
  expect(acts).toMatchObject([{ act: { kind: 'film', tool: 'markWatched' } }]);
});
