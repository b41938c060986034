import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { type Around, type Decide, accepts, asksAlikeAlone, recommendBy } from '../../core/skill.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { type PersonAt, type TitleAt, isSurelyTitle, overlap } from '../../understand/spans.ts';
import { type Span, foldedText, maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import { inWords, withMark } from './met.ts';
import { toldFilm } from './told-film.ts';
import { isToldOf } from './told-of.ts';
import { viewOf } from './view.ts';
import source from './remark.json' with { type: 'json' };

const { WANTS, ...REMARKS } = phraseLists(source);
/** What is only said of films: `beni bitirdi` and `rezaletti` are said of a day, too. */
const { shaken: _shaken, angry: _angry, fine: _fine, poor: _poor, ...OF_FILMS } = REMARKS;
/** `nasıl geçti anlamadım` only looks like a question of it. */
const TELLING: ReadonlySet<string> = new Set(['markWatched', 'showFilm']);
/** Whoever says more tells a story around it. */
const MOST_WORDS = 18;

/** `vizontele tuuba iyiydi de ilkinin yerini tutmadı`, `ıssız adam, o son sahne.. bittim`: said of a film, and met as by somebody who has seen it. */
export const remark: Decide = (parsed, context) => {
  const told = remarkIn(parsed, context);
  if (told === undefined) return undefined;
  const { film, said } = told;
  // `niye bu kadar izlendi`: by others.
  const isSeen = said !== 'ours' && parsed.acts.some(({ act }) => toolOf(act) === 'markWatched');
  // What is plainly liked has words of its own where nothing else is said.
  const liked = said === 'fine' && !isSeen ? toldFilm(parsed, context) : undefined;
  if (liked !== undefined) return liked;
  const lead = parsed.named.find(({ span }) => hasPerson(film, span.name))?.span.name ?? film.actors[0] ?? '';
  const { next, ...view } = viewOf(said, film, context.index.films, lead, context.seed);
  const expects: Decide = (parsed) => {
    if (accepts(parsed)) return recommendBy(next);
    return asksAlikeAlone(parsed) ? recommendBy({ similarTo: film.title }) : undefined;
  };
  const met = { ...view, expects };
  return isSeen ? withMark(film, context.index, met) : inWords(met);
};

/** The film of a remark: it is spoken of next. */
export const filmRemarkedOn = (...message: Parameters<typeof remarkIn>): CatalogueFilm | undefined =>
  remarkIn(...message)?.film;

/** What is said of the one film that a message tells of, where it neither asks nor wishes. */
function remarkIn(
  parsed: Understanding,
  { understand, memory, index }: Around,
): { film: CatalogueFilm; said: keyof typeof REMARKS } | undefined {
  const { acts, words, markers, written, named } = parsed;
  const title = titleToldOf(parsed) ?? leadingTitle(parsed, index);
  const inTalk = title === undefined && isOfTalk(parsed, memory) ? memory.focus : undefined;
  const film = inTalk === undefined ? bestKnown(title?.span.films ?? []) : catalogued(inTalk, index);
  if (film === undefined || words > MOST_WORDS) return undefined;
  if (markers.requests || markers.surprise || parsed.said.similarTo !== undefined) return undefined;
  if (!acts.every(({ act }) => TELLING.has(toolOf(act) ?? '')) || written.includes('?')) return undefined;
  const names = title === undefined ? [] : [title];
  const rest = without(parsed, names);
  const said = nameIn(title === undefined ? OF_FILMS : REMARKS, rest);
  // `o sahne yok mu` only sounds like a question.
  if (said === undefined || WANTS.in(rest) || (markers.asks && said !== 'scene')) return undefined;
  const left = Object.values(REMARKS).reduce(
    (text, list) => list.without(text),
    without(parsed, [...names, ...named]),
  );
  // `çok güzeldi, yabancı bir komedi`: what is left wishes for a kind of film.
  const beside = understand(left.replaceAll(',', ' ')).exact;
  if (isAsking(left) || (beside?.genres.length ?? 0) > 0) return undefined;
  // `morgan freeman döktürmüş`: whoever is named is in it.
  const isStranger = (one: PersonAt) =>
    !one.span.fuzzy && !(title && overlap(one, title)) && !hasPerson(film, one.span.name);
  return named.some(isStranger) ? undefined : { film, said };
}

/** `başlangıç bence abartılmış`: an everyday word that is a well known title, where all the rest is said of films only. */
function leadingTitle(
  { tokens, titles, written, acts, references }: Understanding,
  index: FilmIndex,
): TitleAt | undefined {
  const [first] = tokens;
  if (first === undefined || titles.length + acts.length > 0) return undefined;
  // `eşkıya be, o son sahne` points at nothing on the screen.
  if (references.some(({ reference: { kind } }) => kind !== 'this')) return undefined;
  const rest = foldedText(tokens.slice(1));
  const isAll = OF_FILM_ALONE.some((list) => REMARKS[list].in(rest) && isFiller(REMARKS[list].without(rest)));
  if (!isAll) return undefined;
  const [span] = index.findTitlesIn(written.slice(0, first.end));
  const isWhole = span?.start === first.start && span.end === first.end && !span.fuzzy;
  const isFamous = span?.films.some(({ judgement }) => (judgement?.fame ?? 0) > FAMOUS) === true;
  return span !== undefined && isWhole && isFamous ? { span, from: 0, to: 1 } : undefined;
}
const isFiller = (text: string): boolean => text.split(' ').every((word) => FILLER.test(word));
const FILLER = /^(?:bence|bana gore|ya|be|cok|baya|film\w*|yani|ama|o|kadar|d[ae]|aslinda|biraz|)$/u;
const OF_FILM_ALONE = [
  'scene',
  'overrated',
  'notAsFirst',
  'betterThanFirst',
  'acting',
  'music',
  'look',
] as const;

const without = ({ tokens }: Understanding, names: readonly Span[]): string =>
  maskedText(tokens, names).replaceAll('§', ',');

/** Of the film that is spoken of, in a few words that name none; a place is of the cards on the screen. */
const isOfTalk = ({ titles, acts, references, words }: Understanding, { shown }: Memory): boolean =>
  titles.length + acts.length === 0 && words <= FEW_WORDS && (references.length === 0 || shown.length < 2);
const FEW_WORDS = 8;

/** The one film that is told of; beside one that is surely named, a word that few know for a film is none (`diğerleri`). */
function titleToldOf({ titles, tokens }: Understanding): TitleAt | undefined {
  const told = titles.filter((one) => isToldOf(one, tokens));
  const [sure, ...more] = told.filter(isSurelyTitle);
  const isChance = ({ span, from, to }: TitleAt) =>
    to - from === 1 && span.films.every(({ judgement }) => (judgement?.fame ?? 0) < FAMOUS);
  const [title, ...others] =
    sure !== undefined && more.length === 0 ? told.filter((one) => one === sure || !isChance(one)) : told;
  return others.length === 0 ? title : undefined;
}
const FAMOUS = 4;
