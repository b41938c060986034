import { pointedAt } from '../../core/resolve-reference.ts';
import type { Memory } from '../../core/memory.ts';
import { type Decide, act } from '../../core/skill.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './swapped.json' with { type: 'json' };

const words = phraseLists(source);

/** `ikincisini değiştir`, `ortadakini çizgi film yap`: one film in the place of another, and the others stay. */
export const swapped: Decide = (parsed, { memory, index }) => {
  const { text, tokens, references, titles, exact, markers, acts } = parsed;
  const { shown, wishes, lastShow } = memory;
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || shown.length < 2) return undefined;
  const kept = { ...parsed, markers: { ...markers, keeps: true, asks: false, requests: false } };
  const stay = staying(parsed, memory);
  if (stay !== undefined) {
    // `ilki kalsın diğerleri komedi olsun`; what stays is not refused by it (`dune kalsın`).
    const { excludeTitles: _stays, ...said } = parsed.said;
    const input = statesAnything(said) ? mergeWishes(memory, { ...kept, said }, index) : wishes;
    return act({ tool: 'recommendFilms', input: { ...input, ...stay } });
  }
  // `ortadakini çizgi film yap`, `ikinciyi değiştir daha kısa olsun`: what the one that comes is to be.
  const isToBe = exact !== undefined || Object.keys(markers.relative).length > 0;
  const isOther = isToBe && (acts.length > 0 || references.length > 1 || !words.WISHED.ends(text));
  if (titles.length > 0 || isOther) return undefined;
  const gone = references.filter(({ reference, to, from }) => {
    const behind = foldedText(tokens.slice(to));
    // `ilki gibi komik olsun` is like it.
    if (isToBe && words.CHANGED.firstIn(behind) !== 0)
      return from === 0 && reference.kind === 'place' && !LIKE_IT.test(behind);
    return reference.kind === 'place' && words.CHANGED.firstIn(behind) === 0;
  });
  const [one, ...others] = gone;
  const [film] = one === undefined ? [] : pointedAt(one.reference, memory);
  if (film === undefined || others.length > 0) return undefined;
  const input = isToBe ? mergeWishes({ ...memory, shown: [film], focus: film }, kept, index) : wishes;
  return act({ tool: 'recommendFilms', input: { ...input, swap: film.title } });
};

/** `ilki kalsın diğerlerini değiştir`, `dune kalsın ötekileri sevmedim`, `ilk ikisi kalsın`: what stays of what is on the screen. */
function staying({ text, titles, references, acts }: Understanding, memory: Memory) {
  const { shown } = memory;
  const pointed = references.flatMap(({ reference }) =>
    reference.kind === 'rest' || reference.kind === 'all' ? [] : pointedAt(reference, memory),
  );
  const kept = shown.filter(
    (film) =>
      pointed.includes(film) ||
      titles.some(({ span }) => span.films.some(({ title }) => title === film.title)),
  );
  const gone = shown.filter((film) => !kept.includes(film));
  const isSaid = words.OTHERS_GO.in(text) || (kept.length > 1 && words.STAYS.ends(text));
  if (!isSaid || kept.length === 0 || gone.length === 0 || titles.length > kept.length) return undefined;
  if (acts.some(({ act: { kind } }) => kind !== 'film')) return undefined;
  return { swap: gone.map(({ title }) => title) };
}

const LIKE_IT = /^(?:gibi|kadar|tarz|tad|iyi|guzel|tamam)/u;
