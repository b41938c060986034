import type { Decide } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { tellsPlot } from '../../understand/told-plot.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sympathy } from '../judged/sympathy.ts';
import { asksForTitle } from '../recall/description.ts';
import { tellsTears } from './told-tears.ts';

/** A day or a memory that is told to a friend, and nothing of it is a wish: `tuvalete gidip ağladım`, `üç gün kamaradan çıkamadık`. */
export const toldDay: Decide = (parsed, context) => {
  if (wishesAnything(parsed) || context.memory.shown.length > 0) return undefined;
  return tellsTears(parsed.text) || isMemory(parsed) ? sympathy(parsed, context.seed) : undefined;
};

/** Much is told of oneself, to the last verb, and by sentences like it is no wish. */
const isMemory = (parsed: Understanding): boolean =>
  parsed.words >= FEWEST_WORDS &&
  parsed.markers.ofSelf &&
  ENDS_TOLD.test(parsed.text) &&
  parsed.exact?.mood === undefined &&
  !sounds('recommendation', parsed);
const FEWEST_WORDS = 10;
/** `… soyduk`, `hâlâ gülerim`, and not `… uzaylılar, gezegenler`. */
const ENDS_TOLD = /\w{2}(?:[dt][iu](?:m|k|lar|ler)?|m[iu]s(?:[iu]m|[iu]z|lar|ler)?|[aeiu]r[iu](?:m|z))$/u;
const OF_A_FILM = /(?:^| )(?:izle|seyre[dt])/u;

function wishesAnything(parsed: Understanding): boolean {
  const { text, films, markers, acts, people, titles, exact } = parsed;
  if (films || markers.requests || markers.asks || markers.surprise || markers.another) return true;
  if (acts.length + people.length > 0 || titles.some(isSurelyTitle)) return true;
  // `… balonla uçuruyor, adını unuttum`: a film is told, and looked for.
  if (asksForTitle(parsed) || sounds('story', parsed) || OF_A_FILM.test(text)) return true;
  if (markersWords.WISHING.in(text) || markersWords.WHAT_TO_WATCH.in(text) || tellsPlot(text)) return true;
  const { mood = 'sad', genres = [], similarTo } = exact ?? {};
  return mood !== 'sad' || genres.length > 0 || similarTo !== undefined;
}
