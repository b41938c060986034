import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { joinList, lowerFirst } from '#lib/turkish/format.ts';
import { traitsOf } from '../../core/known-film.ts';
import { sentence } from '../../core/sentence.ts';
import type { Fact } from './facts.ts';
import facts from './facts.json' with { type: 'json' };
import grades from './grades.json' with { type: 'json' };
import { ALONE, FRIGHTENING } from './alone.ts';
import { said } from './said.ts';

const UNJUDGED = ({ title }: CatalogueFilm) =>
  `${title} için bunu bilmiyorum; kartındaki konusu bir fikir verir.`;

/** An answer by how much a film has of something, from nothing to what it is known for. */
const byGrade =
  (trait: keyof typeof grades, gradeOf = (film: CatalogueFilm) => traitsOf(film)[trait]): Fact =>
  (film) => {
    const wording = grades[trait][Number(gradeOf(film))];
    return wording === undefined ? UNJUDGED(film) : sentence(wording, film.title);
  };

/** The same where a child is told of with its age: `4 yaşındaki korkar mı`, `7 yaşındaki oğluma ağır gelir mi`. */
const forChild =
  (trait: 'cry' | 'fear' | 'heavy'): Fact =>
  (film, asked = '') => {
    const { ageRating = 0 } = film;
    const graded = byGrade(trait)(film);
    const isOfChild = said.CHILD.in(asked) || SMALL.test(asked);
    if (!isOfChild || ageRating <= (yearsIn(asked) ?? 0)) return graded;
    const isMuch = (film.judgement?.feel[trait] ?? 0) > 1;
    // `Zaten 3 yaş ve üstü için` is no reason against it.
    if (isMuch && ageRating < SCHOOL && yearsIn(asked) === undefined)
      return `${graded} Çocuğun yanında ol, duygulanırsa anlatırsın.`;
    // A film that is for older ones may frighten who is younger, whatever grown-ups feel.
    if (!isMuch && trait === 'fear' && ageRating > SMALL_YEARS)
      return `Biraz korkabilir: ${film.title} ${ageRating} yaş ve üstü için; izlerse yanında ol.`;
    const whom = isMuch
      ? `Zaten ${ageRating} yaş ve üstü için.`
      : `Yine de ${ageRating} yaş ve üstü için, yanında ol.`;
    return `${graded} ${whom}`;
  };
export const sad = forChild('cry');
export const funny = byGrade('laugh');
const frightens = forChild('fear');
export const scary: Fact = (film, asked = '') => {
  const graded = frightens(film, asked);
  if (!ALONE.test(asked) || film.judgement === undefined) return graded;
  const told = graded.replace(/^(?:Evet|Yok), /u, '').replace(/;[^;]*$/u, '.');
  return film.judgement.feel.fear >= FRIGHTENING
    ? `Tek başına açma derim, yanına birini al: ${told}`
    : `İzlersin, rahat ol: ${told}`;
};
const SMALL = /(?:^| )(?:kucuk|ufak|minik|minig|yavru)\w*(?: |$)/u;
export const yearsIn = (asked: string): number | undefined => {
  const [, years] = /(?:^| )(\d{1,2}) (?:yas|olan)/u.exec(asked) ?? [];
  return years === undefined ? undefined : Number(years);
};
export const heavy = forChild('heavy');
const bores = byGrade('pace');
/** `sıkıcı diyorlar, katılıyor musun` wants a side taken. */
export const boring: Fact = (film, asked = '') =>
  !/(?:^| )katil\w* m[iu]/u.test(asked) || film.judgement === undefined
    ? bores(film)
    : film.judgement.pace >= 2
      ? `Katılmam: ${lowerFirst(bores(film).replace(/^Sıkmaz, /u, 'sıkmaz, '))}`
      : `Haklılık payları var: ${bores(film)}`;
export const gore = byGrade('gore');
export const complex = byGrade('think');
/** Heavy, frightening or bloody: what any of these has most of is what stays with somebody. */
export const disturbing = byGrade('disturbing', ({ judgement }) =>
  judgement === undefined ? undefined : Math.max(judgement.feel.heavy, judgement.feel.fear, judgement.gore),
);

/** What of a film may not be for everybody, the most of it first; a little of it only where there is no more. */
function cautions({ judgement }: CatalogueFilm): string[] {
  if (judgement === undefined) return [];
  const { gore, sex, language, feel } = judgement;
  const found: readonly (readonly [number, string])[] = [
    [feel.fear, 'korkutucu sahneler'],
    [gore, 'şiddet'],
    [sex, 'cinsellik'],
    [feel.heavy - 1, 'ağır bir konu'],
    [language, 'küfür'],
  ];
  const much = found.filter(([grade]) => grade > 1).toSorted(([one], [other]) => other - one);
  const some = found.filter(([grade, name]) => grade > 0 && name !== 'küfür');
  return (much.length > 0 ? much : some).map(([, name]) => name);
}

/** What becomes of the animal in it. */
export const animal: Fact = ({ title, judgement }) => {
  const { fate = 'unknown', name = '' } = judgement?.animal ?? {};
  return sentence(facts.animal[fate], title, { value: name });
};
const FATE_WORDS = { dies: 'hayvan ölümü var', hurt: 'hayvana zarar geliyor', lives: 'hayvan sağ kalıyor' };
export const animalShort = ({ judgement }: CatalogueFilm): string =>
  judgement?.animal === undefined ? 'bilmiyorum' : FATE_WORDS[judgement.animal.fate];

/** `+18 mi`, `yetişkin filmi mi`: asks whether it is for adults, not whether a child may see it. */
const FOR_ADULTS = /(?:^| )(?:18|yetiskin\w*)(?: (?:yas\w*|ve|ustu|film\w*|icin)){0,4} m[iu]/u;
const ADULT = 18;
/** `çocuk işi mi`, `çocukça mı`: whether grown-ups are bored by it. */
const CHILDISH = /(?:^| )(?:cocuk isi|cocukca|cocuksu|bebekce|bebek isi|bebeksi)(?: |$)/u;
/** `bebekçe mi kaçar ona`: whether it is too little for somebody, and not too much. */
export const asksIfChildish = (asked: string): boolean => CHILDISH.test(asked) && /(?:^| )m[iu]/u.test(asked);

const SCHOOL = 10;
const SMALL_YEARS = 5;
const LIKED_BY_ALL = 7;

/** @param asked may name an age, which is then what is answered (`15 yaşa uygun mu`) */
export const ageShort = ({ ageRating }: CatalogueFilm): string | undefined =>
  ageRating === undefined ? undefined : ageRating === 0 ? 'her yaşa uygun' : `${ageRating}+`;

export const age: Fact = (film, asked = '') => {
  const { title, ageRating } = film;
  if (ageRating === undefined) return `${title} kaç yaşa uygun, bilmiyorum.`;
  const [first, ...more] = cautions(film);
  const why = first === undefined ? '' : `: içinde ${joinList([first, ...more].slice(0, 2))} var`;
  const from = ageRating === 0 ? 'her yaşa uygun' : `${ageRating} yaş ve üstü için`;
  if (FOR_ADULTS.test(asked))
    return ageRating >= ADULT
      ? `Evet, ${title} ${ageRating} yaş ve üstü için${why}.`
      : `Hayır, ${title} ${from}.`;
  if (CHILDISH.test(asked))
    return ageRating < SCHOOL
      ? film.rating >= LIKED_BY_ALL
        ? `Bebekçe kaçmaz; ${title} ${from} ama büyüklere de iyi gelir.`
        : `Daha çok çocuklara göre; ${title} ${from}.`
      : `Yok, çocuk işi değil; ${title} ${from}${why}.`;
  // `yetişkinlere de hitap ediyor mu`
  if (/(?:^| )(?:yetiskin|buyuk)\w* (?:d[ae] )?(?:hitap|keyif)/u.test(asked))
    return film.rating >= LIKED_BY_ALL
      ? `Evet, ${title} büyüklere de iyi gelir.`
      : `Pek değil; ${title} daha çok çocuklara.`;
  // `yaş sınırı kaç` wants no yes or no.
  if (/(?:^| )(?:kac|siniri? ne\w*)(?: |$)/u.test(asked))
    return `${title} ${from}${ageRating >= 16 ? why : ''}.`;
  const years = yearsIn(asked) ?? 0;
  if (years > 0)
    return years < ageRating
      ? `Pek değil; ${title} ${ageRating} yaş ve üstü için${why}.`
      : `Evet, ${title} ${years} yaşa uygun${why.replace(':', '; yalnız')}.`;
  if (ageRating <= 7)
    return `Evet, ${title} çocuklara uygun${ageRating > 0 ? ` (${ageRating} yaş ve üstü)` : ''}.`;
  return ageRating >= 16
    ? `Hayır, ${title} çocuklara göre değil; ${ageRating} yaş ve üstü için${why}.`
    : `${title} küçüklere göre değil${why}; ${ageRating} yaş ve üstü izleyebilir.`;
};
