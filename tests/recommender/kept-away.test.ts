import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { keptAway } from '#recommender/built-in/kept-away.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const isKept = (wishes: Partial<Wishes>, film: ReturnType<typeof aCatalogueFilm>) =>
  keptAway({ genres: [], ...wishes })(film);
const tearful = aCatalogueFilm({ judgement: aJudgement({ cry: 3 }) });

describe('what stays away beyond what is said by name', () => {
  it('is a film with an animal that is refused, and one of a finer theme', () => {
    const animal = { name: 'kedi, köpek', fate: 'lives' } as const;
    const dog = aCatalogueFilm({ themes: ['aşk'], judgement: aJudgement({}, { animal }) });
    expect(isKept({ avoidThemes: ['köpek'] }, dog)).toBe(true);
    expect(isKept({ avoidThemes: ['at'] }, dog)).toBe(false);
    const ill = aCatalogueFilm({ themes: ['kanser'] });
    expect(isKept({ avoidThemes: ['hastalık'] }, ill)).toBe(true);
    expect(isKept({ avoidThemes: ['kanser'] }, aCatalogueFilm({ themes: ['hastalık'] }))).toBe(false);
  });

  it('is a film that others made in a country that is refused, in the tongue of there', () => {
    const set = (languages: string[], countries: string[]) =>
      aCatalogueFilm({ countries, judgement: aJudgement({}, { land: 'ABD', languages }) });
    expect(isKept({ avoidThemes: ['ABD'] }, set(['en'], ['Fransa']))).toBe(true);
    expect(isKept({ avoidThemes: ['ABD'] }, set(['tr'], ['Türkiye']))).toBe(false);
    expect(isKept({ avoidThemes: ['ABD'] }, set(['en'], ['İngiltere']))).toBe(false);
    expect(isKept({ avoidThemes: ['Fransa'] }, set(['en'], ['Fransa']))).toBe(false);
  });

  it('is what breaks the heart of somebody who wishes something mild, unless they wish to weep', () => {
    expect(isKept({ mood: 'relaxed' }, tearful)).toBe(true);
    expect(isKept({ tones: ['hafif'] }, tearful)).toBe(true);
    expect(isKept({ avoidTones: ['korkutucu'] }, tearful)).toBe(true);
    expect(isKept({ avoidTones: ['ağır'] }, tearful)).toBe(true);
    expect(isKept({ mood: 'sad' }, tearful)).toBe(false);
    expect(isKept({ avoidTones: ['korkutucu'], genres: ['Korku'] }, tearful)).toBe(false);
    expect(isKept({ tones: ['ağlatan'], avoidTones: ['ağır'] }, tearful)).toBe(false);
  });

  it('is a film that holds a painful scene, or may, though none of its themes says so', () => {
    const film = (id: string) => aCatalogueFilm({ id, themes: ['zaman yolculuğu'] });
    expect(isKept({ avoidThemes: ['tecavüz'] }, film('kelebek-etkisi-2004'))).toBe(true);
    expect(isKept({ avoidThemes: ['çocuk ölümü'] }, film('yesil-yol-1999'))).toBe(true);
    expect(isKept({ avoidThemes: ['doğum'] }, film('3-aptal-2009'))).toBe(true);
    expect(isKept({ avoidThemes: ['anne ölümü'] }, film('bambi-1942'))).toBe(true);
    expect(isKept({ avoidThemes: ['doğum'] }, aCatalogueFilm({ themes: ['hamilelik'] }))).toBe(true);
    expect(isKept({ avoidThemes: ['çocuk ölümü'] }, tearful)).toBe(true);
    expect(isKept({ avoidThemes: ['at'] }, film('kelebek-etkisi-2004'))).toBe(false);
  });
});
