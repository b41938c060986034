import type { Wishes } from '#domain/wishes.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { union, without } from '../../understand/lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { stated } from '../recommendation/stated.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { dropped } from './dropped.ts';
import { complaintWords as words } from './faults.ts';

/** `bunlar hüzünlü ya`, where the conversation has shown no film: of those that stand somewhere else on the page. */
export const saidOfOthers = ({ text, words: count }: Understanding, { memory }: DecisionContext): boolean =>
  memory.lastShow === undefined && memory.shown.length === 0 && count <= SHORT && words.POINTS_AT.in(text);
const SHORT = 8;

/** `off çok dramatik bunlar`, `daha az dövüşlü`: what there is too much of is told, and not wished. Laughter is praised by it. */
export function tooMuch(
  { text, exact = NO_WISHES, markers }: Understanding,
  wishes: Wishes,
): Wishes | undefined {
  // `çok klasik bunlar`: too well known, whatever their age.
  if (words.TRITE.in(text)) return undefined;
  if (!words.TOO_MUCH_OF.is(text) || words.PRAISES.in(text) || markers.requests || !statesAnything(exact))
    return undefined;
  const isPraise = exact.genres.includes('Komedi') && !words.LESS.in(text);
  if (isPraise || exact.mood === 'happy') return undefined;
  // `daha az küfürlü` is heard as a refusal already, `daha az korkunç` as a lighter one.
  const refused = [...exact.excludeGenres, ...exact.avoidThemes, ...(exact.avoidTones ?? [])];
  if (refused.length > 0 || exact.tones?.includes('hafif') === true) return undefined;
  // A kind that was wished is still wished, and lighter.
  const own = exact.genres.filter((genre) => wishes.genres.includes(genre));
  const better = dropped(wishes, { ...exact, genres: without(exact.genres, own) }, []);
  return own.length === 0 ? better : stated({ ...better, tones: union(better.tones, ['hafif']) });
}

/** `bunda dövüş yok ki`, `bunların uzayla alakası yok`, `türk değil bunlar`: what is missed is wished, and never kept away. */
export function missing(
  { text }: Understanding,
  { memory, index, understand }: DecisionContext,
): Wishes | undefined {
  const [, what] = MISSING.exec(text) ?? NOT_SUCH.exec(text) ?? [];
  const wish = what === undefined ? undefined : understand(`${what} olsun`);
  if (wish === undefined || !wish.wishes || wish.acts.length > 0) return undefined;
  return mergeWishes(memory, { ...wish, markers: { ...wish.markers, keeps: true } }, index);
}
const MISSING =
  /^(?:(?:\w{1,6}|iyi de) ){0,2}?(?:bun(?:l[ae]r)?(?:[dt][ae]|in)|onlarda|(?:bunlarin )?hicbirin(?:de|in)|filmde|filmlerde|bu filmlerde) (?:hic |dogru duzgun )?(.{3,30}?)(?: (?:hic )?(?:alaka|ilgi|ilinti)s[iu])? (?:hic )?yok(?: (?:ki|ya|be|abi|zaten|hic))*$/u;

const NOT_SUCH =
  /^(?=.*(?:^| )(?:bunlar|hicbiri|onlar)(?: |$))(?:(?:bunlar|hicbiri|onlar|bunlarin hicbiri) )?(.{3,20}?) degil(?: (?:ki|ya|be|abi|zaten|hic|bunlar|hicbiri|onlar))*$/u;

/** `başka tarz ver`: another kind than what was wished. */
export function otherKind({ text, wishes: states, said }: Understanding, wishes: Wishes): Wishes | undefined {
  // `değişik tarzda`: no film of that name.
  const isLike = said.similarTo !== undefined && !/[A-ZÇĞİÖŞÜ]/u.test(said.similarTo);
  if ((states && !isLike) || !words.OTHER_KIND.is(text)) return undefined;
  const { genres, mood: _mood, themes: _themes, tones: _tones, similarTo: _like, ...others } = wishes;
  return stated({ ...others, genres: [], excludeGenres: union(wishes.excludeGenres, genres) });
}
