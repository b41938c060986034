import type { FilmIndex } from '#films/film-index.ts';
import { normaliseTitle } from '#domain/title.ts';

import type { Conversation } from './conversation.ts';
import { type Decision, type Expectation, act } from './decision.ts';
import type { ShownFilm } from './outputs.ts';
import { inputFor, inputForTitle, pointedAt } from './pick.ts';
import type { Understanding } from './understand/understand.ts';

/** Settles which of several films of one name was meant (`1994 olanı`, `ilki`, `eski olan`, `Al Pacino'lu olan`). */
export function decidePick(heard: Understanding, { picking }: Conversation): Decision | undefined {
  if (picking === undefined) return undefined;
  const film = pickedFilm(heard, picking.candidates);
  if (film === undefined) return undefined;
  return act({
    tool: picking.tool,
    input: { title: film.title, ...(film.year === undefined ? {} : { year: film.year }) },
  });
}

function pickedFilm(heard: Understanding, candidates: readonly ShownFilm[]): ShownFilm | undefined {
  const [reference] = heard.references;
  if (reference !== undefined && reference.reference.kind !== 'this' && reference.reference.kind !== 'all') {
    const [film] = pointedAt(reference.reference, { shown: candidates, focus: undefined });
    if (film !== undefined) return film;
  }
  const year = Number(/(?:19|20)\d\d/u.exec(heard.text)?.[0]);
  const ofYear = candidates.filter((film) => film.year === year);
  if (ofYear.length === 1) return ofYear[0];
  if (/(?:^| )(?:eski|eskisi\w*|ilk cikan)(?: |$)/u.test(heard.text))
    return pointedAt({ kind: 'most', by: 'oldest' }, { shown: candidates, focus: undefined })[0];
  if (/(?:^| )(?:yeni|yenisi\w*)(?: |$)/u.test(heard.text))
    return pointedAt({ kind: 'most', by: 'newest' }, { shown: candidates, focus: undefined })[0];
  const byPerson = candidates.filter(({ director = '', actors = [] }) =>
    heard.said.people.some((name) => director.includes(name) || actors.includes(name)),
  );
  if (byPerson.length === 1) return byPerson[0];
  const said = heard.text
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:olan\w*|film\w*|the)$/u.test(word));
  const byTitle = candidates.filter(({ title, originalTitle = '' }) => {
    const words = normaliseTitle(`${title} ${originalTitle}`).split(' ');
    return said.length > 0 && said.every((word) => words.includes(word));
  });
  return byTitle.length === 1 ? byTitle[0] : undefined;
}

/** Takes up what the assistant asked in its last answer: a yes, the film a tool was asked for, or a theme. */
export function decideAnswer(
  heard: Understanding,
  expects: Expectation | undefined,
  conversation: Conversation,
  index: FilmIndex,
): Decision | undefined {
  if (expects === undefined) return undefined;
  if (expects.kind === 'yes') {
    if (heard.talk === 'yes') return act(...expects.calls);
    const alike = /(?:^| )(?:benzer|gibi|boyle)/u.test(heard.text) && heard.titles.length === 0;
    return alike && expects.film !== undefined
      ? act({ tool: 'recommendFilms', input: { genres: [], similarTo: expects.film } })
      : undefined;
  }
  if (expects.kind === 'theme') {
    if (/karanlik|koyu|siyah|dark|gece/u.test(heard.text))
      return act({ tool: 'setTheme', input: { theme: 'dark' } });
    return /aydinlik|acik|beyaz|light|gunduz/u.test(heard.text)
      ? act({ tool: 'setTheme', input: { theme: 'light' } })
      : undefined;
  }
  if (heard.acts.length > 0 || heard.markers.requests) return undefined;
  const [reference] = heard.references;
  const [title] = heard.titles;
  if (title !== undefined) {
    return act({
      tool: expects.tool,
      input: inputForTitle({ kind: 'title', text: title.span.text }, index, conversation.shown),
    });
  }
  const film = reference === undefined ? undefined : pointedAt(reference.reference, conversation)[0];
  return film === undefined ? undefined : act({ tool: expects.tool, input: inputFor(film, index) });
}
