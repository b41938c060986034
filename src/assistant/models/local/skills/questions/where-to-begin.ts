import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { ofPerson } from '#domain/film-words.ts';
import { fold } from '#domain/title.ts';
import { bestKnownFirst, partsNamedIn, partsOf, partsOfStudio, seriesOf } from '#films/series.ts';
import { knownFilms } from '../../core/known-film.ts';
import { ablative } from '#lib/turkish/suffix.ts';
import { oneMeant } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './where-to-begin.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 6;

/** The long chain of Marvel's own films begins here, whatever others made of its heroes before. */
const BEGINNINGS: Readonly<Record<string, string>> = { Marvel: 'Iron Man' };

/** `marvel izlemeye başlicam`, and `nerden başlıyım` of a series that is in talk: the one film to begin with. */
export const whereToBegin: Decide = ({ text, words: count, exact }, context) => {
  if (count > FEW_WORDS) return exact === undefined ? withCinema(text, context) : undefined;
  const named = partsNamedIn(context.index.films, text);
  const begins = words.BEGINS.in(text) && named !== undefined;
  // Of a series that is named beside the question, the whole order is told.
  const asks = words.FROM_WHERE.in(text) && (named === undefined || named.ofStudio);
  if (!begins && !asks) return undefined;
  const parts = named === undefined ? inTalk(context) : fromBeginning(named.name, named.parts);
  const [first, second] = parts;
  if (first === undefined || second === undefined) return ofPersonInTalk(context) ?? ofRecommended(context);
  const told = source.then
    .replace('{title}', first.title)
    .replace('{year}', `${first.year}`)
    .replace('{next}', second.title);
  return showAndAnswer(first, context, () => told);
};

/** `hoca iran sinemasını övdü, bi tane bile izlememişim, hangisinden başlasam`: films of the cinema that is told of. */
function withCinema(text: string, { understand }: DecisionContext): Decision | undefined {
  const [, whose] = CINEMA.exec(text) ?? [];
  if (whose === undefined || !words.FROM_WHERE.ends(text)) return undefined;
  const { countries, origin } = understand(`${whose} filmi öner`).said;
  return countries.length > 0 || origin !== undefined
    ? recommendBy({ genres: [], countries: [...countries], origin })
    : undefined;
}
const CINEMA = /(?:^| )(\w+) sinemas/u;

/** `miyazaki nasıl`, then `hangisiyle başlayayım`: the one of theirs that everybody knows. */
function ofPersonInTalk(context: DecisionContext): Decision | undefined {
  const { person, wishes, asked = '' } = context.memory;
  // Only right after they were named, and no films of theirs were wished.
  const isNamed = person !== undefined && asked.includes(fold(person).split(' ').at(-1) ?? '');
  if (!isNamed || wishes?.people?.includes(person) === true) return undefined;
  const [film] = bestKnownFirst(context.index.films.filter(ofPerson(person)));
  return film && showAndAnswer(film, context, () => `${ablative(film.title)} başla derim (${film.year}).`);
}

/** `komedi öner`, then `hangisinden başlasam`: the one that was spoken for. */
function ofRecommended({ memory }: DecisionContext): Decision | undefined {
  const film = memory.lastShow?.tool === 'recommendFilms' ? oneMeant(memory) : undefined;
  return film === undefined || memory.shown.length < 2
    ? undefined
    : say(`${ablative(film.title)} başla derim; beğenmezsen öbürleri duruyor.`);
}

/** The films of the series or the studio that was spoken of last, in their order. */
function inTalk({ memory, index }: DecisionContext): readonly CatalogueFilm[] {
  const shown = knownFilms(memory.shown, index);
  const [name] = new Set(shown.map((film) => seriesOf(film)?.name));
  const isOne = shown.length > 1 && shown.every((film) => seriesOf(film)?.name === name);
  if (isOne && name !== undefined) return partsOf(index.films, name);
  const focus = memory.focus && knownFilms([memory.focus], index)[0];
  const own = focus && seriesOf(focus)?.name;
  if (own !== undefined && memory.lastShow === undefined) return partsOf(index.films, own);
  const [studio] = memory.wishes?.studios ?? [];
  const [series] = memory.wishes?.series ?? [];
  if (series !== undefined) return partsOf(index.films, series);
  return studio === undefined ? [] : fromBeginning(studio, partsOfStudio(index.films, studio).parts);
}

function fromBeginning(name: string, parts: readonly CatalogueFilm[]): readonly CatalogueFilm[] {
  const from = parts.findIndex(({ title }) => title === BEGINNINGS[name]);
  return from < 0 ? parts : parts.slice(from);
}
