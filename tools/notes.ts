import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { noteCalled } from '#domain/note-words.ts';
import { noteSchema, readNote } from '#domain/notes.ts';
import type { ToolPorts } from './context.ts';

const NOT_KEPT = 'Bunu not edemedim; tarayıcıda yer kalmamış olabilir.';
const NOT_FORGOTTEN = 'Bu notu silemedim. Ayarlar → Tercihler altından da deneyebilirsin.';

const toldSchema = z.object({ status: z.enum(['done', 'unchanged']), note: noteSchema });
const UNTOLD = [
  z.object({ status: z.literal('notFound'), title: z.string() }),
  z.object({ status: z.literal('failed'), message: z.string() }),
] as const;
export const noteOutputSchema = z.discriminatedUnion('status', [toldSchema, ...UNTOLD]);
export type NoteOutput = z.infer<typeof noteOutputSchema>;

const rememberInput = zodSchema(
  z.object({
    note: noteSchema.check(
      z.describe(
        'kind ve text: avoidGenre (türün adı), avoidPerson (kişinin adı), avoidTone (kanlı, korkutucu, küfürlü, cinsellik, ağır …), child (çocuğun yaşı, rakamla), other (kısa bir cümle)',
      ),
    ),
  }),
);

/** `remember`: keeps what the person has told of themselves (V-13). */
export const remember = ({ notes }: ToolPorts) =>
  tool({
    description:
      'Kişinin kendisi için söylediği kalıcı bir şeyi not eder (“korku sevmem”, “8 yaşında kızım var”). Yalnız bu akşamlık istekler not edilmez.',
    inputSchema: rememberInput,
    outputSchema: noteOutputSchema,
    async execute(input): Promise<NoteOutput> {
      const note = readNote(input.note);
      if (note === undefined) return { status: 'notFound', title: input.note.text };
      const result = await notes.add(note);
      if (result === 'failed') return { status: 'failed', message: NOT_KEPT };
      return { status: result === 'added' ? 'done' : 'unchanged', note };
    },
  });

const forgetInput = zodSchema(
  z.object({
    note: z.optional(z.string().check(z.describe('Silinecek notun sözleri ya da konusu'))),
    all: z.optional(z.boolean().check(z.describe('Yalnız kişi notların hepsini sildirmek isterse true'))),
  }),
);
const NONE_FORGOTTEN = 'Notlarını silemedim. Ayarlar → Tercihler altından da deneyebilirsin.';

/** `others` are the notes that were deleted with `note`, where all were. */
export const forgetOutputSchema = z.discriminatedUnion('status', [
  z.extend(toldSchema, { others: z.optional(z.array(noteSchema)) }),
  ...UNTOLD,
]);
export type ForgetOutput = z.infer<typeof forgetOutputSchema>;

/** `forget`: deletes a note, or all of them once the person has agreed (V-13). */
export const forget = ({ notes }: ToolPorts) =>
  tool({
    description:
      'Kişi hakkında tutulan bir notu, ya da kişi isterse hepsini siler. Hepsini silmeden önce onay istenir; sen ayrıca sorma.',
    inputSchema: forgetInput,
    outputSchema: forgetOutputSchema,
    async execute({ note: called = '', all }): Promise<ForgetOutput> {
      const held = notes.get();
      if (all === true) {
        const [note, ...others] = held;
        if (note === undefined) return { status: 'notFound', title: '' };
        if (await notes.clear()) return { status: 'done', note, others };
        return { status: 'failed', message: NONE_FORGOTTEN };
      }
      const note = noteCalled(held, called);
      if (note === undefined) return { status: 'notFound', title: called };
      if (await notes.remove(note)) return { status: 'done', note };
      return { status: 'failed', message: NOT_FORGOTTEN };
    },
  });
