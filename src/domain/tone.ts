import * as z from 'zod/mini';

/** How films feel, as people ask for it: what `tones` and `avoidTones` hold. */
export const TONES = [
  'komik',
  'ağlatan',
  'korkutucu',
  'gerilimli',
  'iç ısıtan',
  'düşündürücü',
  'ağır',
  'hafif',
  'romantik',
  'aksiyonlu',
  'görsel',
  'hızlı',
  'yavaş',
  'kanlı',
  'cinsellik',
  'küfürlü',
] as const;
export type Tone = (typeof TONES)[number];
export const toneSchema = z.enum(TONES);
