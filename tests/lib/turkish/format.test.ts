import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  dashed,
  dotted,
  formatDate,
  formatDateTime,
  formatMinutes,
  formatNumber,
  formatRating,
  inWords,
  joinList,
  lowerFirst,
  singleMarks,
  unbroken,
  wholeNames,
  upperFirst,
} from '#lib/turkish/format.ts';

describe('Turkish formats', () => {
  it('D-08 H-12 writes dates and times', () => {
    expect(formatDate('2026-11-21T11:05:00Z', 'Europe/Istanbul')).toBe('21 Kasım 2026');
    expect(formatDateTime('2026-11-21T11:05:00Z', 'Europe/Istanbul')).toBe('21 Kasım 2026 14:05');
    expect(formatDate('dün')).toBe('');
  });

  it('writes numbers', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatRating(8)).toBe('8,0');
    expect(formatRating(7.85)).toMatch(/^7,[89]$/);
  });

  it.each([
    [142, '2\u00a0sa\u00a022\u00a0dk'],
    [120, '2\u00a0sa'],
    [45, '45\u00a0dk'],
    [0, '0\u00a0dk'],
    [-3, '0\u00a0dk'],
  ])('writes %i minutes', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));

  it('joins lists', () => {
    expect(joinList([])).toBe('');
    expect(joinList(['A'])).toBe('A');
    expect(joinList(['A', 'B'])).toBe('A ve B');
    expect(joinList(['A', 'B', 'C'])).toBe('A, B ve C');
    expect(joinList(['A', 'B'], 'ya da')).toBe('A ya da B');
  });

  it('keeps every minute when written', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (minutes) => {
        const [, hours = '0'] = /(\d+)\u00a0sa/.exec(formatMinutes(minutes)) ?? [];
        const [, rest = '0'] = /(\d+)\u00a0dk/.exec(formatMinutes(minutes)) ?? [];
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      }),
    );
  });

  it('ends a sentence once where a title brings its own mark', () => {
    expect(singleMarks('İlki G.O.R.A.. Sonra Aman Tanrım!.')).toBe('İlki G.O.R.A. Sonra Aman Tanrım!');
    expect(singleMarks('Bir Zamanlar... Hollywood’da. Peki...')).toBe(
      'Bir Zamanlar... Hollywood’da. Peki...',
    );
  });

  it('changes the first letter as Turkish does', () => {
    expect(upperFirst('iyi')).toBe('İyi');
    expect(lowerFirst('Işık')).toBe('ışık');
  });
});

describe('figures with their words', () => {
  it('stay on one line', () => {
    expect(formatMinutes(142)).toBe('2\u00a0sa\u00a022\u00a0dk');
    expect(inWords(142)).toBe('2 saat 22 dakika');
    expect(dashed('Ad: A - B - C')).toBe('Ad: A\u00a0- B\u00a0- C');
    expect(dashed('Bizim Büyük Çaresizliğimiz')).toBe('Bizim Büyük Çaresizliğimiz');
    expect(dashed('Afyonkarahisarlılaştıramadık').replaceAll('\u00ad', '-')).toBe(
      'Afyon-ka-ra-hi-sar-lı-laş-tı-ra-madık',
    );
    expect(unbroken('1 saat 21 dakika aşıyor')).toBe('1\u00a0saat\u00a021\u00a0dakika aşıyor');
    expect(unbroken('Salı 2 sabah')).toBe('Salı 2 sabah');
    expect(dotted('Drama', '', '45 dk')).toBe('Drama\u00a0· 45\u00a0dk');
    expect(wholeNames(['Türkan Şoray', 'Kadir İnanır'])).toBe('Türkan\u00a0Şoray, Kadir\u00a0İnanır');
  });
});
