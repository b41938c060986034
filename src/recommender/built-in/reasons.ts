import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Feel, FilmJudgement } from '#domain/judgement.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';

/** Said of a film after its name, in one of several ways; with `own`, of something that it has (`Tosun Paşa'nın kahkahası bol`). */
interface Reason {
  says: readonly string[];
  own?: boolean;
  feels?: readonly Feel[];
  /** How much it tells, 0 where it does not hold. */
  weight: (judgement: FilmJudgement, film: CatalogueFilm) => number;
}

const both = (first: Feel, second: Feel, ...says: readonly string[]): Reason => ({
  says,
  feels: [first, second],
  weight: ({ feel }) => (feel[first] >= 2 && feel[second] >= 2 ? 3 : 0),
});
const known = (feel: Feel, ...says: readonly string[]): Reason => ({
  says,
  feels: [feel],
  weight: (judgement) => (judgement.feel[feel] === 3 ? 3.2 : 0),
});
/** What is weaker is still truer praise than a year or a middling number of points. */
const some = (feel: Feel, ...says: readonly string[]): Reason => ({
  says,
  feels: [feel],
  weight: (judgement) => (judgement.feel[feel] === 2 ? 1.8 : 0),
});
const when = (
  says: string,
  weight: number,
  holds: (judgement: FilmJudgement, film: CatalogueFilm) => boolean,
): Reason => ({
  says: [says],
  weight: (judgement, film) => (holds(judgement, film) ? weight : 0),
});
const of = (reason: Reason): Reason => ({ ...reason, own: true });

const REASONS: readonly Reason[] = [
  both('laugh', 'cry', 'güldürürken ağlatıyor', 'bir güldürüp bir ağlatıyor'),
  both('laugh', 'think', 'güldürürken düşündürüyor', 'gülerken iğnesini batırıyor'),
  both('laugh', 'fear', 'güldürürken korkutuyor', 'bir çığlık bir kahkaha'),
  both('laugh', 'tense', 'hem güldürüyor hem geriyor'),
  both('laugh', 'action', 'hem hareketli hem eğlenceli', 'curcunası bol bir eğlence'),
  of(both('laugh', 'romantic', 'aşkı da kahkahası da yerinde')),
  both('laugh', 'warm', 'hem güldürüyor hem iç ısıtıyor', 'güldürürken gönlünü alıyor'),
  both('warm', 'cry', 'iç ısıtıp gözleri dolduruyor', 'gülümsetirken boğaz düğümlüyor'),
  both('cry', 'romantic', 'yürek burkan bir aşk anlatıyor', 'aşkıyla gözleri dolduruyor'),
  both('cry', 'think', 'hem dokunuyor hem düşündürüyor', 'içe oturuyor'),
  both('tense', 'think', 'gererken düşündürüyor', 'hem geriyor hem kafa karıştırıyor'),
  both('fear', 'think', 'korkuturken düşündürüyor'),
  both('fear', 'tense', 'ürküten, gergin bir film'),
  both('tense', 'action', 'hem geriyor hem hiç durmuyor', 'baştan sona koşturuyor'),
  both('warm', 'romantic', 'sıcacık bir aşk anlatıyor', 'tatlı mı tatlı bir aşk'),
  both('warm', 'think', 'yumuşacık ama düşündürüyor', 'sakin sakin düşündürüyor'),
  both('warm', 'beauty', 'göze de gönle de iyi geliyor'),
  both('action', 'beauty', 'göz dolduran bir macera'),
  of(known('laugh', 'kahkahası bol', 'esprisi hiç bitmiyor')),
  known('cry', 'mendil istiyor', 'fena ağlatıyor', 'yürek dağlıyor'),
  known('fear', 'gerçekten korkutuyor', 'gece ışığı açık bıraktırıyor'),
  known('tense', 'nefes aldırmıyor', 'koltuğun ucunda izletiyor', 'bir an olsun bırakmıyor'),
  known(
    'warm',
    'içini sımsıcak yapıyor',
    'insanın içini açıyor',
    'sarılmalık bir film',
    'yüze gülücük konduruyor',
  ),
  known('think', 'günlerce akıldan çıkmıyor', 'bitince uzun uzun konuşturuyor', 'kafada dönüp duruyor'),
  of(known('romantic', 'aşkı unutulmaz', 'aşkı dillere destan')),
  of(known('action', 'aksiyonu hiç durmuyor', 'hareketi baş döndürüyor')),
  of(known('beauty', 'her karesi tablo gibi', 'görüntüleri büyülüyor')),
  when("en iyi film Oscar'ını almış", 2.9, ({ awards }) => awards.includes('oscar-film')),
  when('Altın Palmiyeli', 2.9, ({ awards }) => awards.includes('cannes-palmiye')),
  when("Oscar'lı bir animasyon", 2.9, ({ awards }) => awards.includes('oscar-animasyon')),
  when('gerçek bir hikâyeye dayanıyor', 2.8, ({ trueStory }) => trueStory),
  when('az bilinen bir cevher', 2.6, ({ fame }, { rating }) => fame <= 2 && rating >= 7),
  when('eskimeyen bir klasik', 2.6, ({ fame }, { year }) => fame >= 4 && year <= 1980),
  when('bir solukta bitiyor', 2.4, (_, { duration }) => duration > 0 && duration <= 90),
  when('uzun ama değiyor', 2.4, (_, { duration, rating }) => duration >= 165 && rating >= 7.5),
  when('kafa yormuyor', 2.2, ({ feel }) => feel.heavy === 0 && feel.tense <= 1 && feel.fear === 0),
  of(when('temposu yüksek', 2.1, ({ pace }) => pace === 3)),
  when('ağır ağır sarıyor', 2.1, ({ pace }) => pace === 1),
  when('ağır ama değiyor', 1.9, ({ feel }, { rating }) => feel.heavy === 3 && rating >= 7),
  some('laugh', 'güldürüyor', 'gülümsetiyor'),
  some('cry', 'gözleri dolduruyor', 'içe dokunuyor'),
  some('fear', 'ürpertiyor', 'tedirgin ediyor'),
  some('tense', 'merakta bırakıyor', 'diken üstünde tutuyor'),
  some('warm', 'iç ısıtıyor', 'gönlünü alıyor'),
  some('think', 'düşündürüyor', 'akılda soru bırakıyor'),
  of(some('romantic', 'aşkı tadında')),
  of(some('action', 'hareketi bol')),
  of(some('beauty', 'görüntüleri güzel')),
];

/**
 * A reason a film, no two alike and no two with the same verb, the most telling first: true of the film, and rather of
 * what was wished (`wished`) than of something else. The last is set against the others (`ise`). Of a film that nothing
 * can be said for nothing is said.
 * @param unsaid a strength that is not spoken of
 */
export function reasonsFor(
  films: readonly CatalogueFilm[],
  wished: ReadonlySet<Feel>,
  unsaid?: Feel,
): string[] {
  const given = new Set<Reason>();
  const ends = new Set<string>();
  return films.flatMap((film, at) => {
    const link = given.size > 0 && at === films.length - 1 ? ' ise' : '';
    const best = REASONS.map((reason) => ({
      reason,
      says: reason.says.filter((says) => !ends.has(endOf(says))),
      weight: weigh(reason, film, wished),
    }))
      .filter(({ reason, says, weight }) => weight > 0 && says.length > 0 && !given.has(reason))
      .filter(({ reason }) => unsaid === undefined || reason.feels?.includes(unsaid) !== true)
      .toSorted((a, b) => b.weight - a.weight)[0];
    if (best === undefined) return [];
    given.add(best.reason);
    const says = variant(best.says, film.id);
    ends.add(endOf(says));
    return [`${best.reason.own === true ? genitive(film.title) : film.title}${link} ${says}`];
  });
}

/** The verb, or what stands for one. */
const endOf = (says: string) => says.slice(says.lastIndexOf(' ') + 1);

const RELEVANT = 0.6;

function weigh({ weight, feels = [] }: Reason, film: CatalogueFilm, wished: ReadonlySet<Feel>): number {
  if (film.judgement === undefined) return 0;
  const own = weight(film.judgement, film);
  return own === 0 ? 0 : own + (feels.some((feel) => wished.has(feel)) ? RELEVANT : 0);
}
