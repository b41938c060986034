import { lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { type ToldPerson, personTold } from '#lib/turkish/told-persons.ts';
import { pairsWords as words, viewersWords } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, endsSentence, wordAt } from './tokens.ts';
import { sideAt } from './two-viewers.ts';

/** Somebody who is spoken of, and what a message says of them. */
export interface Spoken {
  /** The same for all words for one of them. */
  key: string;
  /** What they are called to the writer; undefined for the writer, and where only `o` is said. */
  name?: string | undefined;
  isWriter: boolean;
  /** One of two who are not called otherwise (`biri`, `öbürü`). */
  isOneOfTwo: boolean;
  /** Who may as well occur in a film (`kadın`). */
  isUnsure: boolean;
  /** Who may as well be written to (`abi`). */
  isSpokenTo: boolean;
  /** It stands for a person of a story as easily (`kızı`). */
  isOfAnother: boolean;
  /** One for each time that they are spoken of. */
  says: readonly string[];
}

interface Mark extends Span, Omit<Spoken, 'says'> {}

const ME = 'ben';

/** Everybody whom a message speaks of, each with all that it says of them; `before` and `after` are said of nobody. */
export function spokenOf(written: string, tokens: Tokens, titles: readonly Span[]) {
  const marks = marksIn(tokens, titles);
  const last = marks.at(-1);
  const [first] = marks;
  if (first === undefined || last === undefined) return undefined;
  const ends = (from: number, most: number): number => {
    const end = tokens.findIndex((_, place) => place > from && place < most && endsTaste(tokens, place));
    return end < 0 ? most : end;
  };
  const to = ends(last.to, tokens.length);
  const spoken = new Map<string, Spoken>();
  for (const [at, mark] of marks.entries()) {
    const said = textOf(written, tokens, mark.to, ends(mark.to, marks[at + 1]?.from ?? tokens.length));
    const known = spoken.get(mark.key);
    spoken.set(mark.key, { ...mark, ...known, says: [...(known?.says ?? []), said] });
  }
  return {
    spoken: [...spoken.values()],
    before: textOf(written, tokens, 0, first.from),
    after: textOf(written, tokens, to, tokens.length),
  };
}

const textOf = (written: string, tokens: Tokens, from: number, to: number): string => {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first === undefined || last === undefined || to <= from ? '' : written.slice(first.start, last.end);
};

/** What is said of somebody ends with the sentence, and where both are spoken of. */
const endsTaste = (tokens: Tokens, place: number): boolean =>
  endsSentence(tokens[place - 1]) ||
  words.SAYS_SO.is(wordAt(tokens, place - 1)) ||
  viewersWords.SHARED.is(wordAt(tokens, place));

function marksIn(tokens: Tokens, titles: readonly Span[]): Mark[] {
  const marks: Mark[] = [];
  let place = 0;
  while (place < tokens.length) {
    // `teyzem müzikal sever`: a film is called so, too.
    const isMine = personTold(wordAt(tokens, place))?.whose === 'mine';
    const isTitle = titles.some(
      ({ from, to }) => from <= place && place < to && !(isMine && to - from === 1),
    );
    const mark = isTitle ? undefined : markAt(tokens, place, marks);
    if (mark !== undefined) marks.push({ ...mark, from: withAge(tokens, mark.from) });
    place = mark?.to ?? place + 1;
  }
  return marks;
}

/** `8 yaşındaki kızım`: how old somebody is stands before them, and is nothing of whoever was told of last. */
function withAge(tokens: Tokens, place: number): number {
  const isAge = /^yas(?:[iu]nda|lar[iu]nda)ki$/u.test(wordAt(tokens, place - 1));
  return isAge ? Math.max(0, place - 2) : place;
}

function markAt(tokens: Tokens, place: number, before: readonly Mark[]): Mark | undefined {
  const side = sideAt(tokens, place);
  const word = wordAt(tokens, place);
  // `kumandayı bana verdi`, `benim kız`: nobody's taste.
  const isWriter = word !== 'bana' && personTold(wordAt(tokens, place + 1))?.kind !== 'kin';
  if (side === 'mine' && !isWriter) return undefined;
  if (side === 'mine')
    return {
      from: place,
      to: place + 1,
      key: ME,
      isWriter: true,
      isOneOfTwo: false,
      isUnsure: false,
      isSpokenTo: false,
      isOfAnother: false,
    };
  const person = wholePersonAt(tokens, place);
  if (person !== undefined) return afterAnother(person, before);
  if (side === undefined || !viewersWords.THAT.is(word)) return undefined;
  // `hanımla zevkimiz zıt, o …`: whoever was told of last.
  const known = before.findLast(({ isWriter }) => !isWriter);
  const company = known ?? companyBefore(tokens, place);
  return {
    from: place,
    to: place + 1,
    key: company?.key ?? 'o',
    name: company?.name,
    isWriter: false,
    isOneOfTwo: false,
    isUnsure: false,
    isSpokenTo: false,
    isOfAnother: false,
  };
}

/** `biri dinozor biri prenses`: the second one is another. */
function afterAnother(mark: Mark & { kind: ToldPerson['kind'] }, before: readonly Mark[]): Mark {
  const isSecond = mark.kind === 'one' && before.some(({ key }) => key === mark.key);
  return isSecond ? { ...mark, key: 'öbürü', name: 'Öbürü' } : mark;
}

function wholePersonAt(tokens: Tokens, place: number): (Mark & { kind: ToldPerson['kind'] }) | undefined {
  const told = personTold(wordAt(tokens, place)) ?? ownerTold(wordAt(tokens, place));
  const isSpokenTo = told?.whose === 'mine' && told.kind === 'kin' && endsClause(tokens[place]) && place > 0;
  const next = personTold(wordAt(tokens, place + 1));
  const raw = tokens[place]?.raw ?? '';
  const mark = (person: ToldPerson, to: number, name: string, key: string) => ({
    from: place,
    to,
    key,
    name,
    kind: person.kind,
    isWriter: false,
    isOneOfTwo: person.kind === 'one' || person.kind === 'other',
    isUnsure: to === place + 1 && person.kind === 'kin' && person.whose === 'unsaid',
    isSpokenTo: to === place + 1 && words.SPOKEN_TO.is(wordAt(tokens, place)),
    isOfAnother: person.whose === 'theirs',
  });
  // `küçük kızım`, `alt ranza`, `ali amca`, `mümtaz bey`
  const isNamed =
    words.CALLED.is(wordAt(tokens, place + 1)) && /^\p{L}{3,}$/u.test(raw) && isFree(tokens, place);
  const isQuality = next?.kind === 'kin' && words.QUALITY.is(wordAt(tokens, place));
  if ((isQuality || isNamed) && !endsClause(tokens[place]) && isThere(tokens, place + 1)) {
    const second = next ?? { name: wordAt(tokens, place + 1), base: raw, whose: 'unsaid', kind: 'kin' };
    return mark(second, place + 2, `${upperFirst(raw)} ${lowerFirst(second.name)}`, `${raw} ${second.base}`);
  }
  if (told === undefined || !isThere(tokens, place) || words.ONE_OF.is(wordAt(tokens, place - 1)))
    return undefined;
  // `ben rot balans ustası`: what somebody is.
  const isOwnClause =
    told.whose !== 'theirs' ||
    place === 0 ||
    endsClause(tokens[place - 1]) ||
    words.LIKES.is(wordAt(tokens, place - 1));
  if (isSpokenTo || !isOwnClause || isWhatTheyAre(told, tokens, place)) return undefined;
  return mark(told, place + 1, told.name, told.base);
}

/** `meltem romantik kız`: no other one. */
const isWhatTheyAre = ({ kind, whose }: ToldPerson, tokens: Tokens, place: number): boolean =>
  kind === 'kin' &&
  whose === 'unsaid' &&
  (endsClause(tokens[place]) || place === tokens.length - 1) &&
  !endsClause(tokens[place - 1]) &&
  personTold(wordAt(tokens, place - 2)) !== undefined;

/** `dedemin favorisi western`: whose it is. */
function ownerTold(word: string): ToldPerson | undefined {
  const owner = personTold(word.replace(/[iu]n$/u, ''));
  return owner?.whose === 'mine' && /m[iu]n$/u.test(word) ? owner : undefined;
}

/** What begins a clause, or is a name, may be somebody called so; any other word says more of who is told of. */
const isFree = (tokens: Tokens, place: number): boolean =>
  personTold(wordAt(tokens, place))?.kind === 'given' ||
  place === 0 ||
  endsClause(tokens[place - 1]) ||
  words.LIKES.is(wordAt(tokens, place - 1));

const isThere = (tokens: Tokens, place: number): boolean =>
  !words.FILM_OF.is(wordAt(tokens, place + 1)) &&
  !viewersWords.ABSENT.is(wordAt(tokens, place + 1)) &&
  !viewersWords.NO_TASTE.is(wordAt(tokens, place + 1));

/** Who watches along, before `o`: `hanımla`, `arkadaşımla`. */
function companyBefore(tokens: Tokens, place: number): { key: string; name: string } | undefined {
  for (let at = place - 1; at >= 0; at--) {
    const [, stem = ''] = /^(\w+?)y?l[ae]$/u.exec(wordAt(tokens, at)) ?? [];
    const person = personTold(stem);
    if (person?.kind === 'kin') return { key: person.base, name: person.name };
  }
  return undefined;
}
