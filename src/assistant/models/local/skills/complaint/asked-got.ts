import { variant } from '#lib/variant.ts';
import { type Decide, sayAndAct } from '../../core/skill.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { dropped } from './dropped.ts';

const ASKED = '(?:dedi|istedi|istemisti|demisti|soyledi|yazdi|soylemisti)[mk]';
const GOT =
  '(?:ver|oner|getir|goster|koy|at|yolla|cikar|ac|bul)(?:[dt][iu]n|m[iu]ss[iu]n|[iu]yo\\w*|uyo\\w*)';
const BETWEEN =
  '(?:ama|ki|ya|sen|bana|bize|ben|biz|sana|tuttun|kalktin|gittin|neden|niye|hala|yine|gene|hep)';
/** `ben komedi dedim sen dram verdin`, `dram verdin ama ben komedi istemiştim` */
const SHAPES = [
  new RegExp(
    `^(?:${BETWEEN} )*(?<asked>.+?) ${ASKED} (?:${BETWEEN} )*(?<got>.+?) (?:${BETWEEN} )*${GOT}(?: \\w+){0,2}$`,
    'u',
  ),
  new RegExp(
    `^(?:${BETWEEN} )*(?<got>.+?) ${GOT} (?:${BETWEEN} )*(?<asked>.+?) ${ASKED}(?: \\w+){0,2}$`,
    'u',
  ),
];
const SORRY = [
  'Haklısın, kusura bakma; bu kez dediğin gibi.',
  'Haklısın, karıştırmışım. Bu sefer tam istediğin.',
];

/** What was asked is wished once more, and what came in its place is kept away. */
export const askedAndGot: Decide = ({ text, titles }, { memory, index, understand, seed }) => {
  const { asked, got } =
    SHAPES.map((shape) => shape.exec(text)?.groups).find((one) => one !== undefined) ?? {};
  if (asked === undefined || got === undefined || titles.length > 0) return undefined;
  const wished = understand(asked);
  const { exact: facts } = understand(got);
  if (wished.exact === undefined || facts === undefined || !statesAnything({ ...NO_WISHES, ...facts }))
    return undefined;
  const input = dropped(mergeWishes(memory, wished, index), facts, []);
  return sayAndAct(variant(SORRY, seed), {
    tool: 'recommendFilms',
    input: { ...input, genres: wished.said.genres.length > 0 ? [...wished.said.genres] : input.genres },
  });
};
