import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const read = (text: string) => {
  const { found, acts } = readMessage(text, index, 2026);
  return { ...found, excludeTitles: found.excludeTitles ?? [], acts };
};

describe('films told to be seen beside a wish', () => {
  it.each([
    [
      'uzay filmi öner, yıldızlararası marslı yerçekimi bunların hepsi bitti',
      ['Yıldızlararası', 'Marslı', 'Yerçekimi'],
    ],
    [
      'romantik komedi lazım, notting hill izlenmişti pretty woman da',
      ['Aşk Engel Tanımaz', 'Özel Bir Kadın'],
    ],
    ['bilim kurgu olsun, interstelları yüz kere açtık artık', ['Yıldızlararası']],
    ['aşk filmi olsun, titanik bizde ezber', ['Titanik']],
    [
      'korku komedi istiyoruz, shaun of the deadi iki kere izledik zombieland bir kere',
      ['Zombilerin Şafağı', 'Zombieland'],
    ],
  ])('do not come again, and are no models: %s', (text, titles) => {
    const { excludeTitles, similarTo, acts } = read(text);
    expect(excludeTitles.toSorted()).toEqual(titles.toSorted());
    expect(similarTo).toBeUndefined();
    expect(acts).toEqual([]);
  });

  it('stay a model where others like it are wished', () => {
    const { similarTo, excludeTitles } = read(
      "whiplash'i izledim kalbim çıktı, böyle hırslı insanlı başka film",
    );
    expect(similarTo).toBe('Whiplash');
    expect(excludeTitles).toEqual([]);
  });

  it.each([
    "titanik'i izledin mi, aşk filmi öner",
    'titanik gibi bir aşk filmi izlesek',
    "titanik'i izleyelim",
  ])('are not those that are asked about or wished: %s', (text) => {
    expect(read(text).excludeTitles).toEqual([]);
  });
});
