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

const ROMAN: Readonly<Record<string, number>> = {
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  XI: 11,
  XII: 12,
};

/** The value of a Roman numeral as films are numbered (II–XII); `I` and `X` are letters as often as numbers, so they are none. */
export function romanNumeral(word: string): number | undefined {
  return ROMAN[word];
}
