import { variant } from '#lib/variant.ts';
import { markersWords, viewersWords } from '../../lexicon/word-lists.ts';
import type { Concept } from '../../lexicon/concepts.ts';
import { type Decide, act, sayAndAct } from '../../core/skill.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { union, without } from '../../understand/lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import { type Tokens, wordAt } from '../../understand/tokens.ts';
import { plannedRecommendation } from './recommendation.ts';

const ASKS = /^m[iu]$/u;
const FEW_WORDS = 9;
/** `eşkıya kanlı mı küfürlü mü` asks of a film. */
const KINDS: ReadonlySet<Concept['kind']> = new Set(['genre', 'mood', 'origin']);

interface Option {
  concept: Concept;
  said: string;
}

/** `aksiyon mu izlesem komedi mi`, `yerli mi yabancı mı`: a choice of two kinds, of which one is taken. */
export const eitherWish: Decide = (parsed, context) => {
  const { tokens, titles, references, words, said } = parsed;
  const options = optionsIn(tokens);
  const [first, second] = options;
  if (first === undefined || second === undefined || options.length > 2 || words > FEW_WORDS)
    return undefined;
  if (titles.length > 0 || references.length > 0) return undefined;
  // `bunlar komedi mi dram mı`
  if (context.memory.shown.length > 0 && !markersWords.UNDECIDED.in(parsed.text)) return undefined;
  const chosen = variant([first.said, second.said], context.seed) === first.said ? first : second;
  const other = chosen === first ? second : first;
  const wishes = { ...parsed, wishes: true, said: choosing(said, chosen.concept, other.concept) };
  const decided = sayAndAct('Zor seçim ama bir taraf tutayım.', plannedRecommendation(wishes, context));
  const both = { ...parsed, wishes: true, said: choosingBoth(said, first.concept, second.concept) };
  // `ikisi bir arada`
  const expects: Decide = (answer) =>
    viewersWords.BOTH_IN_ONE.in(answer.text) && !answer.wishes
      ? act(plannedRecommendation(both, context))
      : undefined;
  return decided.kind === 'act' ? { ...decided, expects } : decided;
};

/** The kinds that are asked of, each right before its `mi`. */
const optionsIn = (tokens: Tokens): Option[] =>
  tokens.flatMap((_, to) => {
    if (!ASKS.test(wordAt(tokens, to))) return [];
    // `bilim kurgu mu`: two words before one.
    const found = [to - 2, to - 1].map((from) => CONCEPTS.at(tokens, from)).find((one) => one?.to === to);
    if (found === undefined || !KINDS.has(found.value.kind)) return [];
    const words = tokens.slice(found.from, to).map(({ raw }) => raw.toLocaleLowerCase('tr-TR'));
    return { concept: found.value, said: words.join(' ') };
  });

/** What is wished where both are to be in one film. */
function choosingBoth(said: MessageWishes, first: Concept, second: Concept): MessageWishes {
  const one = choosing(said, first, second);
  const other = choosing(said, second, first);
  return { ...one, ...other, genres: union(one.genres, other.genres) };
}

/** What is wished where one of two kinds is taken. */
function choosing(said: MessageWishes, chosen: Concept, other: Concept): MessageWishes {
  const { mood: _mood, origin: _origin, ...rest } = said;
  const genres = other.kind === 'genre' ? without(said.genres, other.genres) : said.genres;
  return {
    ...rest,
    genres: chosen.kind === 'genre' ? [...chosen.genres] : genres,
    ...(chosen.kind === 'mood' ? { mood: chosen.mood } : {}),
    ...(chosen.kind === 'origin' ? { origin: chosen.origin } : {}),
  };
}
