import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what is refused', () => {
  it.each([
    ['seks ve dehşet olmasın', { avoidTones: ['cinsellik'] }],
    ['hint filmi ama dans etmesinler', { avoidThemes: ['dans'], countries: ['Hindistan'] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('is no heaviness where somebody is hard of hearing', () => {
    expect(found('kulağı ağır işiten dedem için komedi')).toMatchObject({ genres: ['Komedi'] });
    expect(found('kulağı ağır işiten dedem için komedi')).not.toHaveProperty('tones');
  });
});
