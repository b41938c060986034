import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { createRoleIndex } from '#films/recall/role-index.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const films = [
  aCatalogueFilm({ id: 'a', title: 'Joker', rating: 8.3, actors: ['Joaquin Phoenix'] }),
  aCatalogueFilm({ id: 'b', title: 'Kara Şövalye', rating: 9, actors: ['Christian Bale'] }),
];
const joker = (actor: string) => ({ names: ['Joker', 'Arthur Fleck'], actor, isVoice: false });
const memory = { phrases: [], characters: [] };
const roles = createRoleIndex(
  films,
  new Map([
    ['a', { ...memory, roles: [joker('Joaquin Phoenix')] }],
    ['b', { ...memory, roles: [joker('Heath Ledger')] }],
  ]),
);

describe('who plays whom', () => {
  it('U-12 is found in one film', () => {
    expect(roles.of({ id: 'b' })).toEqual([joker('Heath Ledger')]);
    expect(roles.of({ id: 'none' })).toEqual([]);
  });

  it('U-12 is found by any name of a role, in the best known film first', () => {
    expect(roles.called('joker').map(({ film }) => film.id)).toEqual(['b', 'a']);
    expect(roles.called('arthur fleck')).toHaveLength(2);
    expect(roles.called('batman')).toEqual([]);
  });

  it('U-12 is known of more than 1,300 films of the catalogue, each role with somebody', async () => {
    const [all, memories] = await Promise.all([loadCatalogue(), loadMemories()]);
    const known = all.map(({ id }) => memories.get(id)?.roles ?? []).filter((own) => own.length > 0);
    expect(known.length).toBeGreaterThan(1300);
    expect(known.flat().filter(({ names, actor }) => names.includes('') || actor === '')).toEqual([]);
  });
});
