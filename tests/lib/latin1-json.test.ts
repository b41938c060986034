import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { latin1Json } from '#lib/latin1-json.ts';

describe('latin1Json', () => {
  it('escapes what one byte cannot hold and leaves the rest readable', () => {
    expect(latin1Json({ film: 'Çöl Şarkısı 🎬' })).toBe(
      String.raw`{"film":"Çöl \u015eark\u0131s\u0131 \ud83c\udfac"}`,
    );
  });

  it('reads back as what it was, whatever was said', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = latin1Json(value);
        expect([...text].every((letter) => letter.charCodeAt(0) <= 0xff)).toBe(true);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
