import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const wished = async (...said: string[]) =>
  (await converse(said, { catalogue })).map(({ calls }) => calls.at(-1)).at(-1);
const KEIRA = ['recommendFilms', expect.objectContaining({ people: ['Keira Knightley'] })];
const asked = 'Keira Naytli vardı bi kız, onun filmi var mı öyle';

describe('somebody who is brought up by a name as it sounds', () => {
  it.each([asked, 'keira naytli diye biri vardı, onun filmi var mı ya'])(
    'has films of theirs brought, and is looked for in none that was shown: %s',
    async (said) => {
      expect(await wished('tarihi film öner', said)).toEqual(KEIRA);
    },
  );

  it('is meant by who goes on with that one', async () => {
    expect(await wished('tarihi film öner', asked, 'Yok, o kızın oynadığı filmlerden getir')).toEqual(KEIRA);
  });
});
