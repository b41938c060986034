import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { type Decision, type DecisionContext, act, offer, recommendBy } from '../../core/skill.ts';
import { inputFor, inputsMeant, pointedAt } from '../../core/resolve-reference.ts';
import { calledBy, isSurelyTitle } from '../../understand/spans.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

const LIKED =
  /(?:^| )(?:en sevdigim|sevdim|begendim|bayildim|seviyorum|severim|hosuma gitti|favorim)(?: |$)/u;

/** `polisiye severim, katili ben bulayım`: what follows the verb is no more than a word of a title. */
function isLikedItself(title: Understanding['titles'][number], { tokens }: Understanding): boolean {
  const { ordinary, evidence } = title.span;
  if (ordinary && evidence === 'context') return false;
  const follows = LIKED.test(foldedText(tokens.slice(title.to)));
  return follows || title.to - title.from > 1 || isSurelyTitle(title);
}

/** The offer to keep a film that was liked, where nothing is asked. */
export function likedFilm(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, markers, said, references } = parsed;
  if (!LIKED.test(text) || markers.requests || markers.another) return undefined;
  // `hapishane filmlerini severim esaretin bedeli dışında`
  if ((said.excludeTitles?.length ?? 0) > 0) return undefined;
  const titles = parsed.titles
    .slice(0, 1)
    .filter((title) => said.similarTo === undefined && isLikedItself(title, parsed))
    // `hapishane filmlerini severim esaretin bedeli dışında`
    .filter((title) => said.excludeTitles?.includes(calledBy(title)) !== true);
  const [input] = [
    ...inputsMeant({ titles: [], references: references.slice(0, 1) }, context),
    ...inputsMeant({ titles, references: [] }, context),
  ];
  if (input === undefined) return undefined;
  const several = references.flatMap(({ reference }) =>
    reference.kind === 'all' || reference.kind === 'first' ? pointedAt(reference, context.memory) : [],
  );
  // `üçü de favorim, onları da işle`
  if (several.length > 1 && titles.length === 0)
    return act(
      ...several.map((film) => ({ tool: 'addFavourite', input: inputFor(film, context.index) }) as const),
    );
  // `casablanca çok hoşuma gitti, o havada ne var`
  if (comparisonsWords.ASKS_ALIKE.in(text)) return recommendBy({ similarTo: input.title });
  const asked = `${input.title} güzel seçim! Favorilerine ekleyeyim mi, yoksa benzerlerini mi önereyim?`;
  return offer(asked, { tool: 'addFavourite', input }, input.title);
}
