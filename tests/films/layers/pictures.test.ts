import { describe, expect, it } from 'vitest';

import { pictureKey } from '#films/layers/picture-key.ts';
import { pictureOf } from '#films/layers/picture-layer.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import fits from '#scripts/catalogue/pictures/fits.json' with { type: 'json' };
import { choosePictures } from '#scripts/catalogue/pictures/choose-pictures.ts';
import { readJudged } from '#scripts/judgement/read-judgements.ts';

const films = await loadCatalogue();
const { films: facts, settled } = await readJudged();
const judgements = new Map(settled.map((one) => [one.id, one]));
const sources = facts.slice(0, 300).flatMap((film) => {
  const judgement = judgements.get(film.id);
  return judgement === undefined
    ? []
    : [{ film, judgement, gladly: 3, foremost: { first: new Map(), hardly: [] } }];
});

describe('the pictures of posters', () => {
  it('are found by title and year, however the title is spelt, and by nothing else', () => {
    expect(new Set(films.map(({ title, year }) => pictureKey(title, year))).size).toBe(films.length);
    expect(pictureOf('DENİZİN DİŞLERİ', 1975)).toEqual(pictureOf('Denizin Dişleri', 1975));
    expect(pictureOf('Denizin Dişleri', 1875)).toBeUndefined();
  });

  it('are about the films that everybody knows', () => {
    expect(pictureOf('Denizin Dişleri', 1975)?.motif).toBe('fin');
    expect(pictureOf('Rocky', 1976)?.motif).toBe('glove');
    expect(pictureOf('Gladyatör', 2000)?.motif).toBe('helmet');
  });

  it('show nothing that a film is not about: a theme of it, its place, or what is true of its genre or of any film', () => {
    const told: Record<string, { themes?: string; suits?: string }> = fits;
    const untrue = facts.filter(({ id, title, year, genres }) => {
      const { themes = '', suits = '' } = told[pictureOf(title, year)?.motif ?? ''] ?? {};
      const { core = [], side = [], place = '' } = judgements.get(id) ?? {};
      const about = [...core, ...side, place.toLocaleLowerCase('tr')];
      const isTold = themes.split(' ').some((theme) => about.includes(theme.replaceAll('_', ' ')));
      const isSuited = suits.split(' ').some((of) => [...genres, '*'].includes(of.replaceAll('_', ' ')));
      return !isTold && !isSuited;
    });
    expect(untrue.map(({ title }) => title)).toEqual([]);
  });

  it('of films that are alike are hardly ever the same: of one genre and one theme, one pair in forty', () => {
    let [pairs, same] = [0, 0];
    for (const [at, one] of films.entries())
      for (const other of films.slice(0, at)) {
        if (one.genres[0] !== other.genres[0]) continue;
        if (one.judgement?.core.some((theme) => other.judgement?.core.includes(theme)) !== true) continue;
        pairs += 1;
        if (pictureOf(one.title, one.year)?.motif === pictureOf(other.title, other.year)?.motif) same += 1;
      }
    expect(same / pairs).toBeLessThan(1 / 40);
  });

  it('stay when other films join', () => {
    const [few, all] = [sources.slice(0, 200), sources];
    const before = choosePictures(few, new Map());
    const after = choosePictures(all, before);
    expect([...before].filter(([key, motif]) => after.get(key) !== motif)).toEqual([]);
    expect(after.size).toBe(all.length);
  });
});
