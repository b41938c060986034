import { type Decide, sayAndAct } from '../../core/skill.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { careWords } from '../../lexicon/word-lists.ts';
import { standsOut } from '../../understand/spans.ts';
import { age } from '../questions/feelings.ts';
import { bestKnown } from '../questions/named-film.ts';

const HONEST =
  'O bende yok, içeriğine kefil olamam; karar vermeden yaş sınırına bir bak derim. Yasaklamak yerine yanına güzel bir seçenek koy:';
const TOO_SCARY =
  'O yaşta korku fazla gelir, gece uykuya da yatmaz. Yerine yaşına göre heyecanlı bir şeyler:';

/** `12 yaşındaki oğlum squid game izlemek istiyor, ne yapayım`: a worry over what is not here is met, and something fit shown. */
export const allowed: Decide = ({ said, text, titles, acts, markers }, context) => {
  const { maxAge, genres } = said;
  if (maxAge === undefined || acts.length > 0) return undefined;
  // `12 yaşındaki kızım titanik izleyebilir mi`: of a film that is here it is told for what age it is.
  const [named, ...others] = titles.filter(standsOut);
  const film = bestKnown(named?.span.films ?? []);
  if (film !== undefined && others.length === 0 && careWords.WORRIES.in(text) && !markers.requests)
    return showAndAnswer(film, context, () => age(film, `${maxAge} yas`));
  if (!careWords.WANTS_TO_SEE.in(text) || !careWords.WORRIES.in(text)) return undefined;
  if (genres.includes('Korku'))
    return sayAndAct(TOO_SCARY, { tool: 'recommendFilms', input: { genres: ['Macera'], maxAge } });
  // Of a film that is here, and of another kind, more can be said.
  return titles.some(({ span }) => !span.fuzzy) || genres.length > 0
    ? undefined
    : sayAndAct(HONEST, { tool: 'recommendFilms', input: { genres: [], maxAge } });
};
