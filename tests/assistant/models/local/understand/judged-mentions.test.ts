import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import type { RoleOf } from '#assistant/models/local/judge/judge.ts';
import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const { roleOf } = await loadJudge();
const read = (text: string, judge?: RoleOf) =>
  readMessage(text, index, 2026, judge && { roleOf: judge }).found;
const always =
  (label: string, sure: number): RoleOf =>
  () => ({ label, sure, wanted: label === 'want' ? sure : 1 - sure });

describe('what a mention is for', () => {
  it('is what the rules say where nobody judges, or the judge is not sure', () => {
    for (const judge of [undefined, always('refuse', 0.5), always('none', 0.5), always('want', 1)]) {
      expect(read('savaş filmi olsun', judge)).toMatchObject({ themes: ['savaş'], avoidThemes: [] });
      expect(read('savaş filmi olmasın', judge)).toMatchObject({ themes: [], avoidThemes: ['savaş'] });
    }
  });

  it('is refused or only told of where the judge is sure; what the rules refuse stays refused', () => {
    expect(read('savaşlı bir şey', always('refuse', 0.95)).avoidThemes).toEqual(['savaş']);
    const told = always('none', 0.95);
    expect(read('savaşlı bir şey', told)).toMatchObject({ themes: [], avoidThemes: [] });
    expect(read('savaş filmi olsun', told).themes).toEqual(['savaş']);
    expect(read('savaş filmi olmasın', told).avoidThemes).toEqual(['savaş']);
  });

  it('is nothing where it is hardly wished, and something else is', () => {
    const unsure: RoleOf = ({ from }) =>
      from === 0 ? { label: 'refuse', sure: 0.5, wanted: 0.1 } : { label: 'want', sure: 0.9, wanted: 0.9 };
    expect(read('savaş var dışarıda, komedi olsun', unsure)).toMatchObject({
      genres: ['Komedi'],
      themes: [],
    });
    expect(read('savaş filmi olsun', unsure).themes).toEqual(['savaş']);
  });

  it('is a wish where its own verb says so, or what was told is taken up, however sure the judge is', () => {
    expect(read('sonu mutlu bitsin bu sefer', always('refuse', 0.95)).ending).toBe('happy');
    const told = always('none', 0.95);
    expect(read("geçen yaz paris'e gittim, orada geçen bir film", told).themes).toEqual(['paris']);
    expect(read('oscar almış bir animasyon', told).awards).toEqual(['oscar']);
  });

  it.each([
    ['emekli savcıyım, akşama bi western açsana', { themes: ['western'] }],
    ['hastanede çalışıyorum bütün gün, bana bir komedi bul', { genres: ['Komedi'], themes: [] }],
    ['savaş görmekten içim şişti, komedi ver', { genres: ['Komedi'], avoidThemes: ['savaş'] }],
    ['uçakla döndük yorulduk, okul da yarın, komedi aç', { genres: ['Komedi'], themes: [] }],
    ['perdeyi çektim karanlık oldu, bir macera aç', { genres: ['Macera'], themes: [] }],
    ['abim savaş filmi izler hep, ben fantastik istiyorum', { genres: ['Fantastik'], themes: [] }],
    ['okulda geçen bir film', { themes: ['okul'] }],
    ['karanlık bir atmosferi olsun', { themes: ['karanlık'] }],
    ['boşanma konulu dram', { genres: ['Drama'], themes: ['boşanma'] }],
  ])('is learnt: %s', (text, wishes) => {
    expect(read(text, roleOf)).toMatchObject(wishes);
  });
});
