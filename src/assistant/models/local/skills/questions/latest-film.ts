import { ofPerson } from '#domain/film-words.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './filmography.json' with { type: 'json' };

const { LATEST } = phraseLists(source);

/** `çağan ırmak yeni film yaptı mı`, `en son ne çekti`: the newest of somebody's films that is known, and that it is. */
export const latestFilm: Decide = ({ text, named, titles, markers, words }, context) => {
  const { memory, index } = context;
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  const person = somebody?.span.name ?? memory.person;
  if (person === undefined || others.length + titles.length > 0 || markers.requests || words > MOST_WORDS)
    return undefined;
  if (!LATEST.in(text)) return undefined;
  const [film] = index.films.filter(ofPerson(person)).toSorted((a, b) => b.year - a.year);
  return (
    film &&
    showAndAnswer(
      film,
      context,
      () => `${genitive(person)} bildiğim en yeni filmi ${film.title} (${film.year}).`,
    )
  );
};
const MOST_WORDS = 8;
