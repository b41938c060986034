import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { partsNamedIn, partsOf } from '#films/series.ts';
import { variant } from '#lib/variant.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, offer, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { EITHER, OFFERED, type Question, RATHER_RECOMMEND, isAsking, questionIn } from './asked.ts';
import { ANSWERS } from './answers.ts';
import * as facts from './facts.ts';
import * as feelings from './feelings.ts';
import { bestKnown, eitherOf, filmAskedOf, namedTitles, withLeadingTitle } from './named-film.ts';
import { aboutPerson } from './people.ts';
import { bestOf, nextAfter, ofStudioInOrder, orderOf, partOf } from './series.ts';
import { whichOfTwo } from './two-films.ts';

/** A question about a film that is named, or was shown: answered in a sentence or two. */
export const questions: Decide = (understood, context) => {
  if (isElsewhere(understood)) return undefined;
  const parsed = withLeadingTitle(understood, context, isLikely(understood));
  return known(parsed, context) ?? unknown(parsed, context);
};

const known: Decide = (parsed, context) => {
  const { titles, tokens, text } = parsed;
  const named = namedTitles(parsed);
  // `mutlu sonla mı bitiyor, spoiler ver` asks, and orders nothing.
  const masked = maskedText(tokens, titles).replace(/ spoiler ver\w*/u, '');
  const question = questionIn(masked);
  const ofSeries =
    parsed.markers.requests || !isAsking(masked) ? undefined : seriesAnswer(question, parsed, context);
  if (ofSeries !== undefined) return say(ofSeries);
  if (question === undefined && named.length === 1 && isOffered(masked)) {
    const film = filmAskedOf(parsed, context);
    return film && cardOrAlike(film, context);
  }
  if (parsed.said.similarTo !== undefined || RATHER_RECOMMEND.in(masked)) return undefined;
  if (parsed.markers.requests && !text.includes('spoiler')) return undefined;
  if (named.length === 2 && EITHER.in(masked))
    return twoFilms(
      named.map(({ span }) => bestKnown(span.films)),
      text,
    );
  const [person, ...people] = parsed.said.people;
  if (named.length === 0 && person !== undefined && people.length === 0) {
    const told = aboutPerson(person, masked, context.index.films);
    if (told !== undefined) return say(told);
  }
  const either = named.length < 2 ? eitherOf(parsed, context) : [];
  if (either.length === 2) return twoFilms(either, text);
  if (!isAsking(masked) && question !== 'EXPLAIN') return undefined;
  if (question === undefined && named.length === 1 && ASKS_KIND.test(masked)) return ofKind(parsed, context);
  if (question === undefined || named.length > 1 || (named.length === 0 && !pointsAtShown(parsed, context)))
    return undefined;
  const film = filmAskedOf(parsed, context);
  return film === undefined ? undefined : answer(question, film, context, masked);
};

const LIKELY = 0.55;
const isLikely = ({ judged }: Understanding): boolean => (judged.acts['question'] ?? 0) >= LIKELY;

/** What is asked of one film in words that are not known (`robotun sesi kime ait`): that is said, and its card shown. */
const unknown: Decide = (parsed, context) => {
  const deeds = parsed.acts.some(({ act }) => act.kind !== 'film' || act.tool !== 'showFilm');
  if (!isLikely(parsed) || deeds || parsed.markers.requests || namedTitles(parsed).length !== 1)
    return undefined;
  const film = filmAskedOf(parsed, context);
  if (film === undefined || parsed.said.similarTo !== undefined) return undefined;
  return showAndAnswer(film, context, () => variant(NOT_KNOWN, context.seed));
};
const NOT_KNOWN = [
  'Orasını bilmiyorum ama film hakkında bildiklerim kartında.',
  'O kadarını bilmiyorum; bildiğim ne varsa kartında.',
];

const SURELY = 0.85;
/** `avatarımı nasıl değiştiririm`: a word that is a title too, in what is not about films. */
const isElsewhere = ({ judged, titles, films, acts, people }: Understanding) =>
  // `kaç film izlemiş oldum` is asked of the person's own figures.
  (people.length === 0 && acts.some(({ act: { kind } }) => kind === 'stats')) ||
  ((judged.acts['offtopic'] ?? 0) >= SURELY && !films && !titles.some(isUnmistakable));
/** Several words are a title by chance only where they are everyday ones. */
const isUnmistakable = (title: Understanding['titles'][number]): boolean =>
  isSurelyTitle(title) || (title.to - title.from > 1 && !title.span.ordinary && !title.span.fuzzy);

const CUT = /§/gu;
const isOffered = (masked: string) => OFFERED.is(masked.replace(CUT, '').replaceAll(/\s+/gu, ' ').trim());

/** Without a title a question is about what was shown; with a wish of its own it is none. */
function pointsAtShown({ references, words, wishes }: Understanding, { memory }: DecisionContext): boolean {
  if (memory.shown.length === 0 && memory.focus === undefined) return false;
  return references.length === 1 || (memory.focus !== undefined && words <= FEW_WORDS && !wishes);
}
const FEW_WORDS = 5;

function answer(
  question: Question,
  film: CatalogueFilm,
  context: DecisionContext,
  asked: string,
): Decision | undefined {
  if (question === 'PLOT') return showAndAnswer(film, context, (shown) => facts.plotOf(shown) || undefined);
  const { tell, card } = ANSWERS[question] ?? {};
  // What the card's text layer adds (a friend's word) is only known once it is shown.
  if (tell !== undefined)
    return card === true ? showAndAnswer(film, context, () => tell(film)) : say(tell(film, asked));
  const input = inputFor(film, context.index);
  switch (question) {
    case 'HAS':
      return cardOrAlike(film, context);
    case 'NEXT':
      return say(nextAfter(film, context.index));
    case 'MEANING':
      return offer(facts.meaning(film), { tool: 'showFilm', input });
    case 'RELEASE':
      return say(`${facts.year(film)} Gününü ve yeni filmlerin tarihlerini bilmiyorum.`);
    case 'SERIES':
      return say(`${film.title} tek başına bir film; bildiğim bir serisi yok.`);
    case 'EXPLAIN':
      return offer(feelings.explained(film), { tool: 'searchWeb', input });
    default:
      return undefined;
  }
}

const OF_SERIES: ReadonlySet<Question | undefined> = new Set(['SERIES', 'BEST_OF_SERIES', 'RELEASE', 'PART']);

/** How many films, in which order, which is best: of the series of the film, or of one named without a film. */
function seriesAnswer(
  question: Question | undefined,
  parsed: Understanding,
  { index }: DecisionContext,
): string | undefined {
  if (!OF_SERIES.has(question)) return undefined;
  const ofSeries = namedTitles(parsed)
    .flatMap(({ span }) => span.films)
    .filter(({ judgement }) => judgement?.series !== undefined);
  const name = bestKnown(ofSeries)?.judgement?.series?.name;
  const found =
    name === undefined
      ? partsNamedIn(index.films, parsed.text)
      : { name, parts: partsOf(index.films, name), ofStudio: false };
  if (found === undefined || found.parts.length < 2) return undefined;
  if (question === 'BEST_OF_SERIES') return bestOf(found.name, found.parts);
  const film = bestKnown(ofSeries);
  if (question === 'PART') return film && partOf(film, found.parts);
  if (question === 'SERIES')
    return found.ofStudio ? ofStudioInOrder(found.name, found.parts) : orderOf(found.name, found.parts);
  // `dune 3 ne zaman çıkıyor`: a part beyond those that are known.
  const asked = Number(/(?:^| )([2-9]|1\d)(?: |$)/u.exec(parsed.text)?.[1] ?? 0);
  const last = found.parts.at(-1);
  return asked > found.parts.length && last !== undefined
    ? `Çıkacak filmlerin tarihlerini bilmiyorum; bende serinin son halkası ${last.title} (${last.year}).`
    : undefined;
}

const twoFilms = ([first, second]: readonly (CatalogueFilm | undefined)[], text: string) =>
  first === undefined || second === undefined || first === second
    ? undefined
    : say(whichOfTwo([first, second], text));

/** `la la land müzikal mi` */
const ASKS_KIND = /^§\s*(?:\S+ ){1,2}m[iu]$/u;

function ofKind(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const film = filmAskedOf(parsed, context);
  const told = film && facts.kind(film, parsed.said);
  return told === undefined ? undefined : say(told);
}

/** A film that is there: its card or films like it. */
const cardOrAlike = (film: CatalogueFilm, { index }: DecisionContext): Decision =>
  offer(
    `Var: ${film.title} (${film.year}). Kartını açayım mı, yoksa benzerlerini mi önereyim?`,
    { tool: 'showFilm', input: inputFor(film, index) },
    film.title,
  );
