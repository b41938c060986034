import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { sentence } from '../../core/sentence.ts';
import type { Fact } from './facts.ts';
import feels from './feels.json' with { type: 'json' };
import { nearest } from './good.ts';

const UNTOLD = ['Ne olduğunu söylemeden:', 'Tadını kaçırmadan söyleyeyim:', 'Sürprizi bozmadan:'];

const HOPED = /(?:^| )(?:kavus|kurtul|evlen|baris|yasi[yo]|kazan|basar|hayatta|bekli)\w*/u;
const FEARED = /(?:^| )(?:ol(?:uyo|u[rm]|du|ec)|ayril|uzul|kaybed|kaybet)\w*/u;
/** `son filmde kim ölüyor söyleme sakın`: it is asked not to be told. */
export const HUSH =
  /(?:^| )(?:soyleme(?!y)\w*|anlatma(?!n|y)\w*|sakin|spoiler (?:verm|isteme|yok|yem|olma)\w*|spoilersiz)(?: |$)/u;
const MORE = 'Tam olarak ne olduğunu bilmiyorum, internette arayayım mı?';

/** Only what kind of ending it is, and what that means for whoever asks how it comes out; never what happens. */
export const ending: Fact = (film, asked = '') => {
  const { title, judgement } = film;
  if (HUSH.test(asked)) return `Ağzımı açmıyorum, söz; ${genitive(title)} sonu sana sürpriz.`;
  if (judgement === undefined) return `${title} nasıl bitiyor, bilmiyorum. İnternette arayayım mı?`;
  // `sonunda kimi seçiyor`: the kind of its ending says nothing of that.
  const isMore = toldFor(asked) !== undefined || /(?:^| )kim(?:[aeiu]\w*)?(?: |$)/u.test(asked);
  return isMore ? `${kindOfEnding(film, asked)} ${MORE}` : kindOfEnding(film, asked);
};

/** The kind of an ending, as it is hoped or feared; nothing where no kind is known. */
export function kindOfEnding({ id, title, judgement }: Parameters<Fact>[0], asked: string): string {
  if (judgement === undefined) return '';
  const told = toldFor(asked);
  return told === undefined
    ? `${variant(UNTOLD, id)} ${title} ${feels.endings[judgement.ending]}.`
    : sentence(told[judgement.ending], title);
}
const toldFor = (asked: string) =>
  HOPED.test(asked) ? feels.hoped : FEARED.test(asked) ? feels.feared : undefined;

export const endingShort = ({ judgement }: CatalogueFilm): string =>
  judgement === undefined ? '' : (feels.endings[judgement.ending].split(/[,;]/u)[0] ?? '');

/** What nobody can explain without its story: the kind of its ending, and where more is to be found. */
export const explained: Fact = (film, asked = '') => {
  const { title, judgement } = film;
  // `portakallar ne anlama geliyor` asks of no ending.
  if (!/(?:^| )(?:son|final|bit|spoiler|katil|kutu|canta)/u.test(asked)) return nearest(film, asked, title);
  return judgement === undefined
    ? `${genitive(title)} sonunu açıklayacak kadar bilmiyorum. İnternette arayayım mı?`
    : `Sonları anlatmıyorum, kimsenin tadı kaçmasın; şu kadarını diyeyim: ${sentence(feels.explained[judgement.ending], title)} Açıklamasını internette arayayım mı?`;
};
