import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { type Decide, type Decision, recommendBy, say } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import { bestKnown, filmAskedOf, namedTitles } from './named-film.ts';
import women from './women.json' with { type: 'json' };

const WOMEN: ReadonlySet<string> = new Set(women.names);
const isWoman = (name: string) => WOMEN.has(name.split(' ')[0] ?? '');

const DIRECTOR = /(?:^| )(?:yonetmen\w*|yoneten\w*|ceken\w*)(?: |$)/u;
const WOMAN = /(?:^| )(?:kiz|kadin|kizin|kadinin|hatun|abla|aktris)\w*(?: |$)/u;
const MAN = /(?:^| )(?:adam|adamin|herif|cocuk|cocugun|erkek|eleman|abi|oglan)\w*(?: |$)/u;
const SOMEBODY = /(?:^| )(?:oyuncu|aktor|basrol|karakter)\w*(?: |$)/u;
const OTHERS = /(?:^| )(?:baska|diger|oynadigi|filmleri|filmlerini|oteki)(?: |$)/u;
const IN_THE_FILM = /(?:[dt][ae]ki(?:n?[iu]n)?)$/u;

/** Somebody meant by a film: `titanikteki kız`, `fight clubdaki adamın başka filmi`, `inception'ın yönetmeni başka ne çekti`. */
export const actorOfFilm: Decide = (parsed, context) => {
  const [title] = namedTitles(parsed);
  if (title === undefined || parsed.said.people.length > 0) return undefined;
  // `… çocuk kim` asks for a name, not for films.
  if (/(?:^| )kim(?:di|dir)?$/u.test(parsed.text)) return undefined;
  const masked = maskedText(parsed.tokens, parsed.titles);
  const others = OTHERS.test(masked);
  const inside =
    IN_THE_FILM.test(parsed.tokens[title.to - 1]?.folded ?? '') || /(?:^| )filmindeki /u.test(masked);
  const film = bestKnown(title.span.films) ?? filmAskedOf(parsed, context);
  if (film === undefined || !(others || inside)) return undefined;
  if (DIRECTOR.test(masked)) return others ? filmsOf(film.director?.split(', ') ?? []) : undefined;
  const kind = [WOMAN, MAN, SOMEBODY].some((said) => said.test(masked));
  // `hababam sınıfındaki mahmut hoca başka nerede oynuyor`: who plays whom is not known.
  if (!kind) return others && inside ? whoOf(film) : undefined;
  return filmsOf(actorsMeant(film, masked)) ?? whoOf(film);
};

/** The first actor of the kind that was said: the one whom people mean. */
function actorsMeant({ actors }: CatalogueFilm, said: string): string[] {
  const known = actors.filter((name) => name !== UNKNOWN_ACTOR);
  const meant = WOMAN.test(said)
    ? known.find(isWoman)
    : MAN.test(said)
      ? known.find((name) => !isWoman(name))
      : known[0];
  return meant === undefined ? [] : [meant];
}

const filmsOf = (people: readonly string[]): Decision | undefined =>
  people.length === 0 ? undefined : recommendBy({ people: [...people] });

/** Asks who is meant, naming those who play; the answer brings their films. */
function whoOf({ title, actors }: CatalogueFilm): Decision {
  const names = actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, 3);
  return say(`${locative(title)} ${joinList(names)} var. Hangisini kastettin?`, ({ said, references }) => {
    const place = references[0]?.reference;
    const pointed = place?.kind === 'place' ? names.at(place.place) : undefined;
    const [name = pointed] = said.people;
    return name === undefined ? undefined : filmsOf([name]);
  });
}
