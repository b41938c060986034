import { ANSWERS, type Round, roundSchema } from './round.ts';

/** Stands before every code; a code of another shape gets another number. */
const VERSION = '1';
/** The letters of base64 that an address leaves alone. */
const LETTERS = /^[\w-]+$/u;
const LONGEST = 200;
const FILM_BYTES = 4;
const CHECK_BYTES = 2;
/** Two bits an answer: none, then those of `ANSWERS` in their order. */
const PER_BYTE = 4;

export type RoundReading = { ok: true; round: Round } | { ok: false; message: string };

const BROKEN = 'Bu tur bağlantısı eksik ya da bozuk. Gönderenden bağlantıyı yeniden isteyebilirsin.';
const NEWER = 'Bu tur, uygulamanın başka bir sürümünde açılmış. Sayfayı yenileyip bağlantıyı yeniden aç.';

/** A round as a part of an address: letters, figures, `-` and `_` only, 64 of them for ten films. */
export function writeRound({ films, first, second }: Round): string {
  const bytes = [films.length, ...films.flatMap(bytesOf), ...packed(films.length, first, second)];
  return VERSION + toLetters([...bytes, ...checkOf(bytes)]);
}

/** Reads a code from anywhere; what is no round is told in a sentence (J-14). */
export function readRound(code: string): RoundReading {
  const broken = { ok: false, message: BROKEN } as const;
  if (code.length > LONGEST || !LETTERS.test(code)) return broken;
  if (!code.startsWith(VERSION)) return { ok: false, message: /^[2-9]/u.test(code) ? NEWER : BROKEN };
  const bytes = fromLetters(code.slice(VERSION.length));
  const body = bytes.slice(0, -CHECK_BYTES);
  const [count = 0] = body;
  if (checkOf(body).join() !== bytes.slice(-CHECK_BYTES).join()) return broken;
  if (body.length !== 1 + FILM_BYTES * count + Math.ceil((2 * count) / PER_BYTE)) return broken;
  const films = Array.from({ length: count }, (_, place) => numberAt(body, 1 + FILM_BYTES * place));
  const answers = unpacked(body.slice(1 + FILM_BYTES * count), 2 * count);
  const { data } = roundSchema.safeParse({
    films,
    first: said(answers.slice(0, count)),
    second: said(answers.slice(count)),
  });
  return data === undefined ? broken : { ok: true, round: data };
}

const bytesOf = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
const numberAt = (bytes: readonly number[], at: number) =>
  bytes.slice(at, at + FILM_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);

function packed(count: number, first: Round['first'], second: Round['second']): number[] {
  const codes = [first, second].flatMap((answers) =>
    Array.from({ length: count }, (_, place) => {
      const answer = answers[place];
      return answer === undefined ? 0 : ANSWERS.indexOf(answer) + 1;
    }),
  );
  return Array.from({ length: Math.ceil(codes.length / PER_BYTE) }, (_, byte) =>
    codes
      .slice(byte * PER_BYTE, (byte + 1) * PER_BYTE)
      .reduce((sum, code, at) => sum | (code << (2 * at)), 0),
  );
}

const unpacked = (bytes: readonly number[], count: number): number[] =>
  Array.from(
    { length: count },
    (_, at) => ((bytes[Math.floor(at / PER_BYTE)] ?? 0) >> (2 * (at % PER_BYTE))) & 3,
  );

/** Answers follow each other without a gap; a gap is left in, so that the schema refuses it. */
function said(codes: readonly number[]): unknown[] {
  const last = codes.findLastIndex((code) => code > 0);
  return codes.slice(0, last + 1).map((code) => ANSWERS[code - 1]);
}

/** Fletcher's sum: finds letters that were lost, doubled or changed places on the way. */
function checkOf(bytes: readonly number[]): [number, number] {
  let [sum, ofSums] = [1, 0];
  for (const byte of bytes) {
    sum = (sum + byte) % 255;
    ofSums = (ofSums + sum) % 255;
  }
  return [sum, ofSums];
}

const toLetters = (bytes: readonly number[]) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** No bytes for what is no base64. */
function fromLetters(letters: string): number[] {
  try {
    return [...atob(letters.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
  } catch {
    return [];
  }
}
