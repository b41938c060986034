import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

/** The country of each place that a film is set in; '' for what lies in none (space, the ocean, fairy lands). */
const countriesSchema = z.record(z.string(), z.string());

export const readCountries = () => readSource('places.json', countriesSchema);
