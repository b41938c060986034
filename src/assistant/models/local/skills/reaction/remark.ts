import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { type Decide, type DecisionContext, recommendBy } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { comparisonsWords, talkWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { overlap } from '../../understand/spans.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import { inWords, withMark } from './met.ts';
import { toldFilm } from './told-film.ts';
import { isToldOf } from './told-of.ts';
import { viewOf } from './view.ts';
import source from './remark.json' with { type: 'json' };

const { WANTS, ...REMARKS } = phraseLists(source);
/** `nasıl geçti anlamadım` only looks like a question of it. */
const TELLING: ReadonlySet<string> = new Set(['markWatched', 'showFilm']);
/** Whoever says more tells a story around it. */
const MOST_WORDS = 18;

/** `vizontele tuuba iyiydi de ilkinin yerini tutmadı`, `ıssız adam, o son sahne.. bittim`: said of a film, and met as by somebody who has seen it. */
export const remark: Decide = (parsed, context) => {
  const film = filmRemarkedOn(parsed, context);
  const said = film === undefined ? undefined : nameIn(REMARKS, restOf(parsed));
  if (film === undefined || said === undefined) return undefined;
  const isSeen = parsed.acts.some(({ act }) => toolOf(act) === 'markWatched');
  // What is plainly liked has words of its own where nothing else is said.
  const liked = said === 'fine' && !isSeen ? toldFilm(parsed, context) : undefined;
  if (liked !== undefined) return liked;
  const lead = parsed.named.find(({ span }) => hasPerson(film, span.name))?.span.name ?? film.actors[0] ?? '';
  const view = viewOf(said, film, context.index.films, lead, context.seed);
  const next = recommendBy(view.next);
  const expects: Decide = ({ talk, text }) =>
    talk === 'yes' || talkWords.YES_DO.is(text)
      ? next
      : comparisonsWords.ASKS_ALIKE.in(text)
        ? recommendBy({ similarTo: film.title })
        : undefined;
  const met = { heard: view.heard, offer: view.offer, expects };
  return isSeen ? withMark(film, context.index, met) : inWords(met);
};

const restOf = ({ tokens, titles }: Understanding): string => maskedText(tokens, titles).replaceAll('§', ',');

/** The one film that a message says something of, and neither asks nor wishes. */
export function filmRemarkedOn(
  parsed: Understanding,
  { understand }: Pick<DecisionContext, 'understand'>,
): CatalogueFilm | undefined {
  const { titles, tokens, acts, said, words, markers, written } = parsed;
  const [title, ...others] = titles.filter((one) => isToldOf(one, tokens));
  if (title === undefined || others.length > 0 || words > MOST_WORDS) return undefined;
  if (markers.requests || markers.asks || markers.surprise || said.similarTo !== undefined) return undefined;
  if (!acts.every(({ act }) => TELLING.has(toolOf(act) ?? '')) || written.includes('?')) return undefined;
  const rest = restOf(parsed);
  const found = nameIn(REMARKS, rest);
  if (found === undefined || WANTS.in(rest)) return undefined;
  const left = REMARKS[found].without(rest);
  if (isAsking(left)) return undefined;
  // `çok güzeldi, yabancı bir komedi`: what is left wishes for a kind of film.
  const beside = understand(left.replaceAll(',', ' ')).exact;
  if ((beside?.genres.length ?? 0) > 0) return undefined;
  const film = bestKnown(title.span.films);
  // `morgan freeman döktürmüş`: whoever is named is in it.
  const strangers = parsed.named.filter(
    (one) => !one.span.fuzzy && !overlap(one, title) && film !== undefined && !hasPerson(film, one.span.name),
  );
  return strangers.length === 0 ? film : undefined;
}
