import { describe, expect, it } from 'vitest';

import { asMarkdown } from '#features/chat/take-along/as-markdown.ts';
import { fileNameOf } from '#features/chat/take-along/file-name.ts';
import { saidIn } from '#features/chat/take-along/said.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { answer, FILMS, listed, recommended, says, typed } from './said.ts';

const written = (...messages: ChatMessage[]) =>
  asMarkdown({ title: 'Kar filmi', day: '21 Kasım 2026', said: saidIn(messages) });
const [film] = FILMS;

describe('a conversation as Markdown', () => {
  it('Y-03 has a title, who said what, and films with year, genre, points and reason', () => {
    const text = written(typed('kar filmi öner'), answer(recommended('Üç film seçtim.')));
    expect(text).toMatch(
      /^# Kar filmi\n\nSineSohbet, 21 Kasım 2026\n\n\*\*Ben:\*\* kar filmi öner\n\n\*\*SineSohbet:\*\* Üç film seçtim\.\n\n1\. \*\*/u,
    );
    expect(text).toContain(`1. **${film?.title}** · ${film?.year} · ${film?.genre}`);
    expect(text.match(/ {2}\n {3}Kar yağarken iyi gider\./gu)).toHaveLength(FILMS.length);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('Y-03 keeps what an answer shows as bold, as a list and as a link, and nothing else of it', () => {
    const text = written(
      says(
        'Bak **şuna**:\n- [Uzak](https://www.themoviedb.org/movie/1)\n- <b>*Sis*</b>\n\n[kötü](https://example.org/a)',
      ),
    );
    expect(text).toContain(
      '**SineSohbet:** Bak **şuna**:\n\n- [Uzak](https://www.themoviedb.org/movie/1)\n-',
    );
    expect(text).toContain(String.raw`- \<b\>\*Sis\*\</b\>`);
    expect(text).toContain(String.raw`\[kötü\](https://example.org/a)`);
  });

  it.each([
    ['# başlık', String.raw`\# başlık`],
    ['> alıntı', String.raw`\> alıntı`],
    ['1. ikinci', String.raw`1\. ikinci`],
    ['*yıldız* _alt_ `kod`', String.raw`\*yıldız\* \_alt\_ \`kod\``],
    ['![x](https://a.b)', String.raw`!\[x\](https://a.b)`],
    ['&lt;', String.raw`\&lt;`],
    ['a & b', 'a & b'],
  ])('Y-03 takes %j as words', (said, expected) => {
    expect(written(typed(`bak\n${said}`))).toContain(`**Ben:** bak  \n${expected}\n`);
  });

  it('Y-03 tells how many films of a list are left out', () => {
    expect(written(answer(listed(9)))).toContain('… ve 6 film daha.');
    expect(written(answer(listed(3)))).not.toContain('film daha');
  });

  it('Y-03 leaves out thoughts, failed tries and what could not be read', () => {
    const text = written(
      typed('selam'),
      answer(
        { type: 'reasoning', text: 'gizli düşünce' },
        {
          type: 'tool-showStats',
          toolCallId: 'c',
          state: 'output-error',
          input: {},
          errorText: 'bozuldu',
        },
        { type: 'text', text: 'Merhaba!' },
      ),
      { id: 'x', role: 'assistant', parts: [], metadata: { unreadable: true } },
    );
    expect(text).not.toMatch(/gizli|bozuldu/u);
    expect(text.trim().split('\n\n').slice(2)).toEqual(['**Ben:** selam', '**SineSohbet:** Merhaba!']);
  });

  it('Y-03 is a file by its title and day', () => {
    expect(fileNameOf('Kar filmi öner / ama <iyi>…', '2026-11-21T20:00:00.000Z')).toBe(
      'SineSohbet-kar-filmi-oner-ama-iyi-2026-11-21.md',
    );
    expect(fileNameOf('…', undefined)).toBe('SineSohbet.md');
  });
});
