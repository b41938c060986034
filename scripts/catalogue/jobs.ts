import * as z from 'zod/mini';

import { readSource } from './read-source.ts';

/** What the people of a film do for a living, by the film's id, where it shows that life. */
const jobsSchema = z.record(z.string(), z.array(z.string()));
export type Jobs = z.infer<typeof jobsSchema>;

export const readJobs = () => readSource('jobs.json', jobsSchema);
