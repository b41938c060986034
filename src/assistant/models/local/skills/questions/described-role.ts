import type { CatalogueFilm, FilmRole } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { partsNamedIn } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { oneMeant } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { phraseLists, phrases } from '../../lexicon/phrases.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { foldedText, maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askingWords } from './asked.ts';
import { yearsIn } from './lives.ts';
import { namedTitles, withLeadingTitle } from './named-film.ts';
import { actorsOf, isWoman } from './people-of-film.ts';
import { placesIn } from './role-names.ts';
import { OF_A_KIND, objectForm, tell } from './roles.ts';
import source from './traits.json' with { type: 'json' };

const words = phraseLists(source);
const TRAITS = source.traits.map(({ said, actors }) => ({ said: phrases(said), actors: new Set(actors) }));
const GROWN = 15;
const OLD = 55;
const MOST_TOLD = 3;

/** Whether somebody of a film is asked for by what they are (`dev gibi adam kim`), and not by a name. */
export const asksForDescribed = ({ text }: Pick<Understanding, 'text'>): boolean =>
  !OF_A_KIND.test(text) && (words.WHO_WHOM.in(text) || (words.ASKED.in(text) && describes(text)));

const describes = (text: string): boolean =>
  [askingWords.WOMAN, askingWords.MAN, words.OLD, ...TRAITS.map(({ said }) => said)].some((list) =>
    list.in(text),
  );

/** `kill bill'deki kadın kim`, `yeşil yoldaki dev gibi adamı kim oynuyordu`: the one of the cast who is meant. */
export const describedRole: Decide = (parsed, context) => {
  const found = asksOfFilms(parsed, context);
  if (found === undefined) return undefined;
  const { films, asked, roles } = found;
  for (const film of films) {
    const cast = castOf(film, roles(film), asked);
    if (words.WHO_WHOM.in(asked)) return whoIsWhom(film, cast, roles(film), context);
    const meant = cast.find(meantBy(asked, film));
    if (meant === undefined) continue;
    const role = roles(film).find(({ actor }) => actor === meant);
    if (role !== undefined) return tell({ film, role }, [{ film, role }], context);
    return showAndAnswer(film, context, () => `${locative(film.title)} ${meant}.`);
  }
  return undefined;
};

/** `gladyatördeki kötü adam kimdi`: nothing tells who is meant, and all of the likely ones are told by their roles. */
export const likelyRoles: Decide = (parsed, context) => {
  const { films: [film] = [], asked = '', roles } = asksOfFilms(parsed, context) ?? {};
  return film && roles && whoIsWhom(film, castOf(film, roles(film), asked), roles(film), context);
};

/** The films of which it is asked, and what, with their names cut out. */
function asksOfFilms(parsed: Understanding, context: DecisionContext) {
  const { recall } = context;
  if (recall === undefined || parsed.named.length > 0) return undefined;
  const isTrait = ({ from, to }: TitleAt) =>
    TRAITS.some(({ said }) => said.is(foldedText(parsed.tokens.slice(from, to))));
  const led = withLeadingTitle(parsed, context, true);
  const places = placesIn(led);
  const titles = (places.length > 0 ? places : namedTitles(led)).filter((title) => !isTrait(title));
  const asked = maskedText(led.tokens, titles);
  if (titles.length > 1 || !asksForDescribed({ text: asked })) return undefined;
  if (askingWords.OTHERS.in(asked) || askingWords.DIRECTOR.in(asked)) return undefined;
  const [title] = titles;
  const series = title === undefined ? partsNamedIn(context.index.films, asked) : undefined;
  const inTalk = title === undefined ? oneMeant(context.memory) : undefined;
  const films =
    title !== undefined
      ? title.span.films.toSorted(seriesFirst)
      : series !== undefined && !series.ofStudio
        ? series.parts.slice(0, 1)
        : [(inTalk && catalogued(inTalk, context.index)) ?? []].flat();
  const beside = series === undefined ? asked : asked.replace(fold(series.name), '');
  return { films, asked: beside, roles: recall.roles.of };
}

/** All who play in it, of the kind that is said, the foremost first. */
function castOf(film: CatalogueFilm, roles: readonly FilmRole[], asked: string): string[] {
  const isOf = (name: string) =>
    askingWords.WOMAN.in(asked) ? isWoman(name) : !askingWords.MAN.in(asked) || !isWoman(name);
  return [...new Set([...actorsOf(film), ...roles.map(({ actor }) => actor)])].filter(isOf);
}

/** What tells the one who is meant from the others of the cast; undefined where it is not known of anybody. */
function meantBy(asked: string, film: CatalogueFilm): (name: string) => boolean {
  const traits = TRAITS.filter(({ said }) => said.in(asked));
  const isAged = (name: string) => {
    const years = yearsIn(name, film);
    if (words.CHILD.in(asked)) return years !== undefined && years <= GROWN;
    return !words.OLD.in(asked) || (years !== undefined && years >= OLD);
  };
  if (traits.length > 0) return (name) => traits.some(({ actors }) => actors.has(name));
  const rest = words.OLD.without(words.CHILD.without(asked));
  // `kötü adam kim`: what is not known of anybody tells nobody apart.
  return words.PLAIN.without(rest.replaceAll('§', ' ')) === '' ? isAged : () => false;
}

/** `kim kimi oynuyor`: the foremost of them, each with the role. */
function whoIsWhom(
  film: CatalogueFilm,
  cast: readonly string[],
  roles: readonly FilmRole[],
  context: DecisionContext,
) {
  const told = cast.flatMap((name) => {
    const [role] = roles.find(({ actor }) => actor === name)?.names ?? [];
    return role === undefined ? [] : `${objectForm(role)} ${name}`;
  });
  if (told.length < 2) return undefined;
  return showAndAnswer(
    film,
    context,
    () => `${locative(film.title)} ${joinList(told.slice(0, MOST_TOLD))} oynuyor.`,
  );
}

/** Of a series the first film, of others the best known. */
const seriesFirst = (a: CatalogueFilm, b: CatalogueFilm): number => {
  const [one, other] = [a.judgement?.series, b.judgement?.series];
  return one !== undefined && one.name === other?.name
    ? one.place - other.place
    : (b.judgement?.fame ?? 0) - (a.judgement?.fame ?? 0);
};
