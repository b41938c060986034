import { describe, expect, it } from 'vitest';

import { wishesAfter } from '../converse.ts';

describe('the hour that a mood tells', () => {
  it.each([
    ['kafamı dağıtacak bir şey', ['hafif']],
    ['işten geldim yoruldum film aç', ['hafif']],
    ['sakin huzurlu bir film', ['sakin']],
    ['battaniye altı filmi', ['sakin']],
  ])('“%s”', async (said, occasions) => {
    expect(await wishesAfter(said)).toEqual({ genres: [], mood: 'relaxed', occasions });
  });

  it('stays beside the company, and goes with the mood', async () => {
    expect(await wishesAfter('arkadaşlarla kafa dağıtmalık bir şey')).toMatchObject({
      occasions: ['hafif', 'arkadaş'],
    });
    expect(await wishesAfter('sakin bir film', 'heyecanlı olsun')).toEqual({ genres: [], mood: 'excited' });
  });

  it('is none of what is refused', async () => {
    expect(await wishesAfter('hafif bir şey istemiyorum')).not.toMatchObject({ occasions: ['hafif'] });
  });
});
