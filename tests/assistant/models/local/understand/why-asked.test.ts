import { expect, it } from 'vitest';

import { withoutWhyAsked } from '#assistant/models/local/understand/why-asked.ts';

it.each([
  ['kötü olanın adı neydi ya kızım soruyo sabahtan beri', 'kötü olanın adı neydi ya'],
  ['adam gerçekten yaşamış mı mali müşavir olarak soruyorum', 'adam gerçekten yaşamış mı'],
  ['gemi gerçekten battı mı çocuk merak etti de', 'gemi gerçekten battı mı'],
  ['yönetmeni kimdi arkadaşla iddiaya girdik', 'yönetmeni kimdi'],
])('leaves a question without why it is asked: “%s”', (said, left) => {
  expect(withoutWhyAsked(said)).toBe(left);
});

it.each([
  'titaniği merak ediyorum',
  'annem soruyor ne izlesek diye',
  'korku izleyelim mi',
  'sana bir şey soruyorum',
])('leaves alone what is no reason behind a question: “%s”', (said) => {
  expect(withoutWhyAsked(said)).toBe(said);
});
