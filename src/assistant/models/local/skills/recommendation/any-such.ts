import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { NO_WISHES, isStated } from '../../understand/message-wishes.ts';
import { plannedRecommendation } from './recommendation.ts';
import source from './any-such.json' with { type: 'json' };

const words = phraseLists(source);

const FEW_WORDS = 5;
const ARE_THERE =
  /^(?:(?:peki|ya|e|ee|hic|abi|kanka) )*(?!aralarin|iclerin|bunlar|onlar)(\w+(?: \w+)?) (?:var|yok) m[iu](?: (?:boyle|oyle|hic|peki|ya|sende|acaba|bunun gibi|bu tarz\w*|baska))*$/u;

/** `türk var mı`, `bunlar hep amerikan, bizden bir şey çıkmadı mı`: right after films were recommended, such films of another country are wished. */
export const anySuch: Decide = (parsed, context) => {
  const { text, titles, references } = parsed;
  if (context.memory.lastShow?.tool !== 'recommendFilms') return undefined;
  // `bizimkiler` is a film, too; `ilki bizden çıkmadı mı` asks of one.
  if (titles.some(({ span }) => !span.ordinary)) return undefined;
  if (references.some(({ reference: { kind } }) => kind === 'place')) return undefined;
  const isShort = parsed.words <= FEW_WORDS && titles.length === 0;
  const where = isShort ? ARE_THERE.exec(text)?.[1] : undefined;
  const before = text.slice(0, Math.max(0, words.NONE_YET.firstIn(text))).trim();
  const asked = where === undefined ? nearest(before) : [where];
  const wished = asked
    .map((part) => context.understand(`${part} olsun`))
    .find(({ exact = NO_WISHES }) => exact.origin !== undefined || exact.countries.length > 0);
  const { origin: _, countries: __, ...others } = wished?.exact ?? NO_WISHES;
  return wished === undefined || Object.values(others).some(isStated)
    ? undefined
    : act(plannedRecommendation(wished, context));
};

/** The last words of a text, fewer first. */
const nearest = (text: string): string[] =>
  Array.from({ length: text === '' ? 0 : NEAR }, (_, at) =>
    text
      .split(' ')
      .slice(-at - 1)
      .join(' '),
  );
/** So many words before the end may say of where. */
const NEAR = 3;
