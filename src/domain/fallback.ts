import * as z from 'zod/mini';

/** Why a built-in part answered in the place of the AI service: one Turkish sentence (E-02, E-03). */
export const fallbackSchema = z.object({ reason: z.string() });
export type Fallback = z.infer<typeof fallbackSchema>;

/** How people are told of it: the answer's text begins so. */
export const FALLBACK_NOTICE = 'Yapay zekâ servisi kullanılamadı';

const NOTICE = new RegExp(
  `^(?:Sürpriz film önerisi: )?${FALLBACK_NOTICE}: (.*?)(?: Onun yerine yerleşik önerici| Bu yanıt yerleşik asistan|$)`,
  'u',
);

/** Reads the fallback out of the text of an older record, which had no field for it. */
export function fallbackInText(text: string): Fallback | undefined {
  const reason = NOTICE.exec(text)?.[1];
  return reason === undefined ? undefined : { reason };
}
