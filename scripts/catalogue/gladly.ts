import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

/** How gladly a friend here would name a film to somebody who wants one of its kind, by the film's id: 0 to 5. */
const gladlySchema = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(5)));

export const readGladly = () => readSource('gladly.json', gladlySchema);
