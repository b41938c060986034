import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { seriesAmong, seriesOf } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { also, instrumental, locative } from '#lib/turkish/suffix.ts';
import { filmsInWords } from '../../core/films-in-words.ts';
import { catalogued } from '../../core/known-film.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Around, type Decision, act, say } from '../../core/skill.ts';
import { phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { oneMeant } from '../../core/memory.ts';
import { wonPrize } from '../questions/oscars.ts';
import { bestKnown } from '../questions/named-film.ts';
import { rankedWithout, rankingOf } from '../shown-films/ranked-shown.ts';
import { amount } from './answer-parts.ts';
import source from './out-of-answer.json' with { type: 'json' };

const lists = phraseLists(source);

/** `kaçar tane`, `titanik de mi`, `hangi diziyle`, `adı neydi`: answered out of what the last answer named. */
export const outOfAnswer = (parsed: Understanding, context: Around): Decision | undefined => {
  const { memory, index } = context;
  const { answer = '', shown } = memory;
  if (memory.picking !== undefined || (answer === '' && shown.length === 0)) return undefined;
  const { titles, named: people } = parsed;
  const [title] = titles;
  const mark = title === undefined ? '1' : '0';
  const masked = maskedText(parsed.tokens, title === undefined ? people : [title]).replaceAll('§', mark);
  // `örnek ver` names nobody, though somebody is called so.
  const asked = wholeNameIn(lists, parsed.text) ?? wholeNameIn(lists, masked);
  if (asked === undefined) return undefined;
  const onScreen = shown.flatMap((film) => catalogued(film, index) ?? []);
  if (asked === 'AMONG' && filmsInWords(answer, index).length === 0)
    return isOnScreen(parsed, onScreen, context);
  const row = memory.onlyNamed === true ? onScreen : [];
  const last = filmsInWords(answer, index);
  // `irishman de mi`, then `baba da mı`: of the row that was named before.
  const films = last.length < 2 && row.length > 1 ? row : last;
  switch (asked) {
    case 'HOW_MANY':
      return told(amount(answer, parsed.text, films));
    case 'BY_WHICH':
      return told(byWhich(answer, parsed, films, context));
    case 'WHICH':
      return memory.focus === undefined || row.length > 1
        ? told(namesOf(answer, row.length > films.length ? row : films, context))
        : undefined;
    case 'NAME':
      return told(nameOf(bestKnown(title?.span.films ?? []), last, context));
    case 'RANK': {
      const ranking = row.length > 1 ? undefined : rankingOf(parsed.text, last, index);
      return told(ranking && rankedWithout(parsed, ranking, index));
    }
    case 'IN_WHICH':
      return told(last.length === 1 && last[0] ? `${locative(last[0].title)}.` : undefined);
    case 'ORDER':
      return told(inOrder(row));
    case 'AMONG':
      return told(isAmong(parsed, films, context));
    case 'PRIZE': {
      const film = /os[ck]ar|odul/u.test(memory.asked ?? '') ? oneMeant(memory) : undefined;
      const known = film && catalogued(film, index);
      return told(known && wonPrize(known, parsed.text));
    }
    case 'EXAMPLE':
      return (
        memory.told &&
        act(...memory.told.map((film) => ({ tool: 'showFilm' as const, input: inputFor(film, index) })))
      );
  }
};

/** In which order the films of one series are seen that were named; undefined where they are of no one series. */
const inOrder = (films: readonly CatalogueFilm[]): string | undefined => {
  const name = seriesAmong(films);
  const isOne =
    name !== undefined && films.length > 1 && films.every((film) => seriesOf(film)?.name === name);
  return isOne
    ? `Çıkış sırasıyla git: ${joinList(films.toSorted((a, b) => a.year - b.year).map(named))}.`
    : undefined;
};

const told = (text: string | undefined) => (text === undefined ? undefined : say(text));

/** The series or the films of whoever is in talk that the answer named, with which they won. */
function byWhich(
  answer: string,
  { text }: Understanding,
  films: readonly CatalogueFilm[],
  { memory, index }: Around,
) {
  const people = index.findPeopleIn(answer);
  const start = Math.max(0, ...people.map(({ end }) => end));
  const series = /((?:\p{Lu}[\p{L}'’]*\s)+)dizi/u.exec(answer.slice(start))?.[1]?.trim();
  if (series !== undefined && !/(?:^| )film/u.test(text)) return `${instrumental(series)}.`;
  const { person } = memory;
  const own = person === undefined ? films : films.filter((film) => hasPerson(film, person));
  const titles = own.map((film) => film.title);
  const last = titles.pop();
  return last === undefined ? undefined : `${joinList([...titles, instrumental(last)])}.`;
}

function namesOf(answer: string, films: readonly CatalogueFilm[], { index }: Around) {
  if (films.length > 1) return `${joinList(films.map(named))}.`;
  const people = [...new Set(index.findPeopleIn(answer).map(({ name }) => name))];
  return people.length > 1 ? `${joinList(people)}.` : undefined;
}

/** The film that is spoken of, else the only one that was named. */
function nameOf(
  called: CatalogueFilm | undefined,
  films: readonly CatalogueFilm[],
  { memory, index }: Around,
) {
  const [only, ...more] = films;
  const film =
    called ?? (memory.focus && catalogued(memory.focus, index)) ?? (more.length === 0 ? only : undefined);
  if (film === undefined) return undefined;
  const own = film.originalTitle === film.title ? '' : `; özgün adı ${film.originalTitle}`;
  return `${named(film)}${own}.`;
}

/** Whether a film or somebody is one of those that were named, or also of the two people who were asked about. */
function isAmong(parsed: Understanding, films: readonly CatalogueFilm[], { memory, understand }: Around) {
  const [title, ...others] = parsed.titles;
  if (title === undefined || others.length > 0 || films.length === 0) return undefined;
  // `en çok yaklaşan Üç Maymun oldu`: named, and none of those that were asked for.
  if (DENIES.test(memory.answer ?? '')) return undefined;
  const among = films.find((film) => title.span.films.includes(film));
  if (among !== undefined)
    return `Evet, ${also(among.title)} ${films.length > 1 ? 'onlardan biri' : 'öyle'}.`;
  if (films.length < 2) return undefined;
  const people = [...new Set(understand(memory.asked ?? '').named.map(({ span }) => span.name))];
  const both = title.span.films.find(
    (film) => people.length > 1 && people.every((name) => hasPerson(film, name)),
  );
  if (both !== undefined) return `Evet, ${also(named(both))} öyle.`;
  return `Hayır, saydıklarım arasında yok: ${joinList(films.map(({ title: one }) => one))}.`;
}

const DENIES = /(?:^|\s)(?:yok|Hayır|değil|almadı|bilmiyorum)(?=[\s.,;]|$)/u;

/** `12 öfkeli adam dedikleri bu mu`: whether a film is one of the cards. */
function isOnScreen({ titles, text }: Understanding, films: readonly CatalogueFilm[], context: Around) {
  const [title, ...others] = titles;
  const film = bestKnown(title?.span.films ?? []);
  if (title === undefined || others.length > 0 || film === undefined || films.length === 0) return undefined;
  const among = films.find((one) => title.span.films.includes(one));
  if (among !== undefined) return say(`Evet, ta kendisi: ${named(among)}.`);
  const people = context.memory.wishes?.people ?? [];
  const isTheirs = people.length > 0 && people.every((name) => hasPerson(film, name));
  if (isTheirs) return showAndAnswer(film, context, () => `Evet, ${also(named(film))} öyle.`);
  // `shoplifters var mı` asks whether it is here at all.
  const told = AMONG.test(text) ? 'Hayır, o ayrı bir film' : 'Var';
  return showAndAnswer(film, context, () => `${told}: ${named(film)}. Kartını açtım.`);
}
const AMONG = /(?:^| )(?:d[ae]|onlar\w*|bunlar\w*|icinde|aralarinda|o|bu|dahil|listede)(?: |$)/u;

const named = ({ title, year }: CatalogueFilm) => `${title} (${year})`;
