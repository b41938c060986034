import { normaliseTitle } from '#domain/title.ts';
import type { FilmTool, PlannedCall } from '#tools/registry.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { type Decide, type Decision, type DecisionContext, act, say, withOpen } from '../../core/skill.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { filmsMeant, inputFor, inputForTitle, inputsMeant, pointedAt } from '../../core/resolve-reference.ts';
import { joinTitles } from '../../core/sentence.ts';
import { refusalsWords } from '../../lexicon/word-lists.ts';
import { type Reference, type Target, pointing } from '../../understand/targets.ts';
import whichFilmWords from './which-film.json' with { type: 'json' };
import { PARTICLE } from '../questions/checks.ts';
import { talkReply } from '../talk/small-talk.ts';

const WHICH_FILM: Readonly<Record<FilmTool, string>> = whichFilmWords;

export const NOTHING_SHOWN =
  'Henüz gösterdiğim bir film yok. Filmin adını yazabilir ya da önce bir öneri isteyebilirsin.';

/** Calls a tool for each film that is named or pointed at, else for the one spoken of; asks which where that is open. */
export function filmAct(
  tool: FilmTool,
  targets: readonly Target[],
  { memory, index }: DecisionContext,
  /** The message, where it leaves out films without naming them as the catalogue does. */
  exceptIn?: string,
): Decision {
  const shown = memory.told ?? memory.shown;
  const left = exceptIn === undefined ? [] : leftOut(exceptIn, shown);
  if (exceptIn !== undefined && left.length === 0) return say(WHICH_EXCEPT);
  const ask = (question: string) => askFilm(question, (input) => ({ tool, input }));
  const inputsOf = (target: Target): TitleInput[] =>
    target.kind === 'title'
      ? [inputForTitle(target, index, shown)]
      : filmsMeant(target.reference, { memory, index }).map((film) => inputFor(film, index));
  const excepted = targets.filter(({ except }) => except === true);
  const named = targets.filter(({ except }) => except !== true);
  // `ilki hariç ikisini`: the two that are left.
  const isRest = excepted.length > 0 && named.every((target) => pointing(target) === 'first');
  const meant = targets.length === 0 ? [THIS] : isRest ? [ALL] : named;
  const missed = meant.find((target) => inputsOf(target).length === 0);
  const open =
    missed?.kind !== 'reference'
      ? undefined
      : targets.length > 0 && shown.length === 0
        ? ask(NOTHING_SHOWN)
        : ask(isOpen(missed.reference) ? whichFilm(tool, shown) : noSuchPlace(shown));
  if (open !== undefined && meant.every((target) => inputsOf(target).length === 0)) return open;
  const isSame = (a: TitleInput, b: TitleInput) => a.title === b.title && a.year === b.year;
  const spared = [...excepted.flatMap(inputsOf), ...left.map((film) => inputFor(film, index))];
  const unique = meant
    .flatMap(inputsOf)
    .filter(
      (input, place, all) =>
        all.findIndex((other) => isSame(other, input)) === place &&
        !spared.some((one) => isSame({ ...input, ...one }, input)),
    );
  if (unique.length === 0) return ask(noSuchPlace(shown));
  // A tab of the browser for each film of a row would be too many.
  if (tool === 'searchWeb' && unique.length > 1) return ask(ONE_SEARCH);
  const done = act(...unique.map((input) => ({ tool, input })));
  // `favorilere ekle, bi de ıssız adamı`, where nothing was spoken of: one of them is done, and the other asked for.
  return open?.kind === 'say' ? withOpen(done, open) : done;
}

const isOpen = ({ kind }: Reference): boolean => kind === 'this' || kind === 'some';
const THIS: Target = { kind: 'reference', reference: { kind: 'this' } };
/** `Titanik hariç izledim`: the others are those on the screen. */
const ALL: Target = { kind: 'reference', reference: { kind: 'all' } };
const ONE_SEARCH = 'Hepsini birden aratamam. Birini söyle, onu internette arayayım.';
const WHICH_EXCEPT = 'Hangileri hariç? Adlarını ya da sıralarını yazman yeter; emin olmadan işaretlemeyeyim.';

/** The shown films whose titles stand before the word that leaves them out, be they everyday words elsewhere. */
const leftOut = (text: string, shown: readonly ShownFilm[]) =>
  shown.filter(({ title }) => {
    const at = text.indexOf(normaliseTitle(title));
    return at >= 0 && refusalsWords.EXCEPT.in(text.slice(at));
  });

const OF_YEAR = /^(?:(?:yok|hayir) )?(?:19|20)\d\d ?[dt][ae]ki/u;

/** Asks for a film, and makes a call on the one that the answer names or points at. */
export const askFilm = (question: string, call: (input: TitleInput) => PlannedCall): Decision =>
  say(question, ({ acts, markers, references, titles, talk, text }, context) => {
    // `terminal de onun muydu` asks, and answers nothing.
    if (acts.length > 0 || markers.requests || PARTICLE.test(text)) return undefined;
    // `2010daki olanı`: of what, is open.
    if (OF_YEAR.test(text)) return askFilm('Yıl tek başına yetmedi; filmin adını da yazar mısın?', call);
    // Also the name of a film (Hayır, 2022), but here it is the answer to a question.
    if (talk === 'no') return say(talkReply('no', context.seed));
    const inputs = inputsMeant({ titles, references }, context);
    return inputs.length === 0 ? undefined : act(...inputs.map(call));
  });

/** Nothing but a film's name or its place among those shown: its details are wanted. */
export const bareName: Decide = ({ bareTarget, references, words, text, markers }, context) => {
  const { memory, index, seed } = context;
  if (bareTarget !== undefined)
    return act({ tool: 'showFilm', input: inputForTitle(bareTarget, index, memory.shown) });
  const [reference] = references;
  if (reference === undefined || words > 4) return undefined;
  // `çok acayip bunlar`: said of all of them, and no card is asked for.
  if (reference.reference.kind === 'all' && words > 1) return undefined;
  const [film, ...others] = pointedAt(reference.reference, memory);
  if (WILL_WATCH.test(text))
    return say(
      film === undefined || others.length > 0 ? talkReply('enjoy', seed) : `${film.title} için iyi seyirler!`,
    );
  // `üçüncüyü boşver`
  if (markers.corrects) return say(talkReply('no', seed));
  // `eşim bunu izlemiş`, of cards: what is said of one that was only spoken for asks for no card.
  const isPlaced =
    reference.reference.kind !== 'this' || memory.focus !== undefined || memory.shown.length < 2;
  if (film !== undefined && (isPlaced || words === 1))
    return act({ tool: 'showFilm', input: inputFor(film, index) });
  return memory.shown.length === 0 ? say(NOTHING_SHOWN) : undefined;
};

const WILL_WATCH = /(?:^| )(?:izleyece\w+|izleyeyim|izlerim|izleriz|izleyelim)(?: |$)/u;

function whichFilm(tool: FilmTool, shown: readonly ShownFilm[]): string {
  if (shown.length === 0) return `${WHICH_FILM[tool]} Adını yazman yeter.`;
  return `${WHICH_FILM[tool]} ${joinTitles(shown.slice(0, 3), 'ya da')}${shown.length === 1 ? ' mi' : ''}?`;
}

const noSuchPlace = (shown: readonly ShownFilm[]) =>
  `Gösterdiğim filmler şunlar: ${joinTitles(shown)}. Hangisini kastettin?`;
