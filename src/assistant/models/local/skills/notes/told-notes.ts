import { LONGEST_NOTE, type Note, readNote } from '#domain/notes.ts';
import { type Tone, toneSchema } from '#domain/tone.ts';
import type { Wishes } from '#domain/wishes.ts';

import { phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import words from './words.json' with { type: 'json' };

export const notesWords = phraseLists(words);

const FEW_WORDS = 2;

/** Avoided themes that are tones, as the lexicon calls them. */
const TONE_OF_THEME: Readonly<Record<string, Tone>> = {
  karanlık: 'ağır',
  hüzünlü: 'ağlatan',
  'ağır tempo': 'yavaş',
  'aşırı şiddet': 'kanlı',
};

/** What a message tells of the person for good; empty where it is about tonight, a shown film or somebody else. */
export function toldNotes(parsed: Understanding, written: string): Note[] {
  const { text, markers, references, titles, acts } = parsed;
  // `pixardan olsun, ama ağlıyorum haberin olsun`: a wish, and what is said by the way.
  const isAside =
    parsed.exact !== undefined && WISHED.test(notesWords.SIGN.without(text)) && BY_THE_WAY.test(text);
  const signed = notesWords.SIGN.in(text) && !isOfFilm(parsed) && !isAside;
  // `bir daha titanik önerme` speaks of that film only.
  const lasting =
    signed ||
    (notesWords.LASTING.in(text) &&
      // `bunu bir köşeye yaz, zombi çıkarma`: what is to be noted, and no film.
      (references.length === 0 || (notesWords.SIGN.in(text) && isOfNote(references))) &&
      titles.every((title) => isRefusedTheme(parsed, title)) &&
      !acts.some(hidesOne));
  if (!lasting && (references.length > 0 || acts.length > 0)) return [];
  const children = childrenIn(parsed, signed);
  if (children.length > 0) return children;
  if (!lasting && notesWords.TONIGHT.in(text)) return [];
  const dislikes =
    lasting || notesWords.HABIT.in(text) ? dislikesIn(parsed, asFarAsHabit(parsed) ?? written) : [];
  if (dislikes.length > 0) return dislikes;
  // `en sevdiğim tür bilim kurgu, not al`: what is to be noted, in whatever words.
  if (lasting) return inOwnWords(signed ? withoutSign(parsed, written) : written);
  const isFact =
    notesWords.FACT.in(text) &&
    !/(?:^| )m[iu](?: |$)/u.test(text) &&
    !markers.requests &&
    titles.length === 0;
  return isFact ? inOwnWords(written) : [];
}

const isOfNote = (references: Understanding['references']): boolean =>
  references.every(({ reference: { kind } }) => kind === 'this');

/** `bundan sonra zombi çıkarma`: a subject, though a film is called so. */
function isRefusedTheme({ tokens, said }: Understanding, { from, to }: TitleAt): boolean {
  const found = CONCEPTS.at(tokens, from);
  return found?.to === to && found.value.kind === 'theme' && said.avoidThemes.includes(found.value.theme);
}

const BY_THE_WAY = /(?:^| )(?:haber|bilg)i?n(?:iz)? olsun(?: |$)/u;
const WISHED = /(?:^| )(?:olsun|oner\w*|bul|ac|ver|istiyo\w*|isterim|ariyo\w*|lazim)(?: |$)/u;

/** The bounds that are said to hold from now on. */
export function lastingBounds({ text, exact }: Understanding): Partial<Wishes> | undefined {
  if (!notesWords.ALWAYS.in(text) || exact === undefined) return undefined;
  const { minDuration, maxDuration, minYear, maxYear, maxAge, avoidTones } = exact;
  const bounds = { minDuration, maxDuration, minYear, maxYear, maxAge, avoidTones };
  return Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined));
}

/** `macera severim yaz bunu`: what is liked is wished, where no film was wished yet. */
export function likedInNote({ said }: Understanding): Wishes | undefined {
  const { genres, themes, people } = said;
  if (genres.length + themes.length + people.length === 0) return undefined;
  return { genres: [...genres], themes: [...themes], people: [...people] };
}

/** `Cats filmini bir daha önerme`: a film is hidden, though the catalogue does not know it. */
const hidesOne = ({ act, targets }: Understanding['acts'][number]): boolean =>
  act.kind === 'film' &&
  act.tool === 'hideFilm' &&
  targets.some((target) => target.kind === 'title' && /^[A-ZÇĞİÖŞÜ0-9]/u.test(target.text));

/** `ilki güzelmiş, bunu kaydet`: it is a film that is to be kept, and nothing is told. */
const isOfFilm = ({ acts, titles, exact, references, text, words, markers }: Understanding): boolean =>
  acts.some(({ act }) => act.kind !== 'nothing') &&
  // `altyazılı izleyemiyorum, bunu not et bi kenara`: what was just told.
  !(titles.length === 0 && markers.ofSelf && HABIT_TOLD.test(notesWords.SIGN.without(text))) &&
  !text.startsWith('en sevdigim') &&
  (titles.length > 0 ||
    references.some(({ reference }) => reference.kind !== 'this') ||
    (exact === undefined && (references.length > 0 || words <= FEW_WORDS)));

const HABIT_TOLD = /(?:^| )(?:\w+ ){2,}\w+m[iu]yor(?:um|uz)(?: |$)/u;

const inOwnWords = (written: string): Note[] =>
  written.length <= LONGEST_NOTE ? [{ kind: 'other', text: written.trim() }] : [];

/** What is said before its sign (`animasyona bayılırım, not et`), else all of it. */
function withoutSign(parsed: Understanding, written: string): string {
  const { text, tokens } = parsed;
  const place = text.slice(0, notesWords.SIGN.firstIn(text)).split(' ').length - 1;
  const end = tokens[place - 1]?.end;
  return end === undefined ? written : parsed.written.slice(0, end);
}

/** `bi gerilim bul bana müzikal sevmem başkası`: what is told, without what is wished before and after it. */
function asFarAsHabit({ tokens, written }: Understanding): string | undefined {
  const at = tokens.findIndex((_, place) => notesWords.HABIT.ends(foldedText(tokens.slice(0, place + 1))));
  const asked = tokens.slice(0, at).findLastIndex(({ folded }) => markersWords.REQUEST.is(folded));
  const from = asked + (asked >= 0 && /^(?:bana|bize)$/u.test(tokens[asked + 1]?.folded ?? '') ? 2 : 1);
  return at < 0 ? undefined : written.slice(tokens[from]?.start, tokens[at]?.end);
}

function dislikesIn({ said, text }: Understanding, written: string): Note[] {
  // `ailece sevmeyiz` tells who says it.
  // `asla savaş filmi çıkarma`: whatever is named there is not wanted.
  const never = notesWords.LASTING.in(text);
  const unwanted = never ? [...said.excludeGenres, ...said.genres] : said.excludeGenres;
  const people = never ? [...said.refusedPeople, ...said.people] : said.refusedPeople;
  const genres = unwanted.filter((genre) => genre !== 'Aile' || /(?:aile|cocuk) film/u.test(text));
  const themes = said.avoidThemes.map((theme) => ({
    theme,
    tone: toneSchema.safeParse(theme).data ?? TONE_OF_THEME[theme],
  }));
  const tones = said.avoidTones ?? [];
  const told = [
    ...tones.map((tone) => ({ kind: 'avoidTone', text: tone })),
    ...genres.map((genre) => ({ kind: 'avoidGenre', text: genre })),
    ...people.map((person) => ({ kind: 'avoidPerson', text: person })),
    ...themes.flatMap(({ tone }) => (tone === undefined ? [] : [{ kind: 'avoidTone', text: tone }])),
    // What no kind knows stands in the person's own words.
    ...(themes.some(({ tone }) => tone === undefined) ? inOwnWords(written) : []),
  ];
  return told.flatMap((note) => readNote(note) ?? []);
}

const OLDEST_CHILD = 17;

/** `8 yaşında kızım var`, `iki oğlum var 5 ve 9`. */
function childrenIn({ text, said }: Understanding, signed: boolean): Note[] {
  if (!notesWords.MY_CHILD.in(text) && !(signed && notesWords.MY_CHILD_IS.in(text))) return [];
  // `2 kızım var`: how many, not how old.
  const told = text.replace(/\b\d{1,2} (?=(?:tane )?(?:kiz|ogl|cocu|torun|yegen|ikiz))/gu, '');
  const figures = /yas|\d \w+ var|var \d|\d ve \d/u.test(told) ? (told.match(/\b\d{1,2}\b/gu) ?? []) : [];
  const ages = figures.map(Number).filter((age) => age <= OLDEST_CHILD);
  const all = ages.length > 0 || !/yas/u.test(text) || said.maxAge === undefined ? ages : [said.maxAge];
  return [...new Set(all)].map((age) => ({ kind: 'child', text: String(age) }));
}
