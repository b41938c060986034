/** Letters of one byte each; the first comes after the quotation mark, which a JSON file would have to escape. */
const FIRST = '#'.charCodeAt(0);
const LETTERS = 90;

/** How many values a number of so many steps on either side of 0 may have, and how many such numbers a letter holds. */
const levelsOf = (steps: number) => 2 * steps + 1;
const perLetter = (steps: number) => Math.floor(Math.log(LETTERS) / Math.log(levelsOf(steps)));

/**
 * Small whole numbers as text, several to a letter. A file of one letter a number packs a fifth larger: the packer finds
 * repetitions where there are none. @param steps the farthest that a number may be from 0, at most 44
 */
export function toLetters(numbers: ArrayLike<number>, steps: number): string {
  const levels = levelsOf(steps);
  const together = perLetter(steps);
  return Array.from({ length: Math.ceil(numbers.length / together) }, (_, letter) => {
    let code = 0;
    for (let at = together - 1; at >= 0; at--)
      code = code * levels + (numbers[letter * together + at] ?? 0) + steps;
    return String.fromCharCode(FIRST + code);
  }).join('');
}

/** The numbers that letters stand for. @param count how many; the last letter may hold more */
export function fromLetters(letters: string, steps: number, count: number): Int8Array {
  const levels = levelsOf(steps);
  const together = perLetter(steps);
  const numbers = new Int8Array(count);
  for (let letter = 0; letter < letters.length; letter++) {
    let code = letters.charCodeAt(letter) - FIRST;
    for (let at = letter * together; at < (letter + 1) * together; at++) {
      numbers[at] = (code % levels) - steps;
      code = Math.floor(code / levels);
    }
  }
  return numbers;
}
