import { joinList } from '#lib/turkish/format.ts';
import { genreWord } from '#recommender/kinds.ts';
import { type Decide, say } from '../../core/skill.ts';
import { namedTogether } from './between-named.ts';

const ASKED =
  /(?:^| )(?:benz(?:iyo\w*|er|ermi)|andir(?:iyo\w*|ir)|ayni tarz\w*|ayni kafada)(?: m[iu])?(?: |$)/u;
const MOST_SHARED = 2;

/** `pulp fiction ile ucuz roman aynı film mi`: whether two names are of one film. */
export const sameFilm: Decide = ({ titles, text }) => {
  const [one, other, ...more] = titles.map(({ span }) => span.films);
  if (one === undefined || other === undefined || more.length > 0 || !SAME.test(text)) return undefined;
  const both = one.find((film) => other.includes(film));
  if (both === undefined)
    return say(`Hayır, iki ayrı film: ${joinList([one, other].flatMap(([film]) => film?.title ?? []))}.`);
  return say(`Evet, aynı film: özgün adı ${both.originalTitle}, bizde ${both.title}.`);
};
const SAME = /(?:^| )ayni (?:film|sey)(?:ler)? m[iu]/u;

/** `the others la altıncı his benziyor mu`: whether two are alike, and in what. */
export const alikeAtAll: Decide = (parsed) => {
  const [one, other, ...more] = namedTogether(parsed);
  if (one === undefined || other === undefined || more.length > 0 || !ASKED.test(parsed.text))
    return undefined;
  if (!/(?:^| )m[iu]/u.test(parsed.text) || parsed.markers.requests) return undefined;
  const themes = one.themes.filter((theme) => other.themes.includes(theme)).slice(0, MOST_SHARED);
  const genres = one.genres.filter((genre) => other.genres.includes(genre)).slice(0, MOST_SHARED);
  const shared = genres.map((genre) => genreWord(genre));
  const themesToo = themes.length > 0 ? `, ortak konuları ${joinList(themes)}` : '';
  return say(
    shared.length > 0
      ? `Benzer yanları var: ikisi de ${joinList(shared)}${themesToo}.`
      : `Pek değil: ${one.title} ${joinList(one.genres.slice(0, 1).map((genre) => genreWord(genre)))}, ${other.title} ${joinList(other.genres.slice(0, 1).map((genre) => genreWord(genre)))}.`,
  );
};
