import { describe, expect, it } from 'vitest';

import { namedFirst } from '#films/named-first.ts';
import { aCatalogueFilm, aJudgement } from '../support/builders.ts';

describe('the films that a friend names first for a subject', () => {
  const film = (title: string, place?: number, core: string[] = []) =>
    aCatalogueFilm({
      title,
      judgement: aJudgement({}, { core, firstFor: new Map(place === undefined ? [] : [['palyaço', place]]) }),
    });
  const other = film('Başka');
  const about = film('Palyaço Üstüne', undefined, ['palyaço']);
  const second = film('İkinci', 1);
  const first = film('Birinci', 0);

  it('come in that order, then what is about it, then others', () => {
    expect(namedFirst([other, about, second, first], ['palyaço'])).toEqual([first, second, about, other]);
  });

  it('keep the order that they have where no subject is told', () => {
    expect(namedFirst([other, first, about], [])).toEqual([other, first, about]);
  });
});
