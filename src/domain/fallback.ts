import * as z from 'zod/mini';

/**
 * Why a built-in part answered in the place of the AI service: one Turkish sentence (E-02, E-03), and the ISO time from
 * which the service wants to be asked again, where it named one.
 */
export const fallbackSchema = z.object({ reason: z.string(), retryAt: z.optional(z.string()) });
export type Fallback = z.infer<typeof fallbackSchema>;

/** How people are told of it: the answer's text begins so. */
export const FALLBACK_NOTICE = 'Yapay zekâ servisi kullanılamadı';

/** Who speaks from there on, in the voice of what follows. */
export const TAKEN_OVER = 'Yerine yerleşik asistan olarak ben baktım.';

// What older versions wrote after the reason is read, too.
const NOTICE = new RegExp(
  `^(?:Sürpriz film önerisi: )?${FALLBACK_NOTICE}: (.*?)(?: ${TAKEN_OVER}| Onun yerine yerleşik önerici| Bu yanıt yerleşik asistan|$)`,
  'u',
);

/** Reads the fallback out of the text of an older record, which had no field for it. */
export function fallbackInText(text: string): Fallback | undefined {
  const reason = NOTICE.exec(text)?.[1];
  return reason === undefined ? undefined : { reason };
}
