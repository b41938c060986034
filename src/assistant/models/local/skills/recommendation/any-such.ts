import { type Decide, act } from '../../core/skill.ts';
import { NO_WISHES, isStated } from '../../understand/message-wishes.ts';
import { plannedRecommendation } from './recommendation.ts';

const FEW_WORDS = 5;
const ARE_THERE =
  /^(?:(?:peki|ya|e|ee|hic|abi|kanka) )*(?!aralarin|iclerin|bunlar|onlar)(\w+(?: \w+)?) (?:var|yok) m[iu](?: (?:boyle|oyle|hic|peki|ya|sende|acaba|bunun gibi|bu tarz\w*|baska))*$/u;

/** `türk var mı`, `yabancı var mı böyle`: right after films were recommended, such films of another country are wished. */
export const anySuch: Decide = (parsed, context) => {
  const { lastShow } = context.memory;
  if (lastShow?.tool !== 'recommendFilms' || parsed.words > FEW_WORDS || parsed.titles.length > 0)
    return undefined;
  const [, where = ''] = ARE_THERE.exec(parsed.text) ?? [];
  if (where === '') return undefined;
  const wished = context.understand(`${where} olsun`);
  const { origin, countries, ...others } = wished.exact ?? NO_WISHES;
  const isPlace = origin !== undefined || countries.length > 0;
  const wishesMore = Object.values(others).some(isStated);
  return isPlace && !wishesMore ? act(plannedRecommendation(wished, context)) : undefined;
};
