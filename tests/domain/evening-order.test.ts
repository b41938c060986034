import { describe, expect, it } from 'vitest';

import { demandOf, inEveningOrder } from '#domain/evening-order.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const weighed = (title: string, feel: Parameters<typeof aJudgement>[0]) => ({
  film: title,
  demand: demandOf(aCatalogueFilm({ title, judgement: aJudgement(feel) })),
});
const tragedy = weighed('Yas', { heavy: 3, cry: 3, laugh: 2, warm: 2 });
const comedy = weighed('Şenlik', { laugh: 3, warm: 1 });
const farce = weighed('Kahkaha', { laugh: 3, warm: 2 });

describe('the order of an evening', () => {
  it('J-05 has the lightest film last, and no tragedy for all its smiles', () => {
    expect(inEveningOrder([comedy, tragedy])).toEqual({ films: ['Yas', 'Şenlik'], arranged: true });
  });

  it('J-05 is no news where the films ask about as much', () => {
    expect(inEveningOrder([comedy, farce])).toMatchObject({ arranged: false });
  });
});
