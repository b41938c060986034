import { normaliseTitle } from '#domain/title.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { fillSlot } from '#tools/title-input.ts';
import { type Decide, act } from '../../core/skill.ts';
import { extreme, pointedAt } from '../../core/resolve-reference.ts';
import type { Understanding } from '../../understand/understand.ts';

/** Settles which of several films of one name was meant (`1994 olanı`, `ilki`, `eski olan`, `Al Pacino'lu olan`). */
export const pickCandidate: Decide = (parsed, { memory: { picking } }) => {
  const film = picking === undefined ? undefined : pickedFilm(parsed, picking.candidates);
  return picking === undefined || film === undefined
    ? undefined
    : act(fillSlot(picking.call, picking.slot, film));
};

function pickedFilm(
  { references, text, said }: Understanding,
  candidates: readonly OutputFilm[],
): OutputFilm | undefined {
  const reference = references[0]?.reference;
  if (reference !== undefined && reference.kind !== 'this' && reference.kind !== 'all') {
    const [film] = pointedAt(reference, { shown: candidates });
    if (film !== undefined) return film;
  }
  const year = Number(/(?:19|20)\d\d/u.exec(text)?.[0]);
  const ofYear = candidates.filter((film) => film.year === year);
  if (ofYear.length === 1) return ofYear[0];
  if (/(?:^| )(?:eski|eskisi\w*|ilk cikan)(?: |$)/u.test(text)) return extreme(candidates, 'oldest');
  if (/(?:^| )(?:yeni|yenisi\w*)(?: |$)/u.test(text)) return extreme(candidates, 'newest');
  const byPerson = candidates.filter(({ director = '', actors }) =>
    said.people.some((name) => director.includes(name) || actors.includes(name)),
  );
  if (byPerson.length === 1) return byPerson[0];
  const named = text.split(' ').filter((word) => word.length > 2 && !/^(?:olan\w*|film\w*|the)$/u.test(word));
  const byTitle = candidates.filter(({ title, originalTitle }) => {
    const words = normaliseTitle(`${title} ${originalTitle}`).split(' ');
    return named.length > 0 && named.every((word) => words.includes(word));
  });
  return byTitle.length === 1 ? byTitle[0] : undefined;
}
