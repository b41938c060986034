import { expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const countries = [...new Set(index.films.flatMap((film) => film.countries))].filter(
  (country) => country !== 'Türkiye',
);

it.each(countries)('%s is heard by its name', (country) => {
  const said = `${country.toLocaleLowerCase('tr')} sineması`;
  expect(readMessage(said, index, 2026).found.countries).toContain(country);
});
