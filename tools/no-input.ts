import { zodSchema } from 'ai';
import * as z from 'zod/mini';

/** The input of tools that ask for nothing. */
export const noInput = zodSchema(z.object({}));
