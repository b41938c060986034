import { expect, it } from 'vitest';

import { namedThemes } from '#assistant/models/local/understand/named-theme.ts';
import { loadCatalogue } from '#films/catalogue.ts';

const films = await loadCatalogue();

it.each([
  ['ajan', 'casus'],
  ['plot twist', 'ters köşe'],
  ['uzaylılar', 'uzaylı'],
  // Films have it, or nobody knows it.
  ['intikam', 'intikam'],
  ['su altı arkeolojisi', 'su altı arkeolojisi'],
])('a theme that a model calls %s is %s', (said, named) => {
  expect(namedThemes([said], films)).toEqual([named]);
});
