import { noteWords } from '#domain/note-words.ts';
import { type Note } from '#domain/notes.ts';
import { joinList, lowerFirst } from '#lib/turkish/format.ts';
import { forgetOutputSchema, noteOutputSchema } from '#tools/notes.ts';

import type { Memory } from '../../core/memory.ts';
import { type CallHandlers, type Decide, act, say } from '../../core/skill.ts';
import { variant } from '#lib/variant.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { recommend } from '../recommendation/recommendation.ts';
import { notesWords, toldNotes } from './told-notes.ts';

const WHERE =
  "Kendin için söylediklerin Ayarlar → Tercihler'de, “Hakkında bildiklerim” altında duruyor; istediğini oradan silebilirsin.";

/** What is noted of whoever asks: told back where it was noted in this conversation, else where it stands. */
function knownOf({ notes = [] }: Memory): string {
  const told = [...new Set(notes.map(noteWords))].map(lowerFirst);
  return told.length === 0
    ? `Bu konuşmada senden bir şey not etmedim. Daha önce söylediklerin Ayarlar → Tercihler'de, “Hakkında bildiklerim” altında duruyor; istediğini oradan silebilirsin.`
    : `Şunu biliyorum: ${joinList(told)}. Daha öncekiler Ayarlar → Tercihler'de, “Hakkında bildiklerim” altında duruyor.`;
}

/** `hepsini sil`, right after it was told what is known. */
const forgetsAll: Decide = ({ text }) =>
  ALL_GONE.test(text) ? act({ tool: 'forget', input: { all: true } }) : undefined;
const ALL_GONE =
  /^(?:(?:tamam|ya|o zaman|peki) )*(?:hepsini|bunlari|onlari|bunlarin hepsini|tumunu) (?:sil|unut|temizle|kaldir)\w*$/u;

/** Keeps what people tell of themselves, and recommends too where films are asked for or were just shown. */
export const remembering: Decide = (parsed, context) => {
  const { written, memory } = context;
  // `bir daha gösterme deyip kapattıklarıma bakayım`
  if (parsed.acts.some(({ act: asked }) => asked.kind === 'list' && asked.list === 'hidden'))
    return undefined;
  // `dediklerimin hepsini unut, 90lardan bi komedi`: the wishes before it are off, not the notes.
  const wished = parsed.exact !== undefined || parsed.markers.requests;
  if (notesWords.FORGET_ALL.in(parsed.text) && !wished) return act({ tool: 'forget', input: { all: true } });
  if (notesWords.WHAT_DO_YOU_KNOW.in(parsed.text)) return say(knownOf(memory), forgetsAll);
  if (notesWords.FORGET_SAID.in(parsed.text) && memory.noted !== undefined && !wished)
    return act({ tool: 'forget', input: { note: memory.noted } });
  const forgets =
    notesWords.FORGET.in(parsed.text) ||
    (notesWords.FORGET_THAT.in(parsed.text) &&
      // `unut onu, aşık oldum galiba`: right after it was noted, whatever else is told.
      (!wished || (memory.noted !== undefined && !parsed.markers.requests)) &&
      parsed.acts.length === 0);
  if (forgets) {
    const that = notesWords.FORGET_THAT.in(parsed.text) ? memory.notes?.at(-1)?.text : undefined;
    return act({ tool: 'forget', input: { note: namedIn(parsed) ?? that ?? ownWords(parsed) } });
  }
  // `pixarın yaptıklarından olsun, ağlıyorum haberin olsun`: films are wished, and a word said beside it.
  const besides = notesWords.SIGN.without(parsed.text);
  if (
    wished &&
    /(?:^| )(?:olsun|lazim|istiyorum)(?: |$)/u.test(besides) &&
    notesWords.SIGN.in(parsed.text) &&
    !notesWords.LASTING.in(parsed.text)
  )
    return undefined;
  // `bir daha asla komedi izlemem dedi annem`
  if (notesWords.OF_OTHERS.in(parsed.text) && !notesWords.SIGN.in(parsed.text)) return undefined;
  const before = toldBefore(parsed, memory);
  const notes = before === undefined ? toldNotes(parsed, written) : [before];
  // `süper. bunu kaydet, yarın izleyelim`: the film that is spoken of.
  const isOfFilm =
    memory.focus !== undefined && parsed.references.some(({ reference: { kind } }) => kind === 'this');
  if (notes.length === 0 || (isOfFilm && notes.every(({ kind }) => kind === 'other'))) return undefined;
  const kept = notes.map((note) => ({ tool: 'remember' as const, input: { note } }));
  const asked = asksForFilms(parsed) || memory.lastShow?.tool === 'recommendFilms';
  const decision = asked ? recommend(parsed, context) : undefined;
  return decision?.kind === 'act'
    ? { ...decision, before: decision.before ?? NOTED, calls: [...kept, ...decision.calls] }
    : act(...kept);
};

/** Said before the films that are chosen by it. */
const NOTED = 'Not aldım.';

/** Whether a message wants films beside what it tells. */
function asksForFilms({ text, markers, said, alike, open }: Understanding): boolean {
  // `haberin olsun` holds the word of a wish, `bundan sonra … önerme` that of a request.
  // `animasyon çıkarma ama fantastik severim, onu bilesin`: what is loved besides is wished.
  const isBoth = said.excludeGenres.length > 0 && said.genres.length > 0;
  if (notesWords.LASTING.in(text) || (notesWords.SIGN.in(text) && !isBoth)) return ORDER.test(text);
  const { avoidTones: _tones, ...told } = said;
  // `8 yaşında kızım var` says for whom, and `geri kalan her şey olur` that anything else will do.
  const wishes = statesAnything({ ...told, excludeGenres: [], avoidThemes: [], refusedPeople: [] });
  const asked = markers.requests || markers.asks || open !== undefined || alike !== undefined;
  return asked || wishes || /(?:^| )olur$/u.test(text);
}

const ORDER = /(?:^| )(?:oner|oneri|onersene|bul|bulsana|ver|versene|sec|ac|acsana)(?: |$)/u;

/** What is to be forgotten: what was named, else that which is pointed at, else the words themselves. */
const namedIn = ({ said }: Understanding): string | undefined =>
  [...said.excludeGenres, ...said.genres, ...said.refusedPeople, ...said.people][0];
const ownWords = ({ text }: Understanding): string =>
  text.replace(/ \w+ (?:artik )?(?:unut|sil)\w*(?: artik| lutfen)*$/u, '');

/** `not al bunu`, `bi dahaki sefere sorma`, and nothing else: what was told before is to be kept. */
function toldBefore({ text }: Understanding, { notes, noted, focus, lastShow }: Memory): Note | undefined {
  const rest = notesWords.SIGN.without(text);
  const isLasting = notesWords.NOT_ASK_AGAIN.in(rest);
  if (rest === text || focus !== undefined) return undefined;
  const beside = notesWords.BESIDE_SIGN.without(notesWords.NOT_ASK_AGAIN.without(rest));
  const isOfNote = isLasting || noted !== undefined || lastShow === undefined;
  return beside === '' && isOfNote ? notes?.at(-1) : undefined;
}

const NEXT = ['Bu akşam canın nasıl bir şey istiyor?', 'Peki bugün ne iyi gelir, hafif mi sürükleyici mi?'];

function noted({ kind, text }: Note): string {
  switch (kind) {
    case 'avoidGenre':
      return `Tamam, ${text.toLocaleLowerCase('tr-TR')} sevmediğini aklımda tutarım.`;
    case 'avoidPerson':
      return `Anlaştık, ${text} filmlerini senden uzak tutarım.`;
    case 'avoidTone':
      return 'Anladım, öylelerini senden uzak tutarım.';
    case 'child':
      return `${text} yaş aklımda. Çocukla izlerken hep ona göre seçerim.`;
    case 'other':
      if (/altyazılı (?:izle|tercih|sev)|dublaj\S* (?:sevm|izlem|izleyem|istem)/iu.test(text))
        return 'Not aldım, altyazıcısın. Hangi filmde ne var göremiyorum ama bunu bilirim.';
      return /altyaz|dublaj/iu.test(text)
        ? 'Not aldım; altyazı ile dublajı bilemiyorum ama yerli film istersen o dert kalmaz.'
        : 'Not aldım, aklımda.';
  }
}

export const noteCalls: CallHandlers<'remember' | 'forget'> = {
  remember: {
    output: noteOutputSchema,
    remember: (memory, output) => ({
      ...memory,
      noted: output !== undefined && 'note' in output ? output.note.text : undefined,
      notes: output !== undefined && 'note' in output ? [...(memory.notes ?? []), output.note] : memory.notes,
    }),
    reply: ({ status, note }, seed) =>
      status === 'done'
        ? `${noted(note)} ${variant(NEXT, seed)}`
        : `Biliyorum, aklımda. ${variant(NEXT, seed)}`,
  },
  forget: {
    output: forgetOutputSchema,
    remember: (memory, output) => {
      if (output === undefined || !('note' in output)) return memory;
      const gone = [output.note, ...(output.others ?? [])].map(noteWords);
      return { ...memory, notes: memory.notes?.filter((note) => !gone.includes(noteWords(note))) };
    },
    reply: ({ note, others = [] }) =>
      others.length > 0
        ? `Hakkında tuttuğum ${others.length + 1} notun hepsini sildim.`
        : `Unuttum: ${noteWords(note)}.`,
    replyToNotFound: (title) =>
      title === '' ? 'Hakkında tuttuğum bir not yok.' : `Böyle bir notum yok. ${WHERE}`,
    replyToDenied: () => 'Tamam, notlarına dokunmadım.',
  },
};
