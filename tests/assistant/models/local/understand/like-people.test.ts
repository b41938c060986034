import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('makers who are told as a taste', () => {
  it.each([
    "tarkovski'yi, béla tarr'ı sevmiş biriyim, ağır ağır ilerleyen bir şeyler rica edeceğim",
    "haneke'yi severim, von trier'i de. bir şeyler öner",
    "demirkubuz'a, ceylan'a hayran biriyim bir şeyler",
  ])('need not be in one film: %s', (text) => {
    expect(found(text).people).toEqual([]);
    expect(found(text).similarTo).toBeDefined();
  });

  it.each([
    ['tarkovski ve béla tarr filmi öner', ['Andrei Tarkovsky', 'Béla Tarr']],
    ["spielberg'i severim, uzaylı olsun", ['Steven Spielberg']],
    ["brad pitt'i, george clooney'yi severim birlikte oynasınlar", ['Brad Pitt', 'George Clooney']],
  ])('are asked for otherwise: %s', (text, people) => {
    expect(found(text).people).toEqual(people);
  });
});

describe('films like those of somebody, by others', () => {
  it.each([
    ['tarkovski gibi ama tarkovski olmayan bir şey', 'Andrei Tarkovsky'],
    ['nolan gibi başka bir yönetmen', 'Christopher Nolan'],
    ['wes anderson tarzı ama onun filmleri hariç', 'Wes Anderson'],
    ['haneke havasında ama haneke değil', 'Michael Haneke'],
  ])('are like their best known films: %s', (text, name) => {
    const { people, refusedPeople, similarTo = '' } = found(text);
    expect({ people, refusedPeople }).toEqual({ people: [], refusedPeople: [name] });
    expect(index.films.find(({ title }) => title === similarTo)?.director).toContain(name);
  });

  it.each(['nolan gibi bir film', 'nolan filmi olsun'])('are not meant by "%s"', (text) => {
    expect(found(text)).toMatchObject({ people: ['Christopher Nolan'], refusedPeople: [] });
  });
});

describe('somebody whose films were watched', () => {
  it.each([
    ['dün tarantino filmi izledim, bugün romantik olsun', { people: [], genres: ['Romantik'] }],
    ['festivalde Ceylan izledik, şimdi İran sinemasına gireyim', { people: [], countries: ['İran'] }],
  ])('is not wished again: %s', (text, wished) => expect(found(text)).toMatchObject(wished));

  it('is wished where more like it is', () => {
    expect(found('tarantino izledim, onun gibi').people).toEqual(['Quentin Tarantino']);
  });
});

describe('a new wave', () => {
  it.each([
    ['romanya yeni dalgasından ne izlemeliyim', 'Romanya'],
    ['çek yeni dalgası', 'Çekoslovakya'],
  ])('is of the country that is named: %s', (text, country) => {
    expect(found(text)).toMatchObject({ countries: [country], themes: [] });
  });
});
