import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const judge = await loadJudge();
const said = (text: string) => understand(text, index, 2026, judge).said;

describe('a no is never what is wished', () => {
  it.each([
    ['sushi yiyoz japon filmi but not anime', { excludeGenres: ['Animasyon'], countries: ['Japonya'] }],
    ['bro no animation, real people', { excludeGenres: ['Animasyon'], genres: [] }],
    ['komedi olsun, no korku', { genres: ['Komedi'], excludeGenres: ['Korku'] }],
    ['yok korkuymuş bu istemem', { genres: [], excludeGenres: ['Korku'] }],
    ['savaş filmiymiş bu olmaz', { themes: [], avoidThemes: ['savaş'] }],
    ['ya ben anlamam öyle uzay muzay, komedi olsun', { genres: ['Komedi'], avoidThemes: ['uzay'] }],
    ['sevmem ben uzay filmi', { themes: [], avoidThemes: ['uzay'] }],
    ["Zeki Demirkubuz severim. Nuri Bilge'yi sıkıcı bulurum", { refusedPeople: ['Nuri Bilge Ceylan'] }],
    ['tarantino bana itici geliyor', { people: [], refusedPeople: ['Quentin Tarantino'] }],
    ['oldboy çok ağırdı, bir daha böyle şey istemiyorum', { avoidTones: ['ağır'] }],
    ['seven çok karanlıktı ya', { themes: [], avoidThemes: ['karanlık'] }],
    ['savaş olmasın, içimiz kararmasın', { avoidTones: ['ağır'] }],
    ["ayla'yı ağlamıştı geçen sene bi daha açmayalım", { excludeTitles: ['Ayla'], mood: undefined }],
    ['titanikte çok ağlamıştı onu açmayalım', { excludeTitles: ['Titanik'], mood: undefined }],
    ['eski olmasın ama çok yeni de olmasın', { minYear: 2000, maxYear: 2020 }],
  ])('“%s”', (text, wanted) => {
    const found = said(text);
    for (const [name, value] of Object.entries(wanted)) expect(Reflect.get(found, name)).toEqual(value);
  });

  it.each([
    ['bebek kucağımda sessiz izlemem lazım', 'avoidThemes', []],
    ['eşim hamile, duygusal bu ara her şeye ağlıyor, ona göre bir film', 'mood', undefined],
    ['ben 12 yaşındayım annem yok evde korku filmi istiyorum', 'genres', ['Korku']],
    ['duygusal bir film öner', 'mood', 'sad'],
    ['ağır bir film olsun', 'tones', ['ağır']],
    ['eski bir film olsun', 'maxYear', 1990],
  ] as const)('“%s” is read as it is meant', (text, name, value) => {
    expect(Reflect.get(said(text), name)).toEqual(value);
  });
});
