import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { maskedText } from '../../understand/tokens.ts';
import { bestKnown } from '../questions/named-film.ts';
import { isToldOf } from './told-of.ts';
import source from './reactions.json' with { type: 'json' };

const REACTIONS = phraseLists(source);
type Reaction = keyof typeof REACTIONS;

/** Whoever says more of a film wants more than to tell of it. */
const MOST_WORDS = 10;
const STRONG = 2;
const ASKED = /(?:^| )(?:acikla|anlat|neden|niye)/u;

/** `Babam ve Oğlum'u izlerken çok ağladım`: what a film did to somebody who wishes nothing yet. */
export const reaction: Decide = (parsed, { seed }) => {
  const { titles, tokens, markers, acts, references, words } = parsed;
  const [title, ...others] = titles.filter((one) => isToldOf(one, tokens));
  const film = others.length === 0 ? bestKnown(title?.span.films ?? []) : undefined;
  if (film === undefined || words > MOST_WORDS || acts.length + references.length > 0) return undefined;
  if (markers.requests || markers.asks || markers.another || parsed.said.similarTo !== undefined)
    return undefined;
  const masked = maskedText(tokens, titles);
  // `sonunu anlamadım, açıklasana`: it is asked.
  const felt = ASKED.test(masked) ? undefined : nameIn(REACTIONS, masked);
  if (felt === undefined) return undefined;
  const { agree, differ, offer } = source.replies[felt];
  const heard = variant(isKnownFor(film, felt) ? agree : differ, seed).replace('$', film.title);
  // Whoever was bored is offered something else.
  const next = felt === 'bore' ? { pace: 'fast' as const } : { similarTo: film.title };
  return say(`${heard} ${offer}`, ({ talk, text }) =>
    talk === 'yes' || comparisonsWords.ASKS_ALIKE.in(text) ? recommendBy(next) : undefined,
  );
};

/** Whether many would say the same of a film. */
function isKnownFor({ judgement, rating }: CatalogueFilm, felt: Reaction): boolean {
  if (judgement === undefined) return false;
  const { feel, pace } = judgement;
  switch (felt) {
    case 'bore':
      return pace === 1;
    case 'puzzle':
      return feel.think > STRONG;
    case 'move':
      return rating >= 8 || feel.think + feel.cry > STRONG;
    default:
      return feel[felt] >= STRONG;
  }
}
