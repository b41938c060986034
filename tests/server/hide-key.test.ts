import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createKeyHider, hideKey } from '#server/hide-key.ts';

const KEY = 'sk-abc/abcd+sk-abc';
const STARS = '*'.repeat(KEY.length);

function passThrough(key: string, pieces: readonly Uint8Array[]): string {
  const hider = createKeyHider(key);
  const passed = pieces.map((piece) => Buffer.from(hider.next(Buffer.from(piece))));
  return Buffer.concat([...passed, hider.rest()]).toString();
}

describe('a key in a stream', () => {
  it('is masked wherever it is torn, and all else is as it was', () => {
    const word = fc.oneof(
      fc.constantFrom(KEY, KEY.slice(0, 7), KEY.slice(5), 's', 'sk-', '*', 'ğüş', '\n\n'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word), fc.array(fc.nat(200)), (words, cuts) => {
        const bytes = Buffer.from(words.join(''));
        const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
        // Masked from the left, as the text is read.
        expect(passThrough(KEY, pieces)).toBe(bytes.toString().split(KEY).join(STARS));
      }),
    );
  });

  it('holds back nothing that cannot become a key', () => {
    const hider = createKeyHider(KEY);
    expect(Buffer.from(hider.next(Buffer.from('data: 1\n\n'))).toString()).toBe('data: 1\n\n');
    expect(Buffer.from(hider.next(Buffer.from('data: sk-ab'))).toString()).toBe('data: ');
    expect(Buffer.from(hider.next(Buffer.from('x'))).toString()).toBe('sk-abx');
    expect(hider.rest()).toHaveLength(0);
  });

  it('is masked as part of an address and with escaped slashes', () => {
    const text = `${encodeURIComponent(KEY)} ${KEY.replaceAll('/', String.raw`\/`)}`;
    expect(passThrough(KEY, [Buffer.from(text)])).toMatch(/^\*+ \*+$/u);
  });

  it.each(['', 'ollama'])('that is no secret (%j) stays', (key) => {
    expect(passThrough(key, [Buffer.from('ollama runs')])).toBe('ollama runs');
  });
});

describe('a key in an error', () => {
  it.each([
    [`Incorrect API key provided: ${KEY}.`, 'Incorrect API key provided: ***.'],
    ['Incorrect API key provided: sk-proj-ab***xyz9. Find', 'Incorrect API key provided: ***. Find'],
    ['Incorrect API key provided: sk-otherkey123', 'Incorrect API key provided: ***'],
    ['The model `gpt-5` does not exist', 'The model `gpt-5` does not exist'],
  ])('%s', (text, hidden) => {
    expect(hideKey(text, KEY)).toBe(hidden);
  });
});
