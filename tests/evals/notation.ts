import { GENRES, type Genre } from '#domain/genre.ts';

/** A value that an evaluation expects: itself, or anything. Lists are compared as sets. */
export type Wanted = string | number | boolean | readonly string[] | typeof ANY;
export const ANY = Symbol('any');

/** A slot of a call: `optional` may be absent, or be there with this value. */
export interface Slot {
  name: string;
  value: Wanted;
  optional: boolean;
}

export interface WantedCall {
  tool: string;
  slots: readonly Slot[];
}

/** What somebody says, and the rows of calls that are right on it, each as good as the others. */
export interface Turn {
  said: string;
  right: readonly (readonly WantedCall[])[];
}

export interface Case {
  category: string;
  turns: readonly Turn[];
}

const TITLE_TOOLS: Readonly<Record<string, string>> = {
  add: 'addFavourite',
  unfav: 'removeFavourite',
  watched: 'markWatched',
  unwatch: 'unmarkWatched',
  want: 'addToWatchlist',
  unwant: 'removeFromWatchlist',
  show: 'showFilm',
  trailer: 'findTrailer',
  web: 'searchWeb',
  where: 'whereToWatch',
};
const OTHER_TOOLS: Readonly<Record<string, readonly [tool: string, slot: string]>> = {
  theme: ['setTheme', 'theme'],
  tab: ['openTab', 'tab'],
  list: ['listFilms', 'list'],
};
const BARE_TOOLS: Readonly<Record<string, string>> = {
  surprise: 'surpriseFilm',
  stats: 'showStats',
  report: 'showReport',
  cinemas: 'listCinemas',
};
/** Films for two people, whatever it is that either wants. */
const FOR_TWO: WantedCall = {
  tool: 'filmsForTwo',
  slots: ['mine', 'theirs'].map((name) => ({ name, value: ANY, optional: true })),
};
const SLOTS: Readonly<Record<string, string>> = {
  mood: 'mood',
  'y>': 'minYear',
  'y<': 'maxYear',
  'd>': 'minDuration',
  'd<': 'maxDuration',
  'r>': 'minRating',
  p: 'people',
  like: 'similarTo',
  o: 'origin',
  c: 'countries',
  t: 'themes',
  at: 'places',
  '!t': 'avoidThemes',
  age: 'maxAge',
  genre: 'genre',
  query: 'query',
};
/** The wishes that an evaluation can say nothing of: they are younger than its cases, and not judged by them. */
export const UNSPOKEN: ReadonlySet<string> = new Set([
  'alsoSimilarTo',
  'occasions',
  'excludePeople',
  'excludeTitles',
  'tones',
  'avoidTones',
  'ending',
  'pace',
  'fame',
  'awards',
  'studios',
  'series',
  'languages',
  'trueStory',
  'eras',
  'byTaste',
  // Which of two films of one title: the title says whom it means.
  'year',
]);
const LISTS = new Set(['people', 'countries', 'themes', 'avoidThemes', 'places']);
const SLOT = /(?:^|\s)(\??)(mood|y>|y<|d>|d<|r>|p|like|o|c|t|at|!t|age|genre|query)=/u;
const isGenre = (text: string): text is Genre => GENRES.some((genre) => genre === text);

/**
 * Reads cases. A line is `what is said | what is right`; `#` begins a category. What is right is a row of calls joined
 * by ` + `, rows as good as each other by ` || `, `none` for words only:
 * `rec Korku,Komedi -Romantik mood=sad y>=1990 d<=120 r>=8 p=A+B like=X o=yerli c=Fransa t=uzay at=Paris !t=kanlı age=8`, `add=Title`,
 * `list=favourites`, `surprise`, `two` (films for two) … A `?` before a genre, a slot or a slot's value marks what may also be absent,
 * `<any>` and `<number>` are any value.
 * @param conversations a blank line or a category ends a conversation; else every line stands alone
 * @throws Error for a line that cannot be read
 */
export function readCases(text: string, conversations: boolean): Case[] {
  const cases: { category: string; turns: Turn[] }[] = [];
  let category = '';
  let open: { category: string; turns: Turn[] } | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('# ')) {
      if (line !== '') category = line.slice(2);
      open = undefined;
      continue;
    }
    const bar = line.indexOf(' | ');
    if (bar < 0) throw new Error(`no “ | ” in “${line}”`);
    const turn: Turn = {
      said: line.slice(0, bar),
      right: line
        .slice(bar + 3)
        .split(' || ')
        .map(readRow),
    };
    if (open === undefined || !conversations) {
      open = { category, turns: [] };
      cases.push(open);
    }
    open.turns.push(turn);
  }
  return cases;
}

function readRow(text: string): WantedCall[] {
  if (text.trim() === 'none') return [];
  return text.split(' + ').map((call) => readCall(call.trim()));
}

function readCall(text: string): WantedCall {
  if (text === 'two') return FOR_TWO;
  const bare = BARE_TOOLS[text];
  if (bare !== undefined) return { tool: bare, slots: [] };
  if (text === 'rec' || text.startsWith('rec '))
    return { tool: 'recommendFilms', slots: readWishes(text.slice(4)) };
  const [name = '', value = ''] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)];
  const titled = TITLE_TOOLS[name];
  if (titled !== undefined)
    return { tool: titled, slots: [{ name: 'title', value: readValue('title', value), optional: false }] };
  const other = OTHER_TOOLS[name];
  if (other === undefined) throw new Error(`unknown call “${text}”`);
  const [first = '', ...rest] = value.split(' ');
  return {
    tool: other[0],
    slots: [{ name: other[1], value: first, optional: false }, ...readSlots(rest.join(' '))],
  };
}

function readWishes(written: string): Slot[] {
  // A genre that may be there may also be noted behind the slots.
  const late = /\s\?(\p{Lu}[\p{L} ]*?)(?=\s\?|\s\S+=|$)/gu;
  const first = SLOT.exec(written)?.index ?? written.length;
  const tail = written.slice(first);
  const moved = Array.from(tail.matchAll(late), (match) => `?${match[1] ?? ''}`);
  const text = [
    [written.slice(0, first).trim(), ...moved].filter(Boolean).join(','),
    tail.replace(late, ''),
  ].join(' ');
  const found = SLOT.exec(text);
  const head = (found === null ? text : text.slice(0, found.index)).trim();
  // `Bilim Kurgu -Korku,-Suç`: genres hold blanks, a refusal begins with a minus after a blank or a comma.
  const named = head
    .split(/,|\s(?=[-?])/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const genres = named.filter((name) => !name.startsWith('-') && !name.startsWith('?'));
  const maybe = named.filter((name) => name.startsWith('?')).map((name) => name.slice(1));
  const refused = named.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  for (const name of [...genres, ...maybe, ...refused])
    if (!isGenre(name)) throw new Error(`unknown genre “${name}” in “${text}”`);
  return [
    { name: 'genres', value: genres, optional: false },
    ...(maybe.length === 0 ? [] : [{ name: 'genres', value: maybe, optional: true }]),
    ...(refused.length === 0 ? [] : [{ name: 'excludeGenres', value: refused, optional: false }]),
    ...readSlots(text.slice(head.length)),
  ];
}

function readSlots(text: string): Slot[] {
  const slots: Slot[] = [];
  let left = text;
  for (let found = SLOT.exec(left); found !== null; found = SLOT.exec(left)) {
    const after = left.slice(found.index + found[0].length);
    const next = SLOT.exec(after);
    const raw = (next === null ? after : after.slice(0, next.index)).trim();
    const name = SLOTS[found[2] ?? ''] ?? '';
    const optional = found[1] === '?' || raw.startsWith('?');
    const values = raw.replace(/^\?/u, '').split('+?');
    for (const [place, value] of values.entries())
      slots.push({ name, value: readValue(name, value), optional: optional || place > 0 });
    left = after.slice(raw.length);
    if (!SLOT.test(left)) break;
  }
  return slots;
}

function readValue(name: string, text: string): Wanted {
  if (text === '<any>' || text === '<number>') return ANY;
  if (LISTS.has(name)) return text.split('+');
  return /^\d+(?:\.\d+)?$/u.test(text) && name !== 'title' && name !== 'similarTo' ? Number(text) : text;
}
