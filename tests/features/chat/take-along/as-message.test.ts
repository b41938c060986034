import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asMessage } from '#features/chat/take-along/as-message.ts';
import { saidIn } from '#features/chat/take-along/said.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { answer, FILMS, forTwo, listed, picked, planned, recommended, says, typed } from './said.ts';

const sent = (...messages: ChatMessage[]) => asMessage(saidIn(messages));

describe('a conversation as a message', () => {
  it('Y-04 names films with year and reason, as one would write them', () => {
    const films = FILMS.map(({ title, year }) => `• ${title} (${year}): Kar yağarken iyi gider.`).join('\n');
    expect(sent(typed('kar filmi öner'), answer(recommended('**Üç** film seçtim.')))).toBe(
      `SineSohbet ile film sohbetim\n\nBen: kar filmi öner\n\nSineSohbet: Üç film seçtim.\n${films}`,
    );
  });

  it.each([
    ['that were planned for an evening', [planned]],
    ['for two', [forTwo]],
    ['that were picked from the watchlist', picked],
  ])('Y-04 names films %s', (_, parts) => {
    for (const { title } of FILMS) expect(sent(answer(...parts))).toContain(title);
  });

  it.each([
    ['şuna bak https://a.example/x?y=1#z güzel', 'şuna bak güzel'],
    ['bak (https://tr.example/wiki/Uzak_(film)) ve www.example.org.', 'bak ve'],
    ['[Uzak](https://www.youtube.com/watch?v=1) iyi', 'Uzak iyi'],
    ['<http://a.b> olsun', 'olsun'],
    ['Kaç Para Kaç ?  olur', 'Kaç Para Kaç ?  olur'],
  ])('Y-04 of %j keeps the words, and no address', (said, expected) => {
    expect(sent(typed(said))).toBe(`SineSohbet ile film sohbetim\n\nBen: ${expected}`);
  });

  it('Y-04 has no address whatever was said', () => {
    const word = fc.constantFrom(
      'https://a.b/c',
      'www.d.e',
      '(',
      ')',
      '[x](',
      '<',
      '>',
      ' ',
      '\n',
      'http://',
      'ç',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        for (const message of [typed(words.join('')), says(words.join(''))])
          expect(sent(message)).not.toMatch(/https?:\/\/|www\.\w/u);
      }),
    );
  });

  it.each([
    ["Bronx'ta Kavga'yı sevdiğin için aklıma Uzak geldi."],
    ["Dr. No'yu sevdiğin için öne çıktı."],
    ['Seçerken aklımda G.O.R.A. vardı.'],
  ])('Y-04 tells of no favourite: %s', (because) => {
    const said = `Üçü de kısa. ${because}`;
    const films = FILMS.map((film) => ({ ...film, explanation: `Kar yağar! ${because}` }));
    const text = sent(answer(recommended(said, films)));
    expect(text).toContain('SineSohbet: Üçü de kısa.\n');
    expect(text).toMatch(/: Kar yağar!$/u);
  });

  it.each(['Sevdiği kızı arıyor.', 'Sevilen bir film.', 'Aklımda bu vardı.'])(
    'Y-04 keeps what is said of films: %s',
    (said) => expect(sent(says(said))).toContain(said),
  );

  it("Y-04 leaves the person's own lists out", () => {
    const text = sent(typed('favorilerimi göster'), answer(listed(3), { type: 'text', text: 'İşte.' }));
    expect(text).not.toContain(FILMS[0]?.title);
    expect(text).toContain('SineSohbet: İşte.');
  });

  it('Y-04 of a long conversation is its newest part, in whole turns', () => {
    const turns = Array.from({ length: 80 }, (_, index) => typed(`${index} ${'uzun '.repeat(80)}`));
    const text = sent(...turns);
    expect(text.length).toBeLessThan(13_000);
    expect(text).toMatch(/^SineSohbet ile film sohbetim\n\n…\n\nBen: \d+ uzun/u);
    expect(text).toContain('Ben: 79 uzun');
  });
});
