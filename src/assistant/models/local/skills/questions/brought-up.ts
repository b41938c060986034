import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { fold } from '#domain/title.ts';
import { upperFirst } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { oneMeant } from '../../core/memory.ts';
import { namedShown } from '../../core/named-shown.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Around, type Decide, unsure } from '../../core/skill.ts';
import { type Token, type Tokens, endWithoutSuffix, foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { standsOut } from '../../understand/spans.ts';
import { talkOf } from '../../understand/talk.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { askingWords, isAsking, isDeedToo, questionIn } from './asked.ts';
import { askedKind } from './kinds.ts';
import { bestKnown } from './named-film.ts';
import { hereItIs } from './facts.ts';
import { answerOfOne } from './one-film.ts';
import { said } from './said.ts';

const LONGEST_TITLE = 5;
const FEW_WORDS = 4;
/** Films that everybody knows are meant though their name is an everyday word, too. */
const FAMOUS = 4;

interface BroughtUp {
  name: string;
  film: CatalogueFilm | undefined;
  /** Where what is asked of it begins. */
  to: number;
}

/** `gora vardı ya, o kaç senesiydi`, `Tampopo'yu duymuştum, kanlı mı`: asked of that film, and of none on the screen. */
export const broughtUp: Decide = (parsed, context) => {
  const brought = nameOf(parsed, context);
  if (brought === undefined || isDeedToo(parsed) || (brought.film === undefined && parsed.works.length > 0))
    return undefined;
  const asked = foldedText(parsed.tokens.slice(brought.to));
  const { film } = brought;
  // `canavar ev vardı sanki, onu biliyor musun`
  if (film !== undefined && IS_KNOWN.test(asked))
    return showAndAnswer(film, context, (shown) => hereItIs(film, shown));
  if (!isAsking(asked) || askingWords.RATHER_RECOMMEND.in(asked) || parsed.markers.requests) return undefined;
  if (film !== undefined) return answerOfOne(`§ ${asked}`, film, parsed, context) ?? undefined;
  return unsure(notHere(brought.name));
};

/** What is said of a film that is not here. @param name as it was written, which may end in a case of its own (`kareninayı`) */
export const notHere = (name: string): string =>
  `${upperFirst(accusative(name.replace(/(?<=[aeıioöuü])y[ıiuü]$/u, '')))} bilmiyorum, bende yok. Özgün adını ya da yılını yazarsan bir daha bakarım.`;

const IS_KNOWN = /(?:^| )(?:bil(?:iyor?|ir)|duydun?) m[iu](?:s[iu]n(?:[iu]z)?)?$/u;

/** The film that is brought up to be asked about. */
export const filmBroughtUp = (parsed: Understanding, context: Around): CatalogueFilm | undefined =>
  nameOf(parsed, context)?.film;

function nameOf(parsed: Understanding, context: Around): BroughtUp | undefined {
  const { index } = context;
  const { tokens, written } = parsed;
  const to = tokens.findIndex((_, at) => at > 0 && isIntroduced(tokens, at));
  // `koko olur ama orda iskeletler vardı`: what there was in a film that is named before.
  const inFilm = parsed.titles.filter(
    (title) => standsOut(title) && title.to < to && !isSaid(tokens, title.to),
  );
  const isOther = [...parsed.references, ...parsed.named, ...inFilm].some(({ from }) => from < to);
  if (to < 1 || isOther) return isOther ? undefined : unheardOf(parsed, context);
  const own = tokens.slice(Math.max(0, to - LONGEST_TITLE), to);
  const isOf = (token: Token) => token.capital || !isEveryday(token);
  const textOf = (name: Tokens) => {
    const [first, last] = [name[0], name.at(-1)];
    return first && last ? written.slice(first.start, endWithoutSuffix(last)) : '';
  };
  // `şu Jackie Brown'u hiç duymadım`: what stands around a name is not of it.
  const name = own.slice(own.findIndex(isOf), own.findLastIndex(isOf) + 1);
  const ends = own.map((_, at) => own.slice(at));
  const known = [...ends.filter(({ length }) => length > 1), own, name].flatMap(
    (words) => knownAs(textOf(words), index) ?? [],
  );
  const isSure = name.length > 0 || wordAt(tokens, to).startsWith('dedi');
  // Two words or more that are asked after are no title by chance.
  const isAsked = IS_KNOWN.test(foldedText(tokens.slice(to))) && own.length > 1;
  const [film] = known.filter(({ judgement }) => isSure || isAsked || (judgement?.fame ?? 0) >= FAMOUS);
  if (film !== undefined) return { name: film.title, to, film };
  // `bir türk filmi vardı`: a word of a wish is nobody's title.
  const isKind = name.every((_, at) => CONCEPTS.at(name, at) !== undefined);
  const isUnheard = !isKind && name.some(({ capital, base }) => capital || !index.knowsWord(base));
  return isUnheard ? { name: textOf(name), to, film: undefined } : undefined;
}

/** `senna belgesel mi film mi`: a first word that nobody has heard of, and nothing else than a question. */
function unheardOf(parsed: Understanding, { index, memory }: Around): BroughtUp | undefined {
  const { titles, named, references, written } = parsed;
  // `peki rafadan tayfa kaç film`
  const tokens = parsed.tokens.slice(parsed.tokens.findIndex(({ folded }) => !said.LEADS_UP.is(folded)));
  const [first, ...others] = tokens;
  const isName = (token: Token | undefined) =>
    token !== undefined && !isEveryday(token) && !index.knowsWord(token.base);
  const [second] = others;
  const isSecond =
    second !== undefined &&
    !isEveryday(second) &&
    questionIn(second.folded) === undefined &&
    CONCEPTS.at(others, 0) === undefined &&
    isAsking(foldedText(others.slice(1)));
  const length = isSecond ? 2 : 1;
  const rest = tokens.slice(length);
  const asked = foldedText(rest);
  if (first === undefined || titles.length + named.length + references.length > 0) return undefined;
  // `doksanlardan gerilim ne var` wishes.
  if (parsed.exact?.minYear !== undefined || (parsed.exact?.genres.length ?? 0) > 0) return undefined;
  // `naber, nasıl gidiyo`: small talk in itself.
  if (talkOf(first.folded) !== undefined) return undefined;
  // `hemmede kim oynuyor`: of a film on the screen.
  if (namedShown([first], memory.shown) !== undefined) return undefined;
  const isTalk = oneMeant(memory) !== undefined || memory.shown.length > 1 || memory.told !== undefined;
  // `çekimleri nerede yapıldı`, `anlaması zor mu`: what belongs to the film that is spoken of.
  if (isTalk && /(?:l[ae]r(?:[iu](?:n[iu]n?)?)?|m[ae]s[iu])$/u.test(first.folded)) return undefined;
  // `thanos nasıl yeniliyo`, `leo kaç yaşındaydı`: of somebody in what is spoken of; `hımm` names nothing.
  if ((isTalk && OF_SOMEBODY.test(asked)) || /^h+[iu]?m+$/u.test(first.folded)) return undefined;
  // `niki lauda gerçekten ölmüş mü`: somebody's life is asked of, and no film's; a figure alone is no name.
  if (/(?:^| )(?:olmus|oldu|yasiyo\w*|hayatta|evli|bekar) m[iu]/u.test(asked) || /^\d+$/u.test(first.base))
    return undefined;
  // `başrolde kim var`: it is asked by that word.
  if (questionIn(first.folded) !== undefined) return undefined;
  const isAsked = questionIn(asked) !== undefined || askedKind(asked) !== undefined;
  const isUnheard = isName(first) && !CONCEPTS.at(tokens, 0);
  if (!isUnheard || !isAsked || rest.length > FEW_WORDS || index.resolveTitle(first.base).kind !== 'none')
    return undefined;
  const name = written.slice(first.start, endWithoutSuffix(tokens[length - 1] ?? first));
  const to = parsed.tokens.indexOf(first) + length;
  return { name, to, film: length === 1 ? famousBegunBy(first.base, index) : undefined };
}

const OF_SOMEBODY =
  /(?:^| )(?:ol(?:u|ecek|dur)\w*|yenil\w*|kurtul\w*|gercek m[iu]|kotu m[iu]|kim\w*|nereli)(?: |$)/u;

/** `schindler uzun mu`: the one famous film whose title begins so, and no other does. */
function famousBegunBy(word: string, { films }: FilmIndex): CatalogueFilm | undefined {
  const [film, ...others] = films.filter(
    ({ title, judgement }) => (judgement?.fame ?? 0) >= FAMOUS && firstWordOf(title) === word,
  );
  return others.length === 0 ? film : undefined;
}

const firstWordOf = (title: string): string => /^[a-z0-9]+/u.exec(fold(title))?.[0] ?? '';

function knownAs(name: string, index: FilmIndex): CatalogueFilm | undefined {
  const [title] = name === '' ? [] : index.findTitlesIn(name);
  const isWhole = title?.fuzzy === false && title.start === 0 && title.end === name.length;
  return isWhole ? bestKnown(title.films) : undefined;
}

/** `gora filmi vardı`: what stands behind the name is still of it. */
const isSaid = (tokens: Tokens, at: number): boolean =>
  /^(?:d?iye|film\w*|adl[iu])$/u.test(wordAt(tokens, at));

const isIntroduced = (tokens: Tokens, at: number): boolean =>
  at <= LONGEST_TITLE + 1 &&
  wordAt(tokens, at) !== '' &&
  // `kafam dağılsın diye bi film aç`: to what end.
  !/s[iu]n(?:l[ae]r)?$/u.test(wordAt(tokens, at - 1)) &&
  said.INTRODUCES.firstIn(foldedText(tokens.slice(at))) === 0;
