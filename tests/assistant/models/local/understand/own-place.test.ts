import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const judge = await loadJudge();
const UNBOUND = { countries: [], themes: [], minYear: undefined, maxYear: undefined, languages: undefined };
const said = (text: string) => ({ ...UNBOUND, ...understand(text, index, 2026, judge).said });

describe('what is told of the person bounds no films', () => {
  it.each([
    'kuzen geldi almanyadan, komedi olacak',
    'abim döndü hollandadan, komedi ver',
    'londradan selamlar, komedi öner',
    'kıbrıstan yazıyorum, bi komedi',
    'selam isveçten, komedi var mı',
    'köyde sular kesik, komedi öner',
    'bulgaristanlı komşum geldi, komedi açalım',
    'koreli ev arkadaşımla komedi izleyeceğiz',
    'almancam pek iyi değil, komedi olsun',
    'internet gidip geliyor, komedi öner',
    '1994te evlendik, komedi öner',
    '2015ten beri sinemaya gitmedim, komedi',
    '1980 doğumluyum, komedi',
  ])('“%s”', (text) => expect(said(text)).toMatchObject({ ...UNBOUND, genres: ['Komedi'] }));

  it.each([
    ['almanyadan komedi öner', { countries: ['Almanya'] }],
    ['1987de çekilen komediler', { minYear: 1987, maxYear: 1987 }],
    ['fransız sevgilim fransız filmi istiyor', { countries: ['Fransa'] }],
    ['köyde geçen komedi', { themes: ['köy'] }],
    ['marangozum, talaş kokan bir film', { themes: ['marangoz'] }],
  ])('a wish stays one: “%s”', (text, wished) => expect(said(text)).toMatchObject(wished));
});

describe('either of two people', () => {
  it.each([
    ['nolan ya da fincher gerilimi', ['Christopher Nolan ya da David Fincher']],
    ['haluk bilginer veya demet akbağ dram olsun', ['Haluk Bilginer ya da Demet Akbağ']],
    ['al pacino ve robert de niro filmi', ['Al Pacino', 'Robert De Niro']],
  ])('“%s”', (text, people) => expect(said(text).people).toEqual(people));
});

describe('films told as seen beside a wish', () => {
  it.each([
    ['recep ivediki yaladık yuttuk, komedi öner', 'Recep İvedik'],
    ['parazit tamam, kore filmi öner', 'Parazit'],
    ['esaretin bedelini ezbere biliyoruz, hapishane filmi', 'Esaretin Bedeli'],
    ['ölü ozanlar derneğini gösterdim geçen dönem, öğretmen filmi lazım', 'Ölü Ozanlar Derneği'],
  ])('“%s”', (text, title) => expect(said(text).excludeTitles).toContain(title));
});

it('a subject said vaguely is no model', () => {
  expect(said('savaş filmi olsun, çanakkale falan').similarTo).toBeUndefined();
});
