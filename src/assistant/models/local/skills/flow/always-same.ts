import { conceding } from '../../core/conceding.ts';
import { type Decide, sayAndAct } from '../../core/skill.ts';
import { NO_WISHES } from '../../understand/message-wishes.ts';
import { dropped } from '../complaint/dropped.ts';
import { flowWords } from './flow-words.ts';

/** `önerdiklerin hep amerikan`: what all of them are is told and not wished, be they on the screen or of another evening. */
export const alwaysSame: Decide = ({ text: whole, titles }, { memory, seed, understand }) => {
  // `hep dram öneriyorsun değişiklik olsun`
  const text = whole.replace(WANTS_CHANGE, '');
  if (titles.length > 0 || !flowWords.ALWAYS_SAME.in(text) || ASKS.test(text)) return undefined;
  const [, what = ''] = ALL_OF.exec(text) ?? [];
  const { exact } = understand(`${what} olsun`);
  if (exact === undefined) return undefined;
  const { genres, countries, origin, themes, mood } = exact;
  const isKind = genres.length + countries.length + themes.length > 0 || mood !== undefined;
  if (!isKind && origin === undefined) return undefined;
  const { wishes = { genres: [] } } = memory;
  const better = dropped(wishes, { ...NO_WISHES, genres, countries, origin, themes, mood }, []);
  return sayAndAct(conceding(wishes, better, seed), { tool: 'recommendFilms', input: better });
};

const WANTS_CHANGE =
  / (?:bi |bir |biraz )?(?:degisik|farkli|baska)\w*(?: (?:bir|bi|sey|bisey|tur|film|olsun|oner|lazim|ver|istiyorum))*$/u;

/** What they all are: after `hep`, up to the verb. */
const ALL_OF =
  /(?:^| )(?:hep|hepsi|surekli|genelde|durmadan|habire|boyuna|devamli) (?:de |da )?(.+?)(?: (?:film\w*|sey\w*|bisey\w*))?(?: (?:oner|ver|getir|goster|cikar|koy|sec|bul|diz|yolla|cik|gel)[iu]?\w+| bunlar| hepsi)?(?: (?:ya|yaa|be|abi|ama|kanka|artik|bana|bize|yani))*$/u;

/** `hep güldüren filmler verir misin` wishes, and `neden hep dram` asks. */
const ASKS = /(?:^| )(?:m[iu]\w{0,3}|neden|niye|nicin|olsun|oner|ver|bul|istiyor\w*|severim)(?: |$)/u;
