import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('when a film is set and when it was made', () => {
  it.each([
    ['80lerde geçen ama yeni çekilmiş bi film', '1980ler'],
    ['90larda geçen yeni film', '1990lar'],
    ['80li yıllarda geçen güncel film', '1980ler'],
    ['70lerde geçen ama son yıllarda çekilmiş', '1970ler'],
  ])('are both heard: “%s”', (text, era) =>
    expect(found(text)).toMatchObject({ eras: [era], minYear: 2020 }),
  );

  it('are told apart where only one is said', () => {
    expect(found('80lerde geçen bir film')).not.toHaveProperty('minYear');
    expect(found('80lerden bir film')).toMatchObject({ minYear: 1980, maxYear: 1989 });
  });
});
