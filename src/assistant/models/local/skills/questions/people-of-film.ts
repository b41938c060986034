import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { roleKey } from '#films/recall/role-index.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, recommendBy, say } from '../../core/skill.ts';
import { union } from '../../understand/lists.ts';
import { isRefusal } from '../../understand/refusals.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askingWords } from './asked.ts';
import { bestKnown, namedTitles } from './named-film.ts';
import women from './women.json' with { type: 'json' };

const WOMEN: ReadonlySet<string> = new Set(women.names);
export const isWoman = (name: string) => WOMEN.has(name.split(' ')[0] ?? '');

const PLAYED =
  /(?:^| )oyn(?:ayan|iyan|uyan)(?:[iu]n|dan)? (?:\w+ ){0,5}(?:film(?:i|ler\w*)|ondan|onun)(?: |$)/u;
const IN_THE_FILM = /(?:[dt][ae]ki(?:n?[iu]n)?)$/u;

const isInFilm = ({ tokens }: Understanding, to: number): boolean =>
  IN_THE_FILM.test(tokens[to - 1]?.folded ?? '');

/** Somebody meant by a film: `titanikteki kız`, `fight clubdaki adamın başka filmi`, `inception'ın yönetmeni başka ne çekti`. */
export const actorOfFilm: Decide = (parsed, context) => {
  const [title] = namedTitles(parsed);
  const { people, similarTo } = parsed.said;
  // `yeşil yol'u beğendik, o ayarda başka ne var` wishes likeness.
  if (title === undefined || similarTo !== undefined) return undefined;
  const masked = maskedText(parsed.tokens, parsed.titles);
  // `parazitteki baba varya song kang ho, o adam başka nelerde oynadı`: the name is told beside the film.
  if (people.length > 0)
    return isInFilm(parsed, title.to) && askingWords.OTHERS.in(masked)
      ? filmsOf(
          [...people],
          title.span.films.slice(0, 1).map(({ title: called }) => called),
        )
      : undefined;
  // `… çocuk kim` asks for a name, not for films.
  if (/(?:^| )kim(?:di|dir)?$/u.test(parsed.text)) return undefined;
  // `recep ivedikteki oyuncunun adı ne`
  if (/(?:^| )(?:adi|ismi) ne(?:dir|ydi)?$/u.test(parsed.text)) {
    const own = bestKnown(ofYear(title.span.films, parsed));
    const [lead] = own !== undefined && askingWords.SOMEBODY.in(masked) ? actorMeant(own, masked) : [];
    return own && lead !== undefined ? showAndAnswer(own, context, () => `Başrolde ${lead} var.`) : undefined;
  }
  const others = askingWords.OTHERS.in(masked);
  const inside = isInFilm(parsed, title.to) || /(?:^| )filmindeki /u.test(masked);
  // `titanikteki yaşlı teyze gerçekten yaşamış mı`: asked of somebody, whose films are not wished.
  // `jokerdeki eleman o kiloları harbiden mi vermiş yoksa efekt mi`, too.
  // `piyanistteki adam sahiden yaşamış mı, öğrenci sordu`, `… gerçek biri mi`
  if (!others && ASKS_WHETHER.test(masked)) return undefined;
  const film = bestKnown(ofYear(title.span.films, parsed));
  // `kara muratı oynayan adam vardı, onun filmlerinden`
  const asksPlayer = PLAYED.test(masked);
  if (film === undefined || !(others || inside || asksPlayer)) return undefined;
  // Of a cartoon nobody means who lent a voice: `ruhların kaçışı, aynı adamın başka filmi`.
  const isDrawn = film.genres.includes('Animasyon') && askingWords.MAN.in(masked) && !inside;
  if (askingWords.DIRECTOR.in(masked) || isDrawn)
    return others ? filmsOf(directorsOf(film), [film.title]) : undefined;
  const kind = [askingWords.WOMAN, askingWords.MAN, askingWords.SOMEBODY].some((list) => list.in(masked));
  // `hababam sınıfındaki mahmut hoca başka nerede oynuyor`: who plays whom is not known.
  const played = playing(film, masked, context);
  if (!kind && !asksPlayer && played === undefined) return others && inside ? whoOf(film) : undefined;
  const meant = played ?? actorMeant(film, masked);
  // `recep ivedikteki adam çıkmasın`
  const refused = parsed.tokens.some((_, place) => place >= title.to && isRefusal(parsed.tokens, place));
  if (refused && meant.length > 0) return withoutThem(meant, context);
  return filmsOf(meant, [film.title]) ?? whoOf(film);
};

const ASKS_WHETHER =
  /(?:d[iu]|m[iu]s|yor?) m[iu]\w*(?: |$)|(?:^| )m[iu] .* yoksa |(?:^| )gercek\w*(?: \w+)? m[iu]\w*(?: |$)/u;

/** `1989'daki batman'i oynayan`: of films of one name those of the year that is said. */
function ofYear(films: readonly CatalogueFilm[], { exact }: Understanding): readonly CatalogueFilm[] {
  const { minYear, maxYear } = exact ?? {};
  if (minYear === undefined || maxYear === undefined) return films;
  const then = films.filter(({ year }) => minYear <= year && year <= maxYear);
  return then.length > 0 ? then : films;
}

/** `babam ve oğlumdaki dede`, `titanikteki rose`: who plays the one that is called so there. */
function playing(film: CatalogueFilm, masked: string, { recall }: DecisionContext): string[] | undefined {
  const words = new Set(masked.split(' '));
  const role = recall?.roles.of(film).find(({ names }) =>
    names.some((name) =>
      roleKey(name)
        .split(' ')
        .some((word) => word.length > 3 && words.has(word)),
    ),
  );
  return role === undefined ? undefined : [role.actor];
}

/** What was wished before, without somebody. */
function withoutThem(people: readonly string[], { memory }: DecisionContext): Decision {
  const { wishes = { genres: [] } } = memory;
  return recommendBy({ ...wishes, excludePeople: union(wishes.excludePeople, people) });
}

export const directorsOf = ({ director = '' }: ShownFilm): string[] => director.split(', ').filter(Boolean);

export const actorsOf = ({ actors = [] }: ShownFilm): string[] =>
  actors.filter((name) => name !== UNKNOWN_ACTOR);

/** The first actor of the kind that was said: the one whom people mean. */
export function actorMeant(film: ShownFilm, text: string): string[] {
  const isMeant = (name: string) =>
    askingWords.WOMAN.in(text) ? isWoman(name) : !askingWords.MAN.in(text) || !isWoman(name);
  return actorsOf(film).filter(isMeant).slice(0, 1);
}

/** @param without the film by which they are called, where others of theirs are wished */
const filmsOf = (people: string[], without: readonly string[] = []): Decision | undefined =>
  people.length === 0
    ? undefined
    : recommendBy({ people, ...(without.length === 0 ? {} : { excludeTitles: [...without] }) });

/** Asks who is meant, naming those who play; the answer brings their films. */
function whoOf(film: CatalogueFilm): Decision {
  const names = actorsOf(film).slice(0, 3);
  const asked = `${locative(film.title)} ${joinList(names)} var. Hangisini kastettin?`;
  return say(asked, ({ said: { people }, references }) => {
    const place = references[0]?.reference;
    const pointed = place?.kind === 'place' ? names.at(place.place) : undefined;
    return filmsOf([...people, pointed].flatMap((name) => name ?? []).slice(0, 1));
  });
}
