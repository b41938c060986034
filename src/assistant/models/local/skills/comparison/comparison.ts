import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';
import type { Lore } from '#domain/lore.ts';
import { wordsAskedIn } from '#films/lore/asked-words.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { seriesOf } from '#films/series.ts';
import { genreWord } from '#recommender/kinds.ts';
import { comparisonOutputSchema } from '#tools/compare-films.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { TitleInput } from '#tools/title-input.ts';
import {
  type CallHandlers,
  type Decide,
  type DecisionContext,
  type DoneOutput,
  act,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import { type KnownFilm, knownFilms } from '../../core/known-film.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { eitherOf, partsBeside } from '../questions/either.ts';
import { preferredOf } from '../questions/preferred.ts';
import { namedRanking, rankingWords } from '../questions/rank.ts';
import { said } from '../questions/said.ts';
import { inQuestion } from '../questions/question-sentence.ts';
import { toldApart } from './told-apart.ts';
import { filmQuestionsWords } from '../../lexicon/word-lists.ts';
import { BETWEEN, COMPARE, namedFilms, WHICH } from './named-films.ts';

/** `Inception ile Interstellar'ı karşılaştır`, `Baba mı Joker mi daha uzun`, `ilk ikisini karşılaştır`. */
export const comparison: Decide = (message, context) => {
  const parsed = inQuestion(message, context);
  const { text, words, markers } = parsed;
  // `geçen senenin karnesini çıkar kıyaslayacağım`
  const isOfReport = parsed.acts.some(({ act }) => act.kind === 'report');
  if (BOOK_OR_FILM.test(text) || isOfReport) return undefined;
  // `asabiyim ben vs gösterdik zaten`: and the like.
  const asks = COMPARE.in(text.replace(AND_THE_LIKE, ' '));
  // `starwars hangisinden başlamalıyım, yıllara göre mi`: of one series; `nerde var, netflix mi disney mi`: of services.
  if (!asks && [said.WHERE_TO_BEGIN, filmQuestionsWords.WHERE].some((list) => list.in(text)))
    return undefined;
  // `hangisi daha çok ağlatır, ikincisi mi üçüncüsü mü`: one measure is asked of what is shown.
  if (!asks && parsed.references.length > 1 && namedRanking(text) !== undefined) return undefined;
  if (!asks && (!(WHICH.in(text) && BETWEEN.in(text)) || parsed.said.similarTo !== undefined))
    return undefined;
  const decided = compareNamed(parsed, context);
  // A request alone asks back; `üçüncüsü 1992 değil mi, daha yeni olsun` compares nothing.
  if (!asks) return decided?.kind === 'act' ? decided : undefined;
  if (decided !== undefined) return decided;
  const [first, second, ...others] = context.memory.shown.map((film) => inputFor(film, context.index));
  // `bunları karşılaştır`: of more than two on the screen it is told for whom each of them is.
  if (first !== undefined && second !== undefined && others.length === 0)
    return beside({ first, second }, context, text);
  return words <= FEW_WORDS && !markers.requests ? ofMore(context.memory.shown, context, text) : undefined;
};

/** `kitabı mı filmi mi daha iyi açlık oyunlarının`: of one work. */
const BOOK_OR_FILM =
  /(?:^| )(?:kita(?:bi?|p)|roman[iu]?) m[iu] (?:yoksa )?film[iu]? m[iu]|(?:^| )film[iu]? m[iu] (?:yoksa )?(?:kita(?:bi?|p)|roman[iu]?) m[iu]/u;

const AND_THE_LIKE =
  /(?<= )vs(?= (?:\w+ )?(?:izle|seyret|gor|goster|bil|sev|begen|gibi|tarz|olmas|zaten|falan|filan|ama)|$)/u;

interface CompareInput {
  first: TitleInput;
  second: TitleInput;
}

const FEW_WORDS = 5;
const WHICH_TWO = 'Hangi iki filmi karşılaştırayım? Adlarını yan yana yazman yeter.';

const MOST_AT_ONCE = 3;

const compareNamed: Decide = (parsed, context) => {
  const named = namedFilms(parsed, context);
  // `annem 'Matrix mi Terminatör mü' diye sordu`: words around the two may look like a third.
  // `the godfather 1 mi 2 mi`: a figure alone is a part of the series that is named before it.
  const byNumber = named.some(({ title }) => /^\d{1,2}$/u.test(title));
  const parts = partsBeside(parsed.tokens, context.index);
  const either =
    parts.length === 2 || (named.length === 2 && !byNumber) ? parts : eitherOf(parsed, context.index);
  const [first, second, ...more] =
    either.length === 2 ? either.map((film) => inputFor(film, context.index)) : named;
  if (first === undefined || second === undefined) return undefined;
  // Two can be put side by side at a time.
  const [third] = more;
  if (third !== undefined && parsed.titles.length < MOST_AT_ONCE) return ofMore(named, context, parsed.text);
  // `onun daha kısa filmi yok mu, bu çok uzun` points at one film twice.
  const isSame = first.title === second.title && first.year === second.year;
  if (third === undefined) return isSame ? undefined : beside({ first, second }, context, parsed.text);
  return sayAndAct(`İkişer ikişer karşılaştırabiliyorum; ${third.title} için de sor.`, {
    tool: 'compareFilms',
    input: { first, second },
  });
};

/** For whom each of more than two films is; where they differ in too little, which two are meant. */
function ofMore(films: readonly TitleInput[], { index }: DecisionContext, text: string) {
  const known = films.length > 2 ? knownFilms(films, index) : [];
  // `üçünü teraziye koy, hangisi daha ağır`
  const measure = known.length > 2 ? namedRanking(text) : undefined;
  const told = [measure && rankingWords(known, measure), toldApart(known)].filter(
    (words) => words !== undefined,
  );
  return told.length === 0 ? say(WHICH_TWO, compareNamed) : say(told.join(' '));
}

/** Two films side by side, after a word about who wants which of them, or which is the better. @param text folded */
function beside(input: CompareInput, { index, lore }: DecisionContext, text: string) {
  const isOne = ({ title, year }: TitleInput) => index.resolveTitle(title, year).kind === 'one';
  const both = [input.first, input.second];
  // `baba mı scarface mi`: which film of that name is asked first.
  const known = both.every(isOne) ? knownFilms(both, index) : [];
  const compared = { tool: 'compareFilms', input } as const;
  // `hangisi daha uzun`: the figure is told, and no moods.
  const measure = namedRanking(text);
  if (measure?.quality.fact !== undefined && measure.quality.said !== said.RATED) return act(compared);
  const felt = measure?.quality.fact === undefined && measure !== undefined && known.length > 1;
  // `baba 1 mi baba 2 mi`: what a friend says of the two counts more than what tells any two apart.
  const view = lore === undefined ? undefined : viewOfParts(known, lore);
  const apart = felt
    ? rankingWords(known, measure)
    : (view ?? toldApart(known) ?? (known.length > 1 ? preferredOf(known) : undefined));
  return apart === undefined ? act(compared) : sayAndAct(apart, compared);
}

/** A fact of one of two parts of a series that says which is better. */
function viewOfParts(films: readonly KnownFilm[], { films: facts }: Lore): string | undefined {
  const [name, other] = films.map((film) => seriesOf(film)?.name);
  if (name === undefined || name !== other) return undefined;
  const said = wordsAskedIn('ilki mi ikincisi mi');
  return films.map(({ id }) => findFact(facts.get(id) ?? [], { said })?.fact.says).find(Boolean);
}

export const comparisonCalls: CallHandlers<'compareFilms'> = {
  compareFilms: {
    output: comparisonOutputSchema,
    remember: (memory, output) =>
      output?.status === 'done'
        ? { ...memory, shown: [output.first, output.second], focus: undefined }
        : memory,
    reply: (output) => [differences(output), common(output)].filter(Boolean).join(' '),
  },
};

type Done = DoneOutput<'compareFilms'>;

/** Which is longer, newer and better rated: what speaks for one film stands in one sentence. */
function differences(output: Done): string {
  const claims = [
    { side: output.longer, words: (film: OutputFilm) => `daha uzun (${formatMinutes(film.duration)})` },
    { side: output.newer, words: (film: OutputFilm) => `daha yeni (${film.year})` },
    {
      side: output.betterRated,
      words: (film: OutputFilm) => `daha yüksek puanlı (${formatRating(film.rating)})`,
    },
  ];
  const sentences = (['first', 'second'] as const).flatMap((side) => {
    const words = claims.filter((claim) => claim.side === side).map((claim) => claim.words(output[side]));
    return words.length === 0 ? [] : `${output[side].title} ${joinList(words)}.`;
  });
  return sentences.length === 0 ? 'Süreleri, yılları ve puanları aynı.' : sentences.join(' ');
}

/** Whose both are or who is in both, else what both are: the rest of what they share stands side by side below. */
function common({ first, second, genres, people }: Done): string {
  const { director } = first;
  if (director !== undefined && director === second.director) return `İkisi de ${director} filmi.`;
  if (people.length > 0) return `İkisinde de ${joinList(people.slice(0, MOST_SHARED))} var.`;
  const kinds = genres.slice(0, MOST_SHARED).map((genre) => genreWord(genre));
  return kinds.length === 0 ? '' : `İkisi de ${joinList(kinds)}.`;
}
const MOST_SHARED = 2;
