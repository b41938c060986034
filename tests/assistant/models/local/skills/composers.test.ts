import { describe, expect, it } from 'vitest';

import { COMPOSERS } from '#assistant/models/local/skills/questions/composed.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const { index } = await builtInCatalogue();
const last = async (text: string) =>
  (await converse([text], { catalogue: index.films, held: { favourites: [] } })).at(-1);

describe('who wrote the music', () => {
  it.each([
    ['müziklerini hans zimmer yapmış olsun', 'Yıldızlararası'],
    ['müziklerini ennio morricone nin yaptığı filmler', 'İyi, Kötü ve Çirkin'],
    ['joe hisaishi filmleri', 'Ruhların Kaçışı'],
  ])('is wished, and films of theirs are shown: %s', async (text, title) => {
    expect((await last(text))?.calls[0]).toEqual(['showFilm', { title }]);
  });

  it('is told of a film', async () => {
    expect((await last("titanik'in müziğini kim yaptı"))?.text).toContain('James Horner');
  });

  it.each(['paul newman filmi öner', 'müzik filmi öner', 'zülfü livaneli filmleri'])(
    'is not spoken of: %s',
    async (text) => {
      expect((await last(text))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('is known of films of the catalogue alone', () => {
    const unknown = COMPOSERS.flatMap(({ films }) => films).filter(
      ({ title, year }) => index.resolveTitle(title, year).kind !== 'one',
    );
    expect(unknown).toEqual([]);
  });
});
