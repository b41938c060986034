import { describe, expect, it } from 'vitest';

import { filmMentions } from '#assistant/film-mentions.ts';

describe('films that an answer names', () => {
  it.each<[string, { title: string; year?: number }[]]>([
    [
      '1. **Esaretin Bedeli** (1994) – umut.\n2. **Yeşil Yol (1999)**',
      [
        { title: 'Esaretin Bedeli', year: 1994 },
        { title: 'Yeşil Yol', year: 1999 },
      ],
    ],
    [
      '- Titanik (1997): gemi\n- Av Mevsimi (2010)',
      [
        { title: 'Titanik', year: 1997 },
        { title: 'Av Mevsimi', year: 2010 },
      ],
    ],
    ['Bence “Baba” (1972) tam sana göre.', [{ title: 'Baba', year: 1972 }]],
    ['Bunu **kesinlikle** izle: **Baba**', [{ title: 'kesinlikle' }, { title: 'Baba' }]],
    ['**Baba** (1972) ve yine **BABA** (1972)', [{ title: 'Baba', year: 1972 }]],
    ['Merhaba! Nasıl bir film istersin?', []],
    ['1994 yılında (çok eskiden) geçer.', []],
  ])('are found in %j', (text, mentions) => {
    expect(filmMentions(text)).toEqual(mentions);
  });

  it('are bounded', () => {
    const text = Array.from({ length: 40 }, (_, count) => `- Film ${count} (1990)`).join('\n');
    expect(filmMentions(text)).toHaveLength(8);
  });
});
