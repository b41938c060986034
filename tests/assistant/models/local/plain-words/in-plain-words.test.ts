import { describe, expect, it } from 'vitest';

import type { Decision } from '#assistant/models/local/core/skill.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { inPlainWords } from '#assistant/models/local/plain-words/in-plain-words.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';

import { converse, smallIndex } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);
const ZODIAC = [['showFilm', { title: 'Zodiac' }]];

describe('what is said in words that no reader knows, or makes something unlikely of', () => {
  it('is answered as the plain question of the film in talk', async () => {
    const turn = await last('zodiac', 'bunun saati ne kadar tutuyo ki');
    expect(turn?.calls).toEqual(ZODIAC);
    expect(turn?.text).toMatch(/saat/u);
  });

  it('is of no film where none is in talk', async () => {
    expect((await last('bunun saati ne kadar tutuyo ki'))?.calls).toEqual([]);
  });

  it.each(['boğazım şişti ne içeyim', 'ehliyet yenileme son tarih', 'zırt pırt fıstırık'])(
    'brings no films where it says something else: %s',
    async (said) => {
      expect((await last(said))?.calls).toEqual([]);
    },
  );

  it.each([
    ['bunlar kaplumbağa hızında', 'bunlar çok yavaş'],
    ['algoritman nasıl çalıştı da bunlar geldi', 'neden bunları önerdin'],
    ['hangisinde ortalık kan gölüne dönmüyor', 'hangisi daha az kanlı'],
  ])('is answered as it would be in plain words: %s', async (said, plain) => {
    const [one, other] = await Promise.all([said, plain].map((text) => last('gerilim öner', text)));
    expect(one?.calls).toEqual(other?.calls);
  });

  it('is of the place that the plain sentence names, and of no other', async () => {
    const told = await last('dram öner', 'ikincisinin konusu ne');
    expect((await last('dram öner', 'ikinci film neyin peşinde'))?.calls).toEqual(told?.calls);
    expect((await last('dram öner', 'üçüncü film neyin peşinde'))?.calls).not.toEqual(told?.calls);
  });

  it.each([
    ['oscar almış animasyon, disney pixar dışında', { awards: ['oscar'] }],
    ['ankara van otobüsündeyim en az 2 buçuk saat sürsün film', { minDuration: 150 }],
    ['titanikteki kızın baska filmleri', { people: ['Kate Winslet'] }],
  ])('keeps what it says beside a plain sentence: %s', async (said, input) => {
    expect((await last(said))?.calls).toEqual([['recommendFilms', expect.objectContaining(input)]]);
  });

  it.each([
    ['eşkıyaya onda on veriyorum başka laf yok', 'rateFilm'],
    ['zodiac sonraya kalsın unutturma', 'addToWatchlist'],
    ['recep ivediki favorilerden sil kız arkadaşım görmesin', 'removeFavourite'],
  ])('changes no list otherwise than its readers do: %s', async (said, tool) => {
    expect((await last(said))?.calls.map(([name]) => name)).toEqual([tool]);
  });
});

describe('a plain sentence that a message may stand for', () => {
  it.each([
    ['1990 sonrası bir şey', 'kısa bir film öner', 0],
    ['hangisi daha kısa', 'kısa bir film öner', 0],
    ['komedi öner bari', 'kısa bir film öner', 0],
    ['komedi öner bari', 'bana sürpriz yap', 1],
    ['film öner bari', 'kısa bir film öner', 2],
  ])(
    'is neither read nor decided where something speaks against it whatever it answers: %s, %s',
    async (said, plain, times) => {
      const judge = await loadJudge();
      const read = (text: string) => understand(text, smallIndex, 2026, judge);
      const asked: string[] = [];
      const parsed = { ...read(said), ways: () => [{ label: plain, sure: 0.9 }] };
      const decided: Decision = { kind: 'act', calls: [{ tool: 'recommendFilms', input: { genres: [] } }] };
      inPlainWords(parsed, decided, {
        memory: { shown: [] },
        understand: (text) => (asked.push(text), read(text)),
        decide: (text) => (asked.push(text), { kind: 'say', text: '' }),
      });
      expect(asked).toHaveLength(times);
    },
  );
});
