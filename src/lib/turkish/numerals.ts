const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['sıfır', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const POWERS: readonly (readonly [zeros: number, word: string])[] = [
  [9, 'milyar'],
  [6, 'milyon'],
  [3, 'bin'],
  [2, 'yüz'],
];

/** The last word of a number as it is read aloud (`1917` → `yedi`, `300` → `yüz`), to which a suffix agrees. */
export function lastNumberWord(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return 'sıfır';
  const zeros = significant.length - significant.replace(/0+$/, '').length;
  const power = POWERS.find(([count]) => zeros >= count);
  if (power !== undefined) return power[1];
  const digit = Number(significant.at(zeros === 1 ? -2 : -1));
  return (zeros === 1 ? TENS : ONES)[digit] ?? 'sıfır';
}

/** From 2 on. `I` and `X` are letters as often as numbers, so they are none. */
const ROMAN = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', undefined, 'XI', 'XII'];

/** The value of a Roman numeral as films are numbered: 2…9, 11 and 12. */
export function romanNumeral(word: string): number | undefined {
  const index = ROMAN.indexOf(word);
  return index === -1 ? undefined : index + 2;
}
