import { breaking } from '#domain/stated-wishes.ts';
import type { WishName } from '#domain/wishes.ts';
import { inWords, joinList, upperFirst } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import { genresOf } from './facts.ts';
import { age } from './feelings.ts';
import { bestKnown } from './named-film.ts';

const ASKS_FIT =
  /^(?:(?:peki|ya|e|ee|abi|kanka|mesela|o zaman) )*§ (?:nasil (?:olur|gider)|(?:(?:iyi )?(?:ol(?:ur|maz)|uy(?:ar|maz)|git?(?:mez|der)|tut(?:ar|maz)|kurtar(?:ir|maz))|uygun) m[iu](?: peki| sence| ki)?)$/u;

const TOO_YOUNG = 'yaşına uygun değil';
/** What a film lacks of what was wished, as one says it; what is not here is not told. */
const LACKS: Readonly<Partial<Record<WishName, string>>> = {
  genres: 'türü başka',
  mood: 'havası başka',
  minYear: 'senin istediğinden eski',
  maxYear: 'senin istediğinden yeni',
  maxDuration: 'senin istediğinden uzun',
  minDuration: 'senin istediğinden kısa',
  people: 'aradığın kişi onda yok',
  countries: 'başka ülkenin filmi',
  themes: 'konusu pek o değil',
  maxAge: TOO_YOUNG,
  excludeGenres: 'istemediğin türden',
  avoidThemes: 'istemediğin şeyden var',
  avoidTones: 'istemediğin şeyden var',
  ending: 'sonu istediğin gibi değil',
  pace: 'temposu başka',
};

/** `arrival olur mu`, `inception nasıl olur`: right after a wish, whether the film is right for it. */
export const fitsWish: Decide = (parsed, context) => {
  const { memory, index } = context;
  const { lastShow, wishes } = memory;
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || parsed.titles.length !== 1)
    return undefined;
  if (!ASKS_FIT.test(maskedText(parsed.tokens, parsed.titles))) return undefined;
  const known = bestKnown(parsed.titles[0]?.span.films ?? []);
  const film = known === undefined ? undefined : catalogued(known, index);
  if (film === undefined) return undefined;
  const lacks = new Set(breaking(wishes)(film).flatMap((name) => LACKS[name] ?? []));
  return showAndAnswer(film, context, () => {
    const { title, duration } = film;
    const told = `${genresOf(film)}, ${inWords(duration)} sürüyor`;
    const { hook } = film;
    // A child is not left to what anybody would put up with.
    if (lacks.has(TOO_YOUNG)) return age(film, `${wishes.maxAge} yas`);
    return lacks.size === 0
      ? hook === undefined
        ? `Olur, ${title} tam aradığın gibi; ${inWords(duration)} sürüyor.`
        : `Olur, tam yerinde: ${locative(title)} ${hook}. ${upperFirst(inWords(duration))} sürüyor.`
      : `${title} pek uymaz, ${joinList([...lacks].slice(0, 2))}; ${told}. İçine sindiyse yine de aç.`;
  });
};
