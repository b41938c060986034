import { variant } from '#lib/variant.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { type Decide, act, offer } from '../../core/skill.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';

/** `attack on titan'ı bitirdim`, `leyla ile mecnuna bayılırım`: no film, and none is asked for; films like it are offered. */
export const otherWork: Decide = ({ works, text, titles, said, exact, markers, wishes }, { seed }) => {
  const [work] = works;
  if (work === undefined || titles.length > 0 || said.similarTo !== undefined) return undefined;
  if (markers.requests || markers.asks) return undefined;
  if (!comparisonsWords.SEEN.in(text) && !comparisonsWords.LIKED.in(text)) return undefined;
  const name = work.span.text;
  // `zombi zombi, last of us bitirdim`: more of the kind that is called for.
  const { genres = [], themes = [] } = exact ?? {};
  if (genres.length + themes.length > 0)
    return act({
      tool: 'recommendFilms',
      input: { genres: [...genres], ...(themes.length > 0 && { themes: [...themes] }), similarTo: name },
    });
  if (wishes) return undefined;
  return offer(
    variant(
      [
        `${name} bende yok, o yüzden listene yazamam. Ama ${accusative(name)} sevenin seveceği üç film bulabilirim, ister misin?`,
        `${name} bende yok, benim işim filmler. ${accusative(name)} sevene iyi gelecek üç film bulayım mı?`,
      ],
      seed,
    ),
    { tool: 'recommendFilms', input: { genres: [], similarTo: name } },
    name,
  );
};
