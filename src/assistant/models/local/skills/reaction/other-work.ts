import { joinList } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, act, offer } from '../../core/skill.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { isAsking, onlyLooks } from '../questions/asked.ts';

/** `attack on titan'ı bitirdim`, `leyla ile mecnuna bayılırım`: no film, and none is asked for; films like it are offered. */
export const otherWork: Decide = ({ works, text, titles, acts, said, exact, markers, wishes }, { seed }) => {
  const [work] = works;
  if (work === undefined || titles.length > 0 || said.similarTo !== undefined) return undefined;
  const names = [...new Set(works.map(({ span }) => span.text))];
  // `ezel mi kurtlar vadisi mi`, `breaking bad var mı sende`
  if (isAsking(text) && !wishes && exact === undefined && onlyLooks({ acts, text })) return noFilms(names);
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

/** What is no film is not known here; films for who loves it are. */
function noFilms(names: readonly string[]) {
  const [name = ''] = names;
  return offer(
    `${joinList(names)} film değil; ben yalnız filmleri bilirim. ${accusative(name)} sevene iyi gelecek üç film bulayım mı?`,
    { tool: 'recommendFilms', input: { genres: [], similarTo: name } },
    name,
  );
}
