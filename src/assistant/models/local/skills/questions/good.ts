import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Feel, FEELS } from '#domain/judgement.ts';
import { fold } from '#domain/title.ts';
import { formatRating, joinList, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import { accusative, genitive } from '#lib/turkish/suffix.ts';
import { asksMeaning, notKnownOf } from '../../core/not-known.ts';
import { seriesOf } from '#films/series.ts';
import { ALONE, FRIGHTENING } from './alone.ts';
import { scary } from './feelings.ts';
import { type Fact, aboutIn, plotOf } from './facts.ts';
import meaning from './meaning.json' with { type: 'json' };
import { themeName } from '#recommender/theme-name.ts';
import { themeSays } from '#recommender/built-in/theme-says.ts';
import awards from './awards.json' with { type: 'json' };
import feels from './feels.json' with { type: 'json' };

const DOES: Readonly<Partial<Record<Feel, string>>> = feels.does;
const STRONG = 2;

/** What it is about, whether to see it and for whom it is; a figure only where one is asked for. */
export const good: Fact = (film, asked = '') => {
  // `annabelle tek başıma izlenir mi`
  if (ALONE.test(asked) && (film.judgement?.feel.fear ?? 0) >= FRIGHTENING) return scary(film, asked);
  const { title, rating, word } = film;
  const about = aboutIn(film);
  // What a friend says of it is more than what it does to one.
  const spoken = word === undefined ? [about, verdictOf(film)] : [word, seeIt(film)];
  const [told = '', said = ''] = spoken;
  const verdict = about === '' && word === undefined ? `${title}: ${lowerFirst(said)}` : said;
  if (OVERRATED.test(asked)) return overrated(film);
  const points = OUT_OF.test(asked) && rating > 0 ? `Genel puanı ${formatRating(rating)}.` : '';
  // `izlenir mi` wants to hear that first.
  const both = VERDICT_FIRST.test(asked) ? [verdict, told] : [told, verdict];
  return [points, ...both].filter(Boolean).join(' ');
};
/** `abartılıyor mu`, `dedikleri kadar var mı`: whether it deserves its praise. */
const OVERRATED =
  /(?:^| )(?:abarti|sisirilm|overrated|balon|(?:abartildig|soylendig|anlatildig|dedikler)i kadar)/u;
function overrated({ title, rating, judgement }: CatalogueFilm): string {
  const points = `puanı ${formatRating(rating)}`;
  if (rating >= DESERVED) return `Bence abartılmıyor, ${title} övgüsünü hak ediyor; ${points}.`;
  if (rating < LIKED) return `Bence biraz evet; ${genitive(title)} ${points}, beklentini yüksek tutma.`;
  return (judgement?.fame ?? 0) >= FAMOUS
    ? `Biraz olabilir: ${title} iyi film ama anlatıldığı kadar değil, ${points}. Beklentiyi göğe çıkarmazsan seversin.`
    : `Abartılacak kadar konuşulmadı bence; ${title} düzgün bir film, ${points}.`;
}
const DESERVED = 8;
const FAMOUS = 4;
const OUT_OF = /(?:^| )(?:kac|puan\w*|uzerinden)(?: |$)/u;
const VERDICT_FIRST = /(?:^| )m[iu]|deger|abarti/u;

/** What a film does most, by the words for it. */
export const strengthsOf = (
  { judgement }: CatalogueFilm,
  words: Readonly<Partial<Record<Feel, string>>>,
): readonly string[] =>
  FEELS.filter((feel) => (judgement?.feel[feel] ?? 0) >= STRONG)
    .toSorted((x, y) => (judgement?.feel[y] ?? 0) - (judgement?.feel[x] ?? 0))
    .flatMap((feel) => words[feel] ?? []);

/** Whether to see it, in short. */
function seeIt({ rating, judgement }: CatalogueFilm): string {
  const heavy = (judgement?.feel.heavy ?? 0) >= 3 ? ' Yalnız ağırdır, haberin olsun.' : '';
  if (rating >= 8) return `Bence kesin izle.${heavy}`;
  if (rating >= 6.8) return `Bence izlenir.${heavy}`;
  return rating >= 5.8 ? 'Beklentini yüksek tutma.' : 'Puanı düşük, herkese göre değil.';
}

function verdictOf(film: CatalogueFilm): string {
  const { rating, judgement } = film;
  const [one, two] = strengthsOf(film, DOES);
  const does = two === undefined ? one : `hem ${one} hem ${two}`;
  const so = does === undefined ? '' : `: ${does}`;
  const heavy = (judgement?.feel.heavy ?? 0) >= 3 ? ' Yalnız ağırdır, haberin olsun.' : '';
  if (rating >= 8) return `Bence kesin izle${so}.${heavy}`;
  if (rating >= 6.8) return `Bence izlenir${so}.${heavy}`;
  if (rating >= 5.8)
    return does === undefined ? 'Beklentini yüksek tutma.' : `Beklentini yüksek tutma; yine de ${does}.`;
  return (seriesOf(film)?.place ?? 1) > 1
    ? 'Pek beğenilmemiş; öncekileri çok sevdiysen merakına bakılır, yoksa atla derim.'
    : 'Pek beğenilmemiş.';
}

/** `neden bu kadar seviliyor`: it is asked what there is to it. */
const WHY_LOVED =
  /(?:^| )(?:neden|niye|nesi)(?: \w+){0,3} (?:sev|begen|ov[ue]|abart|efsane|kult|unlu|meshur|populer)\w*/u;
const ADJECTIVES: Readonly<Partial<Record<Feel, string>>> = feels.adjectives;

function whyLoved(film: CatalogueFilm): string | undefined {
  // What makes one laugh now and then is nobody's comedy.
  const isComedy = film.genres.includes('Komedi');
  const [one, two] = strengthsOf(film, isComedy ? ADJECTIVES : { ...ADJECTIVES, laugh: undefined });
  if (one === undefined || film.rating < LIKED) return undefined;
  const does = two === undefined ? one : `hem ${one} hem ${two}`;
  const about = subjectsOf(film);
  const who = film.actors[0] === undefined ? '' : `${genitive(film.actors[0])} oyunu da cabası; `;
  const [prize] = (film.judgement?.awards ?? []).filter((award) => BIG.test(award));
  const won = prize === undefined ? '' : `${PRIZES[prize]} almış, `;
  return `Bence ${about.length === 0 ? '' : `${joinList(about)} üzerine `}${does} bir film de ondan. ${upperFirst(`${who}${won}puanı ${formatRating(film.rating)}.`)}`;
}
const BIG = /^(?:oscar-(?:film|yabanci|animasyon)|cannes-palmiye|berlin-ayi|venedik-aslan)$/u;
const PRIZES: Readonly<Record<string, string>> = awards;
const WHY = /(?:^| )(?:neden|niye|nicin)(?: |$)/u;
const MOST_SUBJECTS = 2;

/** What a film is most about, as subjects that one can speak of. */
export const subjectsOf = ({ judgement }: CatalogueFilm): readonly string[] =>
  (judgement?.core ?? [])
    .filter((theme) => themeSays(theme) === undefined)
    .slice(0, MOST_SUBJECTS)
    .map(themeName);
const LIKED = 7;

/** `mesajı ne`: what it is about besides its story. */
function meaningOf({ themes }: CatalogueFilm, seed: string): string | undefined {
  const about = themes.filter((theme) => meaning.themes.includes(theme)).slice(0, MOST_MEANT);
  return about.length === 0 ? undefined : variant(meaning.told, seed).replace('{about}', joinList(about));
}
const MOST_MEANT = 3;

const UNKNOWN_OF_IT = [
  'Onu bilmiyorum, uydurmak da istemem.',
  'Orasını bilmiyorum, yanlış bir şey demeyeyim.',
  'O ayrıntı bende yok ne yazık ki.',
];
const UNKNOWN = ['Tam onu bilmiyorum ama', 'O ayrıntı bende yok ama', 'Orasını bilmiyorum ama'];

/** The nearest true thing to what is asked in words that no reader knows: what it is about, and whether it is worth it. */
export const nearest = (film: CatalogueFilm, asked: string, seed: string): string =>
  (WHY_LOVED.test(asked) ? whyLoved(film) : undefined) ||
  (asksMeaning(asked) ? meaningOf(film, seed) : undefined) ||
  [WHY.test(asked) ? plotOf(film, 1) : '', notKnownOf(film.title, asked, seed) ?? '']
    .filter(Boolean)
    .join(' ') ||
  // Of a film that is spoken of already its plot is no answer.
  (asked.includes('§')
    ? [
        // `karayip korsanlarındaki kaptan`: what the plot tells of is not said to be unknown.
        tellsOf(plotOf(film, 1), asked) ? '' : `${variant(UNKNOWN, seed)} ${accusative(film.title)} bilirim.`,
        plotOf(film, 1),
        verdictOf(film),
      ]
        .filter(Boolean)
        .join(' ')
    : variant(UNKNOWN_OF_IT, asked));

/** So long a word is said by chance of few films. */
const TELLING = 5;
const tellsOf = (plot: string, asked: string): boolean =>
  asked.split(' ').some((word) => word.length >= TELLING && ` ${fold(plot)}`.includes(` ${word}`));
