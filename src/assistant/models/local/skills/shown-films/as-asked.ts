import type { Memory } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './as-asked.json' with { type: 'json' };

const PARTS: Readonly<Record<string, string>> = source.parts;
const inFull = (way: string) => way.replace(/@([A-Z]+)/gu, (_, part: string) => PARTS[part] ?? '');
const WAYS = source.ways.map(([way = '', plain = '']) => ({ way: new RegExp(inFull(way), 'du'), plain }));
const OF_FILM = new RegExp(source.ofFilm, 'iu');

/**
 * `hiçbiri korkunç değil di mi`, `sonunda üzücü bir şey var mı`: nobody complains or wishes; what is shown is asked about. So is
 * a film that is named (`taksi şoförü eski değil mi biraz`).
 */
export function asAsked({ text, titles, tokens, written }: Understanding, memory: Memory) {
  if (titles.length === 1 && OF_FILM.test(written)) return written.replace(OF_FILM, 'çok mu $1');
  const { way, plain = '' } = WAYS.find((one) => one.way.test(text)) ?? {};
  if (way === undefined || memory.shown.length === 0 || titles.some(({ span }) => !span.fuzzy))
    return undefined;
  const [from = 0, to = 0] = way.exec(text)?.indices?.[1] ?? [];
  // As it was written: `ölüm` is not `oğlum`. Of a verb only the stem is left.
  const placeOf = (at: number) => text.slice(0, at).split(' ').length - 1;
  const what = tokens.slice(placeOf(from), placeOf(to) + 1).map(({ raw }) => raw);
  const them = memory.focus === undefined && memory.shown.length > 1 ? 'bunların' : 'bunun';
  return plain.replace('STEM', text.slice(from, to)).replace('THEM', them).replace('WHAT', what.join(' '));
}
