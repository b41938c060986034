import { expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const people = (text: string) => readMessage(text, index, 2026).found.people;

it.each([
  ['dedem Ayhan Işık gibi bıyık bırakmıştı. Onun oynadığı filmlerden açmak istiyorum', ['Ayhan Işık']],
  ["babam Tarık Akan'a benzerdi, onun filmlerini izlemek istiyorum", ['Tarık Akan']],
  ['kemal sunal sevmem onun filmleri olmasın', []],
])('somebody told of is wished where their films are: %s', (text, wished) => {
  expect(people(text)).toEqual(wished);
});
