import { variant } from '#lib/variant.ts';
import { type Decide, offer, say } from '../../core/skill.ts';
import { type ShownFilm, oneMeant } from '../../core/memory.ts';
import { namedShown } from '../../core/named-shown.ts';
import { extreme, pointedAt } from '../../core/resolve-reference.ts';
import { joinTitles } from '../../core/sentence.ts';
import { nameIn, phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import { type TitleAt, isSurelyTitle, standsOut } from '../../understand/spans.ts';
import { type Span, endsClause, endsSentence } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import { choiceIn, choosesInPassing, saysNoMore } from './choice.ts';
import { withoutCourtesy } from './courtesy.ts';
import { favouriteWithReason } from './favourite.ts';
import { partsOf, withoutPeople } from './parts.ts';
import { returned } from './small-talk.ts';
import source from './turns.json' with { type: 'json' };

const { tease, luck, homeOrOut, petViewer, ourFavourite, trade, ticket, installed, nameMe, ...WHOLE } =
  phraseLists(source);
const ANYWHERE = { tease, luck, homeOrOut, petViewer, ourFavourite, trade, ticket, installed, nameMe };
type Turn = keyof typeof WHOLE | keyof typeof ANYWHERE | 'kept';
interface Replies {
  alone: readonly string[];
  beside?: readonly string[];
  film?: readonly string[];
}
const REPLIES: Readonly<Record<Turn, Replies>> = source.replies;
/** A film that is chosen by its name is as good as pointed at. */
const CHOICES: ReadonlySet<Turn> = new Set(['accept', 'begun', 'kept']);

/** What is said of a film that is named or pointed at. */
const OF_FILM: ReadonlySet<string> = new Set([...CHOICES, 'seenByUs']);

/** `tamam ilki olsun`, `Hababam olur, eyvallah`, `yok artık`, `dua et bana`: turns that are said whole, and want no films. */
export const smallTurns: Decide = (parsed, { memory, seed, written }) => {
  const { tokens, titles, references, markers, wishes } = parsed;
  const { shown } = memory;
  if (SAID_SLOPPILY.test(written)) return say(replyTo('fine', shown, undefined, seed).join(' '));
  // `oldu`, though a film is called so.
  const isTurn = partsOf(tokens, undefined, endsSentence).every((part) => turnIn(part) !== undefined);
  const named = namedShown(tokens, shown) ?? (isTurn ? undefined : namedElse(titles));
  const said = withoutPeople(tokens, parsed.named);
  const sentences = partsOf(said, named, endsSentence).map(turnIn);
  const clauses = partsOf(said, named, endsClause);
  const isChosen = sentences.includes(undefined) && choosesBeside(clauses, parsed);
  const turns: readonly (Turn | 'thanks' | undefined)[] = isChosen ? ['accept'] : sentences;
  const [turn, ...more] = turns.filter((one) => one !== 'thanks');
  if (turn === undefined || turns.includes(undefined) || (titles.some(isSurelyTitle) && !OF_FILM.has(turn)))
    return undefined;
  // `onu açtık, ayrıca Serpico'yu listeye at`: there is something to be done.
  if (turn === 'begun' && parsed.acts.length > 0) return undefined;
  // `hangisi daha kısa, onu izleyelim` asks first.
  if (CHOICES.has(turn) && /(?:^| )hangi/u.test(parsed.text)) return undefined;
  // `sarmazsa bozuşuruz, aksiyon olsun`: there is a wish beside it.
  if (Object.hasOwn(ANYWHERE, turn) && wishesKind(parsed)) return undefined;
  // `izleyince söylerim` asks for nothing.
  if ((markers.requests && !THOUGH_ASKED.has(turn)) || (markers.another && turn !== 'kept')) return undefined;
  // `bir dakika bile sıkmayan komedi`
  if (turn === 'pause' && (parsed.films || (parsed.exact?.genres.length ?? 0) > 0)) return undefined;
  // `brad pitt izleyelim` wishes, `brad pitt severim kalsın` takes what is shown.
  // `statham bırak, keanu reeves olsun`: one is let go, and another wished.
  const isWished = turn === 'accept' || (turn === 'kept' && parsed.text.endsWith(' olsun'));
  if (isWished && parsed.named.length > 0 && named === undefined) return undefined;
  // Nothing is accepted where nothing was shown; `sen ne dersen o` is met with a surprise.
  if (shown.length === 0 && (CHOICES.has(turn) || (turn === 'youDecide' && markers.requests)))
    return undefined;
  // `senna belgesel mi`, of a film that is not known, then `o kalsın`: none of those shown is meant.
  const { answer, asked = '', focus } = memory;
  const lead = oneMeant(memory);
  const isElse = focus === undefined && answer !== undefined && isAsking(asked);
  const spoken = isElse && lead !== undefined && !answer.includes(lead.title) ? undefined : lead;
  // `o süreye varım, ilkiyle gidelim`: a place says more than what was spoken of.
  const reference = references.find(({ reference: { kind } }) => kind === 'place') ?? references[0];
  const isOpen = reference === undefined || (reference.reference.kind === 'this' && spoken === undefined);
  const [pointed, ...others] = isOpen ? [] : pointedAt(reference.reference, memory);
  // `diğerlerini tut`
  const kept =
    pointed !== undefined && others.length > 0 ? { title: joinTitles([pointed, ...others]) } : pointed;
  const meant = OF_FILM.has(turn)
    ? (named?.film ?? kept ?? (isOpen ? spoken : undefined))
    : turn === 'youDecide'
      ? (spoken ?? extreme(shown, 'best'))
      : pointed;
  // `kafam güzel ne izlesek`
  if (turn === 'tipsy' && (wishes || markers.asks || markers.amends)) return undefined;
  // A choice is met once, however often it is said (`tamam ilki olsun. açtık`).
  const next = more.filter((one) => one !== turn && !(isChoice(one) && CHOICES.has(turn)));
  const words = [turn, ...(turn === 'tipsy' ? [] : next.slice(0, 1))]
    .flatMap((one) => replyTo(one, shown, meant, seed))
    .join(' ');
  if (turn === 'seenByUs' && meant !== undefined)
    return offer(words, { tool: 'showFilm', input: { title: meant.title } }, meant.title);
  if (turn === 'tipsy') return offer(words, { tool: 'recommendFilms', input: { genres: ['Komedi'] } });
  if (turn === 'asleepAtLast' || turn === 'sleepy')
    return offer(words, {
      tool: 'recommendFilms',
      input: { genres: [], occasions: ['sakin'], maxDuration: 110 },
    });
  if (turn === 'aloneTonight')
    return offer(words, { tool: 'recommendFilms', input: { genres: [], occasions: ['yalnız'] } });
  if (turn === 'petViewer')
    return offer(words, { tool: 'recommendFilms', input: { genres: [], themes: ['hayvan'] } });
  if (turn === 'ourFavourite') return favouriteWithReason(words);
  if (turn !== 'youDecide') return say(words);
  return meant === undefined
    ? offer(words, { tool: 'surpriseFilm', input: {} })
    : offer(words, { tool: 'findTrailer', input: { title: meant.title } });
};

/** `beğendim, açıyorum`, `o süreye varım, onunla gidelim`: a choice at the end, and nothing else that is wanted. */
const choosesBeside = (clauses: readonly string[], { exact, acts, alike, text, markers }: Understanding) =>
  clauses.every((clause) => turnIn(clause) !== undefined || saysNoMore(clause))
    ? clauses.some((clause) => turnIn(clause) === 'accept')
    : exact === undefined &&
      acts.length === 0 &&
      alike === undefined &&
      !markers.another &&
      choosesInPassing(text);

/** `ii` for `iyi`, which is read as a Roman two. */
const SAID_SLOPPILY = /^\s*i{2,4}[\s.!]*$/u;

/** What sounds like a request and is none: `olsun`, `isim takabilir miyim`. */
const THOUGH_ASKED: ReadonlySet<string> = new Set([
  'accept',
  'kept',
  'nameMe',
  'ticket',
  'trade',
  'youDecide',
]);

const isChoice = (turn: Turn | undefined): boolean => turn !== undefined && CHOICES.has(turn);

const GREETED = ['Bugün ne izlesek?', 'Nasıl bir film bakalım?'];

const wishesKind = ({ exact, markers }: Understanding): boolean =>
  exact !== undefined &&
  (exact.genres.length > 0 ||
    ((markers.requests || markers.amends) && exact.people.length + exact.themes.length > 0));

/** `sen bilirsin`: the choice is left to the assistant. */
export const leavesChoice = (text: string): boolean => WHOLE.youDecide.is(withoutCourtesy(text));

function replyTo(
  turn: Turn | undefined,
  shown: readonly ShownFilm[],
  film: ShownFilm | undefined,
  seed: string,
) {
  if (turn === undefined) return [];
  const greeting = turn === 'blessing' ? returned(seed) : undefined;
  if (greeting !== undefined)
    return [shown.length === 0 ? `${greeting} ${variant(GREETED, seed)}` : `${greeting} İyi seyirler!`];
  const { alone, beside = alone, film: ofFilm = beside } = REPLIES[turn];
  const ways =
    (shown.length === 0 && turn !== 'seenByUs') || (film === undefined && OF_FILM.has(turn))
      ? alone
      : film === undefined
        ? beside
        : ofFilm;
  return [variant(ways, seed).replace('{title}', film?.title ?? '')];
}

/** The one film that is named, though it is not on the screen. */
export function namedElse(titles: readonly TitleAt[]): (Span & { film: ShownFilm }) | undefined {
  const [title, ...others] = titles.filter((one) => !one.span.fuzzy && standsOut(one));
  const film = others.length === 0 ? bestKnown(title?.span.films ?? []) : undefined;
  return title === undefined || film === undefined ? undefined : { from: title.from, to: title.to, film };
}

export function turnIn(said: string): Turn | 'thanks' | undefined {
  const anywhere = nameIn(ANYWHERE, said);
  if (anywhere !== undefined) return anywhere;
  const text = withoutCourtesy(said);
  // `bakarız` puts off, though it looks like a choice.
  if (WHOLE.thinking.is(text)) return 'thinking';
  // `açtık gitti, bb` tells of no evening under way.
  const choice = choiceIn(text) ?? (WHOLE.accept.is(text) ? 'accept' : undefined);
  if (choice !== undefined) return choice;
  const isCourtesy = text === '' || talkWords.THANKS.is(said) || talkWords.GOODBYE.is(said);
  return wholeNameIn(WHOLE, said) ?? (isCourtesy ? 'thanks' : wholeNameIn(WHOLE, text));
}
