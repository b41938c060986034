import { type Decide, recommendBy } from '../../core/skill.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { foldedText } from '../../understand/tokens.ts';

/** So well somebody knows it that the film itself is not asked for. */
const BY_HEART =
  /(?:^| )(?:ezber\w*|defalarca|(?:kac|bilmem kac|on|yirmi|kirk|elli|yuz|bin) (?:kere|kez|defa))(?: |$)/u;
const LIKE_IT =
  /(?:^| )(?:onun|bunun|ona|o) (?:gibi|ayarinda|tadinda|tarzinda|kalitesinde|kivaminda|benzer\w*|ayarda|tarz\w*)(?: |$)/u;

/** `marlon brandonun baba filmini ezberledim, onun ayarında ne var`: films like that one of somebody's, and none of their others. */
export const likeKnown: Decide = ({ tokens, titles, named }) => {
  const people = new Set(named.map(({ span }) => span.name));
  const [person, ...more] = people;
  if (person === undefined || more.length > 0) return undefined;
  const theirs = titles.flatMap((title) => {
    const film = title.span.films.find((one) => hasPerson(one, person));
    return film === undefined ? [] : [{ title, film }];
  });
  const [only, ...others] = theirs;
  if (only === undefined || others.length > 0) return undefined;
  const after = foldedText(tokens.slice(only.title.to));
  return BY_HEART.test(after) && LIKE_IT.test(after)
    ? recommendBy({ similarTo: only.film.title })
    : undefined;
};
