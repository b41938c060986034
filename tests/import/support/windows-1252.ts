const LETTERS = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
];
const BYTES = new Map(LETTERS.map((letter, byte) => [letter, byte]));

/** A text as spreadsheets of western Windows save it; undefined where it has a letter that these have no place for. */
export function inWindows1252(text: string): Uint8Array | undefined {
  const bytes = [...text].flatMap((letter) => BYTES.get(letter) ?? []);
  return bytes.length === [...text].length ? Uint8Array.from(bytes) : undefined;
}
