import { aboutTheme } from '#domain/film-words.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Memory } from '../../core/memory.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { referencesWords } from '../../lexicon/word-lists.ts';
import { themeOfFilms } from '../../understand/find-concepts.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `annem alzheimer oldu`, then `o konuda film var mı`: a message with the subject in the place of `o konuda`, of several the rarest. */
export function withSubjectNamed(
  { text, exact, films: ofFilms }: Understanding,
  { asked = '' }: Memory,
  understand: DecisionContext['understand'],
  { films }: FilmIndex,
): string | undefined {
  if (!ofFilms || !referencesWords.OF_THAT_SUBJECT.in(text) || (exact?.themes ?? []).length > 0)
    return undefined;
  const themes = understand(asked).tokens.flatMap((token) => {
    const value = themeOfFilms(token);
    return value?.kind === 'theme' ? [value.theme] : [];
  });
  const [theme] = themes
    .map((name) => ({ name, count: films.filter(aboutTheme(name)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count);
  const rest = referencesWords.OF_THAT_SUBJECT.without(text);
  return theme === undefined ? undefined : `${theme.name} konulu ${rest}`;
}
