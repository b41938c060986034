import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../../converse.ts';

const all = { catalogue: (await builtInCatalogue()).index.films, held: { favourites: [] } };
const days = (calls: readonly (readonly [string, object])[] = []) =>
  calls.map(([tool, input]) => [tool, 'day' in input ? input.day : undefined]);

describe('a film for each of several days', () => {
  it.each([
    'bu hafta sonu iki film izleyeceğiz, biri cumartesi biri pazar',
    'cumartesi bir film pazar bir film ayarla',
  ])('is planned for each: %s', async (said) => {
    const [turn] = await converse([said], all);
    expect(days(turn?.calls)).toEqual([
      ['planEvening', 'saturday'],
      ['planEvening', 'sunday'],
    ]);
  });

  it('is another only on the day that is named', async () => {
    const turns = await converse(['cumartesi bir film pazar bir film ayarla', 'pazarki komedi olsun'], all);
    expect(days(turns[1]?.calls)).toEqual([['planEvening', 'sunday']]);
  });

  it.each(['günde bir film izlesem bi haftalık liste yapar mısın', 'haftalık film listesi hazırla'])(
    'is of another kind each day of a week: %s',
    async (said) => {
      const [turn] = await converse([said], all);
      expect(new Set(days(turn?.calls).map(([, day]) => day)).size).toBe(7);
    },
  );

  it('stays as it is where that is said', async () => {
    const turns = await converse(
      ['cumartesi bir film pazar bir film ayarla', 'güzel, planı böyle bırak'],
      all,
    );
    expect(turns[1]?.calls).toEqual([]);
    expect(turns[1]?.text).toMatch(/kalıyor|dokunmuyorum/u);
  });

  it.each(['bu hafta ne izlesem', 'hafta sonu için film öner', 'haftalık izlenenleri göster'])(
    'is not what is asked for: %s',
    async (said) => {
      const [turn] = await converse([said], all);
      expect(days(turn?.calls).map(([tool]) => tool)).not.toContain('planEvening');
    },
  );
});

describe('the hours of a plan', () => {
  it.each([
    ['sabah 9dan akşama kadar evdeyim film maratonu hazırlar mısın', '09:00', '20:00'],
    ['öğlen 1den akşama kadar film planı yap', '13:00', '20:00'],
    ['yarın sabah 10dan geceye kadar film maratonu yapalım', '10:00', '00:00'],
  ])('are a part of the day: %s', async (said, startsAt, endsBy) => {
    const [turn] = await converse([said], all);
    expect(turn?.calls[0]?.[1]).toMatchObject({ startsAt, endsBy });
  });

  it('hold: films that take too long make room', async () => {
    const turns = await converse(['üç film planla', "saat 19'da başlayalım, gece 1'i geçmesin"], all);
    expect(turns[1]?.text).not.toContain('aşıyor');
  });

  it('are told once more', async () => {
    const turns = await converse(['üç film planla', 'arka arkaya ne koyalım saatleriyle yaz bana'], all);
    expect(turns[1]?.calls[0]?.[0]).toBe('planEvening');
  });
});
