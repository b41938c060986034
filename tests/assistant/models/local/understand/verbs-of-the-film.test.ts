import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what is to happen in a film', () => {
  it.each([
    ['kadın intikam alsın hepsini süründürsün', 'intikam'],
    ['denzel washington oynasın, intikamını alsın', 'intikam'],
    ['adam sonunda hesap sorsun', 'intikam'],
  ])('is its subject, and not said to the assistant: %s', (text, theme) => {
    expect(found(text).themes).toContain(theme);
  });

  it('is nothing where the assistant is called so', () => {
    expect(found('yapay zekâsın sonuçta').themes).toEqual([]);
  });
});
