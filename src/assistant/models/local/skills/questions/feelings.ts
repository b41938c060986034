import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Feel } from '#domain/judgement.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import { dative, genitive } from '#lib/turkish/suffix.ts';
import type { Fact } from './facts.ts';

const UNJUDGED = ({ title }: CatalogueFilm) =>
  `${title} için bunu bilmiyorum; kartındaki konusu bir fikir verir.`;

/** An answer by how strongly a film does something, from not at all to what it is known for. */
const byFeel =
  (feel: Feel, answers: readonly [string, string, string, string]): Fact =>
  (film) => {
    const grade = film.judgement?.feel[feel];
    return grade === undefined ? UNJUDGED(film) : `${answers[grade] ?? ''}`.replace('$', film.title);
  };

export const sad = byFeel('cry', [
  'Yok, $ ağlatmaz.',
  'Pek ağlatmaz; $ bir iki yerde içini burkar, o kadar.',
  'Evet, $ yer yer gözlerini doldurur.',
  'Evet, mendilini hazırla: $ fena ağlatır.',
]);
export const funny = byFeel('laugh', [
  'Hayır, $ güldüren bir film değil.',
  '$ pek komik değil; arada bir gülümsetir.',
  'Evet, $ epey güldürür.',
  'Evet, $ kahkaha attıran cinsten.',
]);
export const scary = byFeel('fear', [
  'Yok, $ korkutmaz.',
  '$ pek korkutmaz; bir iki ürkütücü an var.',
  'Evet, $ yer yer korkutuyor.',
  'Evet, $ çok korkutucu; ışığı açık bırakabilirsin.',
]);
export const heavy = byFeel('heavy', [
  'Hayır, $ hafif bir film.',
  'Çok değil; $ yormadan izlenir.',
  'Evet, $ biraz ağır; kafan rahatken izle.',
  'Evet, $ ağır bir film; insanın içine oturur.',
]);

export const boring: Fact = (film) => {
  const pace = film.judgement?.pace;
  if (pace === undefined) return UNJUDGED(film);
  if (pace >= 3) return `Sıkmaz, ${film.title} hızlı akıyor.`;
  return pace === 2
    ? `${film.title} orta tempolu; konusuna girersen sıkmaz.`
    : `${film.title} ağır tempolu, acele etmeyen bir film; hareket arıyorsan sıkabilir.`;
};

const GORE = ['hiç kan yok', 'şiddet var ama hafif', 'kanlı sahneler var', 'çok kanlı'] as const;
export const gore: Fact = (film) => {
  const grade = film.judgement?.gore;
  if (grade === undefined) return UNJUDGED(film);
  return `${grade >= 2 ? 'Evet' : 'Yok'}, ${film.title}: ${GORE[grade] ?? ''}.`;
};

/** What of a film may not be for everybody. */
function cautions({ judgement }: CatalogueFilm, least: number): string[] {
  if (judgement === undefined) return [];
  const found: readonly (readonly [number, string])[] = [
    [judgement.gore, 'şiddet'],
    [judgement.sex, 'cinsellik'],
    [judgement.language, 'küfür'],
    [judgement.feel.fear, 'korkutucu sahneler'],
    [judgement.feel.heavy - 1, 'ağır bir konu'],
  ];
  return found.filter(([grade]) => grade >= least).map(([, name]) => name);
}

export const age: Fact = (film) => {
  const { title, ageRating } = film;
  if (ageRating === undefined) return `${title} kaç yaşa uygun, bilmiyorum.`;
  const [first, ...more] = cautions(film, 1);
  const why = first === undefined ? '' : `: içinde ${joinList([first, ...more].slice(0, 2))} var`;
  if (ageRating <= 7)
    return `Evet, ${title} çocuklara uygun${ageRating > 0 ? ` (${ageRating} yaş ve üstü)` : ''}.`;
  return ageRating >= 16
    ? `Hayır, ${title} çocuklara göre değil; ${ageRating} yaş ve üstü için${why}.`
    : `${title} küçüklere değil, ${ageRating} yaş ve üstüne uygun${why}.`;
};

export const parents: Fact = (film) => {
  const { title, judgement } = film;
  if (judgement === undefined) return UNJUDGED(film);
  const found = cautions(film, 2).filter((name) => name !== 'ağır bir konu');
  if (judgement.sex >= 2 || judgement.language >= 3)
    return `Aile yanında biraz utandırabilir: ${dative(title)} ${joinList(found)} karışmış.`;
  return found.length > 0
    ? `Utandıracak bir sahne pek yok, ama ${title} için aklında olsun: ${joinList(found)} var.`
    : `Evet, ${title} ailece gönül rahatlığıyla izlenir.`;
};

const ADJECTIVES: readonly (readonly [feel: Feel, adjective: string])[] = [
  ['laugh', 'güldüren'],
  ['cry', 'dokunaklı'],
  ['fear', 'korkutan'],
  ['tense', 'geren'],
  ['action', 'hareketli'],
  ['romantic', 'romantik'],
  ['warm', 'iç ısıtan'],
  ['think', 'düşündüren'],
  ['beauty', 'göze hitap eden'],
];
const STRONG = 2;

/** What people think of a film, and what it is like. */
export const good: Fact = ({ title, rating, judgement }) => {
  const verdict =
    rating >= 8
      ? 'Bence kesin izlenir'
      : rating >= 6.8
        ? 'İzlenir'
        : rating >= 5.8
          ? 'Fena değil ama beklentini yüksek tutma'
          : 'Pek beğenilmemiş';
  const strong = ADJECTIVES.filter(([feel]) => (judgement?.feel[feel] ?? 0) >= STRONG)
    .toSorted(([a], [b]) => (judgement?.feel[b] ?? 0) - (judgement?.feel[a] ?? 0))
    .slice(0, 2)
    .map(([, adjective]) => adjective);
  const like = strong.length === 0 ? '' : ` ${strong.join(', ')} bir film,`;
  const heavy = (judgement?.feel.heavy ?? 0) >= 3 ? ' Yalnız ağırdır, haberin olsun.' : '';
  return `${verdict}: ${like === '' ? genitive(title) : `${title}${like}`} puanı ${formatRating(rating)}.${heavy}`;
};

const ENDINGS = {
  happy: 'mutlu bitiyor, için rahat olsun',
  bittersweet: 'buruk bitiyor; ne tam mutlu ne tam mutsuz',
  dark: 'karanlık bitiyor, hazırlıklı ol',
  open: 'ucu açık bitiyor; yorumu sana kalıyor',
} as const;

/** Only what kind of ending it is, never what happens. */
export const ending: Fact = (film) =>
  film.judgement === undefined
    ? `${film.title} nasıl bitiyor, bilmiyorum.`
    : `Ne olduğunu söylemeden: ${film.title} ${ENDINGS[film.judgement.ending]}.`;
