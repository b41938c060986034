import { ImportError } from '../shared/row.ts';
import { SENTENCES } from '../shared/limits.ts';

/**
 * The text of a file: by its byte order mark, else UTF-16 where every other byte is nothing, else UTF-8, else the Turkish
 * single-byte table, in which a spreadsheet saves. @throws ImportError where it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = read(bytes, encodingOf(bytes));
  // No export has such a sign; a picture or a program has many.
  if (text.includes('\u0000')) throw new ImportError(SENTENCES.notText);
  return text.replace(/^\uFEFF/u, '');
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const nothings = (odd: number) => head.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (head.length > 3 && nothings(1) > head.length / 4) return 'utf-16le';
  if (head.length > 3 && nothings(0) > head.length / 4) return 'utf-16be';
  return 'utf-8';
}

function read(bytes: Uint8Array, encoding: Encoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new ImportError(SENTENCES.notText);
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
