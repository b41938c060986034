import { fold } from '#domain/title.ts';

/** How much of two names must agree. */
const LEAST = 0.5;

const SAME: Readonly<Record<string, string>> = {
  movie: 'film',
  favorite: 'favourite',
  suggest: 'recommend',
  get: '',
  as: '',
  to: '',
  default: '',
  api: '',
  functions: '',
};

/** The words of a name in camelCase or snake_case, without endings and without what says nothing. */
function wordsOf(name: string): Set<string> {
  const words = fold(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{N}]+/u);
  const stems = words.map((word) => word.replace(/(?:ations?|s)$/u, ''));
  return new Set(stems.map((stem) => SAME[stem] ?? stem).filter(Boolean));
}

/**
 * The one of our names that a model meant: `recommend_films`, `functions.recommendMovies`, `minyear`. Undefined where
 * none is near, or two are.
 */
export function nearName(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return name;
  const wanted = wordsOf(name);
  const joined = [...wanted].join('');
  const ranked = names
    .map((each) => {
      const own = wordsOf(each);
      const shared = [...own].filter((word) => wanted.has(word)).length;
      const likeness = [...own].join('') === joined ? 1 : shared / new Set([...own, ...wanted]).size;
      return { each, likeness };
    })
    .toSorted((a, b) => b.likeness - a.likeness);
  const [first, second] = ranked;
  if (first === undefined || first.likeness < LEAST || first.likeness === second?.likeness) return undefined;
  return first.each;
}
