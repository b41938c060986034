import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('an hour to fill on the way', () => {
  it.each([
    'uzun uçak yolculuğu 10 saat, 3 film öner',
    'uzun uçak yolculuğu için film',
    'otobüste izlemek için film',
    'uçakta izlemelik',
  ])('says nothing of what the film is about: %s', (text) =>
    expect(found(text)).toMatchObject({ themes: [], implied: { occasions: ['yol'] } }),
  );
  it.each(['uçakta geçen film', 'uçak yolculuğu filmi'])('unless it is: %s', (text) =>
    expect(found(text).themes).toEqual(['uçak']),
  );
});

describe('kinds that need their whole name', () => {
  it.each([
    ['1. dünya savaşı filmi', { themes: ['birinci dünya savaşı'] }],
    ['2. dünya savaşı', { themes: ['ikinci dünya savaşı'] }],
    ['italyan mafyası filmi', { themes: ['mafya'], countries: ['ABD'] }],
    ['yetişkin animasyonu', { genres: ['Animasyon'], excludeGenres: ['Aile'] }],
    ['hafif korku', { genres: ['Korku'], tones: ['hafif'] }],
    ['az korkunç film', { genres: ['Korku'], tones: ['hafif'], excludeGenres: [] }],
    ['hafif gersin', { genres: ['Gerilim'], tones: undefined }],
    ['sonbahar havasında film', { mood: 'relaxed', similarTo: undefined }],
    ["1900'lerin başında geçsin", { eras: ['1900ler'], minYear: undefined }],
    ['13+ olsun', { maxAge: 13 }],
    ['imdb 8+ olsun', { maxAge: undefined, minRating: 8 }],
    ['küçük kızım da izlesin', { maxAge: 10 }],
    ['kızım da izlesin', { implied: { genres: ['Aile'], avoidTones: ['cinsellik'] } }],
    ['yeni çıkan film', { minYear: 2023 }],
    ['en yeni kore filmleri', { minYear: 2023 }],
    ['yeni film', { minYear: 2020 }],
  ])('%s', (text, wishes) => {
    const { tones, eras, maxAge, minRating, minYear, similarTo, ...said } = found(text);
    expect({ tones, eras, maxAge, minRating, minYear, similarTo, ...said }).toMatchObject(wishes);
  });
});

describe('films of a series', () => {
  it.each(['seri değil tek film olsun', 'seri devam filmleri olmasın', 'devam filmi istemiyorum'])(
    'may be refused: %s',
    (text) => expect(found(text).avoidThemes).toEqual(['seri film']),
  );
  it('are no serial killers', () => {
    expect(found('seri katil filmi')).toMatchObject({ themes: ['seri katil'], avoidThemes: [] });
  });
  it.each([
    ['korsan filmi karayip hariç', { themes: ['korsan'], excludeTitles: ['Karayip'] }],
    ['korsan filmi olsun ama karayip olmasın', { themes: ['korsan'], excludeTitles: ['Karayip'] }],
    ['casus filmi bond hariç', { themes: ['casus'], excludeTitles: ['Bond'] }],
  ])('are left out by half a name: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));
  it('and may be meant by it', () => {
    expect(found('korsan filmi karayip gibi').excludeTitles).toBeUndefined();
  });
});
