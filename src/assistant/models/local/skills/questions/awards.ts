import type { AWARDS } from '#domain/judgement.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { oscarsOf, wonPrize } from './oscars.ts';
import names from './awards.json' with { type: 'json' };
import type { Fact } from './facts.ts';

const NAMES: Readonly<Record<(typeof AWARDS)[number], string>> = names;

/** Which great prizes a film has; how many in all nobody has counted. */
export const awards: Fact = (film, asked = '') => {
  const { title, judgement } = film;
  // `en iyi kadın oyuncu oscarını aldı mı`
  const one = wonPrize(film, asked);
  if (one !== undefined) return one;
  const won = judgement?.awards ?? [];
  if (won.length === 0)
    return `${title} için bildiğim büyük bir ödül yok; küçük ödüllerin hepsini bilmiyorum.`;
  const count = /(?:^| )kac(?: |$)/u.test(asked) ? ' Toplam sayısını bilmiyorum.' : '';
  const yes = /(?:^| )m[iu](?: |$)/u.test(asked) ? 'Evet, ' : '';
  return `${yes}${title} ${joinList(won.map((award) => NAMES[award]))} aldı.${count}`;
};

/** `demi moore oscar aldı mı`, of one of its actors: the prizes of the film are not theirs. */
export function awardsOfPerson(person: string, film: Parameters<Fact>[0], asked: string): string {
  const own = /(?:^| )os[ck]ar/u.test(asked) ? oscarsOf(person, asked) : undefined;
  if (own !== undefined) return own;
  const untold = `${genitive(person)} kendi ödüllerini bilmiyorum`;
  return film.judgement?.awards.length === 0 ? `${untold}.` : `${untold}; ${awards(film)}`;
}
