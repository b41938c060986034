import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

import type { Company, Concept } from '../lexicon/concepts.ts';
import { CONCEPTS } from '../lexicon/lexicon.ts';
import { type Item, refusedItems } from './polarity.ts';
import type { Found } from './phrases.ts';
import { NOTHING_SAID, type Said } from './said.ts';
import type { PersonAt, TitleAt } from './spans.ts';
import type { Token } from './tokens.ts';

type Read =
  | { type: 'concept'; found: Found<Concept>; item: Item }
  | { type: 'person'; name: string; item: Item }
  | { type: 'similar'; title: string; item: Item };

/** How an unwanted mood is said as a tone, which can be avoided. */
export const TONES: Readonly<Partial<Record<Mood, string>>> = {
  sad: 'hüzünlü',
  happy: 'neşeli',
  excited: 'heyecanlı',
  relaxed: 'hafif',
};

/**
 * The wishes that stand in a message's words: concepts, people and the film to resemble, each wanted or refused.
 * @param taken tokens that already have another meaning (numbers, titles)
 * @param spoken whether films are spoken of, so that everyday words may be themes
 */
export function readWishes(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  people: readonly PersonAt[],
  similar: TitleAt | undefined,
  spoken: boolean,
): Said {
  const concepts = findConcepts(tokens, taken, spoken);
  const reads: Read[] = [
    ...concepts.map((found): Read => ({
      type: 'concept',
      found,
      item: { kind: kindOf(found.value), from: found.from, to: found.to, rest: found.rest },
    })),
    ...people.map(({ span, from, to }): Read => ({
      type: 'person',
      name: span.name,
      item: { kind: 'person', from, to, rest: '' },
    })),
    ...(similar === undefined
      ? []
      : [
          {
            type: 'similar' as const,
            title: similar.span.text,
            item: { kind: 'film', from: similar.from, to: similar.to, rest: '' },
          },
        ]),
  ].toSorted((a, b) => a.item.from - b.item.from);
  const refused = refusedItems(
    tokens,
    reads.map(({ item }) => item),
  );
  const said: Draft = {
    ...structuredClone(NOTHING_SAID),
    genres: [],
    excludeGenres: [],
    people: [],
    refusedPeople: [],
    countries: [],
    themes: [],
    avoidThemes: [],
    moods: [],
    company: [],
  };
  for (const read of reads) note(said, read, refused.has(read.item), tokens);
  return settle(said);
}

interface Draft extends Omit<
  Said,
  'genres' | 'excludeGenres' | 'people' | 'refusedPeople' | 'countries' | 'themes' | 'avoidThemes'
> {
  genres: Genre[];
  excludeGenres: Genre[];
  people: string[];
  refusedPeople: string[];
  countries: string[];
  themes: string[];
  avoidThemes: string[];
  moods: { mood: Mood; wanted: boolean }[];
  company: Company[];
}

function findConcepts(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  spoken: boolean,
): Found<Concept>[] {
  const found: Found<Concept>[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (taken.has(from)) continue;
    const hit = CONCEPTS.at(tokens, from);
    if (hit === undefined || overlaps(taken, hit) || isOtherwise(tokens, hit)) continue;
    if (hit.value.kind === 'theme' && hit.value.weak === true && !spoken) continue;
    found.push(hit);
    from = hit.to - 1;
  }
  return found;
}

const overlaps = (taken: ReadonlySet<number>, { from, to }: Found<Concept>) =>
  Array.from({ length: to - from }, (_, place) => from + place).some((place) => taken.has(place));

/** Words that mean something else where they stand: `iyi seyirler`, `hava karanlık`, `karanlık mod`. */
function isOtherwise(tokens: readonly Token[], { value, from, to, rest }: Found<Concept>): boolean {
  const next = tokens[to]?.folded ?? '';
  if (value.kind === 'theme' && value.theme === 'karanlık') return /^(?:mod|tema|gorunum)/u.test(next);
  // `bi film at`: an order, not a horse.
  if (value.kind === 'theme' && value.theme === 'at') {
    if (tokens[from]?.folded === 'at' && to - from === 1)
      return !/^(?:film\w*|yaris\w*|sever\w*|sevgisi|uzerine|hakkinda|temali|konulu|olan|olsun|ve|hikaye\w*|ile)$/u.test(
        next,
      );
  }
  if (value.kind === 'theme' && value.theme === 'aşk' && to - from === 1)
    if (/^(?:allah|tanri|rabbim)/u.test(tokens[from - 1]?.folded ?? '')) return true;
  if (value.kind === 'theme' && value.theme === 'internet')
    return /^(?:ara\w*|bak\w*|bul\w*|izle\w*)$/u.test(next);
  if (value.kind === 'theme' && isOwn(tokens, to, rest)) return true;
  if (value.kind === 'origin' && value.origin === 'yerli')
    return tokens[from]?.folded === 'turkce' && /^(?:dublaj\w*|altyazi\w*|konus\w*|soyle\w*)$/u.test(next);
  if (value.kind === 'company' && value.company !== 'child' && value.company !== 'alone')
    return !isCompany(tokens, from, to);
  if (value.kind === 'company' && value.company === 'child')
    return /^(?:gibi|sanma\w*)$/u.test(next) || isInStory(tokens, from, to);
  // `patlamış mısır` is eaten.
  if (value.kind === 'countries' && value.countries.includes('Mısır'))
    return [tokens[from - 1]?.folded, next].some((word) => word?.startsWith('patla') === true);
  return false;
}

/** `kız kardeşimle`, `yolculuğum var`, `uçakta izlemek için`: what belongs to the person or their evening, not to the film. */
function isOwn(tokens: readonly Token[], to: number, rest: string): boolean {
  if (/^[iu]m(?:[iu]z)?(?:l[ae]|d[ae]n?|[aeiu]|[iu]n)?$/u.test(rest)) return true;
  const after = tokens.slice(to, to + 2).map(({ folded }) => folded);
  return /^[dt][ae]$/u.test(rest) && after.some((word) => /^(?:izle|seyret|vakit|zaman)/u.test(word));
}

/** `çocuğunu arayan anne`: a child in the film, not before the screen. */
function isInStory(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    /^cocugu(?:n|nu|nun|na)?$/u.test(tokens[from]?.folded ?? '') &&
    !/^(?:icin|ile|var|izle\w*|uygun|da|de|yas\w*|\d+)$/u.test(tokens[to]?.folded ?? '')
  );
}

/** `annemle`, `sevgilim için`, `arkadaşlar geldi`: with or for somebody, not merely about them. */
function isCompany(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  const next = tokens[to]?.folded ?? '';
  return (
    words.some((word) => /(?:l[ae]|c[ae]|l[iu]k|lara|lere)$/u.test(word)) ||
    /^(?:icin|ile|gel\w*|var|ve|baba\w*|izle\w*|uygun|toplan\w*|gecesi|aksami|film\w*)$/u.test(next) ||
    tokens.length === 1 ||
    words.some((word) => /^(?:date|randevu|kalabalik|toplandik|grupca)$/u.test(word))
  );
}

function kindOf(concept: Concept): string {
  return concept.kind;
}

const add = <T>(list: T[], ...values: readonly T[]) => {
  for (const value of values) if (!list.includes(value)) list.push(value);
};

function note(said: Draft, read: Read, refused: boolean, tokens: readonly Token[]): void {
  if (read.type === 'similar') {
    if (refused) said.unlike = read.title;
    else said.similarTo = read.title;
    return;
  }
  if (read.type === 'person') return add(refused ? said.refusedPeople : said.people, read.name);
  const { value, to } = read.found;
  switch (value.kind) {
    case 'genre':
      if (refused && value.genres.length > 1) said.refusedTogether = value.genres;
      return add(refused ? said.excludeGenres : said.genres, ...value.genres);
    case 'mood':
      return noteMood(said, value, refused, /^degil(?:im|iz)?$/u.test(tokens[to]?.folded ?? ''));
    case 'theme':
      return add(refused ? said.avoidThemes : said.themes, value.theme);
    case 'countries':
      return add(refused ? said.avoidThemes : said.countries, ...value.countries);
    case 'origin': {
      const origin = refused === (value.origin === 'yerli') ? 'yabancı' : 'yerli';
      // `yerli yabancı fark etmez` states neither.
      if (said.origin !== undefined && said.origin !== origin) delete said.origin;
      else said.origin = origin;
      return;
    }
    case 'company':
      if (!refused) add(said.company, value.company);
      else if (value.company === 'child') add(said.excludeGenres, 'Aile');
  }
}

function noteMood(
  said: Draft,
  { mood, wanted = false }: { mood: Mood; wanted?: boolean },
  refused: boolean,
  denied: boolean,
): void {
  if (!refused && !denied) said.moods.push({ mood, wanted });
  else if (denied && mood === 'happy' && !wanted) said.moods.push({ mood: 'sad', wanted: false });
  else if (mood === 'romantic') add(said.excludeGenres, 'Romantik');
  else if (mood === 'adventure') add(said.excludeGenres, 'Macera');
  else if (!denied || wanted) add(said.avoidThemes, TONES[mood] ?? mood);
}

/** Weighs what was noted: what a film should do to somebody counts before how they are; company fills what is open. */
function settle({ moods, company, ...said }: Draft): Said {
  // `aşık olduğum kız beni reddetti` is sad, whatever else it says.
  const mood = (moods.find(({ wanted }) => wanted) ?? moods.find(({ mood }) => mood === 'sad') ?? moods[0])
    ?.mood;
  const withChild = company.includes('child');
  const impliedMood = company.includes('partner')
    ? 'romantic'
    : company.includes('friends')
      ? 'happy'
      : undefined;
  const implied: Said['implied'] =
    withChild || company.includes('family')
      ? { genres: ['Aile'] }
      : impliedMood === undefined
        ? undefined
        : { mood: impliedMood };
  const { refusedTogether = [] } = said;
  return {
    ...said,
    // `komedi olsun ama romantik komedi olmasın` refuses no comedy.
    excludeGenres: said.excludeGenres.filter(
      (genre) => !(refusedTogether.includes(genre) && said.genres.includes(genre)),
    ),
    ...(mood === undefined ? {} : { mood }),
    ...(implied === undefined ? {} : { implied }),
    ...(withChild ? { maxAge: CHILD } : {}),
  };
}

/** The age that is meant when a child is spoken of and no age is said. */
const CHILD = 10;
