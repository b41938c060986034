import * as z from 'zod/mini';

/** What was learnt of a model of an AI server, as far as storage needs to know; ai-service/ladder reads the rest. */
const serverSchema = z.looseObject({ server: z.string() });
type Server = z.infer<typeof serverSchema>;

export const parseServer = (entry: unknown): Server | undefined => serverSchema.safeParse(entry).data;
