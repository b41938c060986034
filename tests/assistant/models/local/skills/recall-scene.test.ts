import { describe, expect, it } from 'vitest';

import { onlySceneOf } from '#assistant/models/local/skills/recall/fit.ts';
import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const calls = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls;
const found = (title: string, score: number, scene: number) => ({
  film: aCatalogueFilm({ id: title, title }),
  score,
  scene,
  met: ['çocuk', 'doktor', 'ölü'],
});

describe('a film that is told', () => {
  it('is the one whose scene it is, though as many words of others are said', () => {
    const [bats, sense] = [found('Yarasa', 0.48, 0.33), found('His', 0.47, 0.67)];
    expect(onlySceneOf([bats, sense])).toBe(sense);
    expect(onlySceneOf([bats, { ...sense, scene: 0.5 }])).toBeUndefined();
    expect(onlySceneOf([{ ...bats, scene: 0.5 }, sense])).toBeUndefined();
    expect(onlySceneOf([bats, { ...sense, score: 0.4 }])).toBeUndefined();
    expect(onlySceneOf([])).toBeUndefined();
  });

  it.each([
    ['hani çocuk ölüleri görüyodu doktorla konuşuyolardı', 'Altıncı His'],
    ['kız televizyondan çıkıyodu neydi o', 'Halka'],
    ['hava durumu sunan adam hep aynı güne uyanıyo neydi o', 'Bugün Aslında Dündü'],
    ['adam bankacıydı hapiste müdürün hesabını tutuyodu', 'Esaretin Bedeli'],
  ])('is said alone where one is sure: “%s”', async (said, title) => {
    expect(await calls(said)).toMatchObject([['showFilm', { title }]]);
  });

  it('is none where the weather is asked', async () => {
    expect(await lastWords(['hava durumu ne bugün izmirde'])).toMatch(/hava/iu);
    expect(await calls('bursada yarın yağmur var mı')).toEqual([]);
  });
});
