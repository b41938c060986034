import type { Genre } from '#domain/genre.ts';
import type { ListName } from '#tools/list-films.ts';
import type { UITools } from '#tools/registry.ts';
import { type Decide, type Decision, type DecisionContext, act, recommendBy, say } from '../../core/skill.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { union } from '../../understand/lists.ts';
import { type Memory, REMOVALS, UNDO, listOnScreen } from '../../core/memory.ts';
import { inputFor, pointedAt } from '../../core/resolve-reference.ts';
import { type Target, targetsMeant } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { atPart } from '../series-part/part-meant.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { standing } from './asked-done.ts';

export function showList(
  list: ListName,
  targets: readonly Target[],
  { said, text }: Understanding,
): Decision {
  const [genre] = said.genres;
  const query = targets.find((target) => target.kind === 'title')?.text ?? said.people[0];
  return listOf(list, { genre, query }, text);
}

const POINTS = /(?:^| )(?:puan|yildiz)(?:lar|im|ladik|ladig|verdi)/u;

/** A list, and of one film that is not on it, or of points that were never given, just that. @param text folded */
export function listOf(list: ListName, of: { genre?: Genre; query?: string }, text: string): Decision {
  const shown = act({ tool: 'listFilms', input: { list, ...of } });
  if (list !== 'watched' || shown.kind !== 'act') return shown;
  const reply = (output: UITools['listFilms']['output']) =>
    of.query !== undefined && output.total === 0
      ? `${of.query} izlediklerinde yok; izlediysen söyle, yazayım.`
      : POINTS.test(text) && output.mostStars === undefined
        ? 'Henüz puan verdiğin film yok. “Titanik 9” gibi yaz, kaydedeyim.'
        : undefined;
  return { ...shown, reply: (output) => ('list' in output && 'total' in output ? reply(output) : undefined) };
}

/** What adds to a list that can be changed. */
const ADDITIONS = {
  favourites: 'addFavourite',
  watched: 'markWatched',
  watchlist: 'addToWatchlist',
  hidden: 'hideFilm',
} as const;
type Addition = (typeof ADDITIONS)[keyof typeof ADDITIONS];
const additionTo = (list: ListName = 'history'): Addition | undefined =>
  list === 'history' ? undefined : ADDITIONS[list];

/** `ilkini sil`: out of the list that was shown last. */
export function removeFromShownList(targets: readonly Target[], context: DecisionContext): Decision {
  const { undo } = context.memory;
  // `vazgeçtim, çıkar` after an addition: what was added is meant, whatever list is on the screen.
  const added = undo?.filter(({ tool }) => REMOVALS.has(tool)) ?? [];
  const meant = targets.flatMap((target) =>
    target.kind === 'reference'
      ? pointedAt(target.reference, context.memory)
      : added.filter(({ film }) => film.title === target.film?.title).map(({ film }) => film),
  );
  const found = targets.every(({ kind }) => kind === 'reference') || meant.length > 0;
  const isAdded = meant.every(({ title }) => added.some(({ film }) => film.title === title));
  const isMeant = ({ film }: (typeof added)[number]) => meant.some(({ title }) => title === film.title);
  if (added.length > 0 && isAdded && found)
    return act(...takingBack(meant.length > 0 ? added.filter(isMeant) : added, context));
  const list = listOnScreen(context.memory);
  const isPointing = targets.every(({ kind }) => kind === 'reference');
  if (list !== undefined && context.memory.nothingListed === true && isPointing) return say(NOTHING_THERE);
  // `en üsttekini çıkar`, once the page was opened: what stands there is shown first.
  const { opened, shown } = context.memory;
  if (opened !== undefined && shown.length === 0 && isPointing)
    return act({ tool: 'listFilms', input: { list: opened } });
  const addition = additionTo(list);
  if (addition !== undefined) return filmAct(UNDO[addition], targets, context);
  // `Persona'yı zaten biliyorum, çıkar onu`: of what was recommended another comes in its place.
  const { lastShow, wishes = { genres: [] } } = context.memory;
  // `recep ivedikleri ayıkla`: named, and on no list nor on the screen.
  const named = targets.flatMap((target) => (target.kind === 'title' && target.film ? [target.film] : []));
  const gone = [...onScreen(targets, context), ...named].map(({ title }) => title);
  if (lastShow?.tool === 'recommendFilms' && gone.length > 0)
    return recommendBy({ ...wishes, excludeTitles: union(wishes.excludeTitles, gone) });
  return say(
    'Favorilerinden mi, izlediklerinden mi, izleyeceklerinden mi çıkarayım? Filmin adıyla birlikte yazman yeter.',
  );
}

export const NOTHING_THERE = 'O liste zaten boş, çıkaracak film yok. İstersen içine koyacak bir şey bulayım.';

/** The films on the screen that are named or pointed at. */
const onScreen = (targets: readonly Target[], { memory }: DecisionContext) =>
  targets.flatMap((target) =>
    target.kind === 'reference'
      ? pointedAt(target.reference, memory)
      : memory.shown.filter(({ title }) => title === target.film?.title || title === target.text),
  );

export function undoLastChange(context: DecisionContext): Decision {
  const { undo } = context.memory;
  if (undo === undefined) return say('Geri alınacak bir şey yok. Listelerinde ne değiştirmek istersin?');
  // Stars are taken back to those before, which only the journal knows.
  return undo.length === 0
    ? say('Puanını, yazdığım satırdaki “Geri al” ile geri alabilirsin.')
    : act(...takingBack(undo, context));
}

/** The calls that take some changes back. */
export const takingBack = (changes: NonNullable<Memory['undo']>, { index }: DecisionContext) =>
  changes.map(({ tool, film }) => ({ tool, input: inputFor(film, index) }));

/** The tool that adds to the list that was changed last; where none was, to what is to be watched. */
export function listChangedLast(memory: Memory): Addition {
  const tool = memory.undo?.at(-1)?.tool;
  const changed = tool && Object.values(ADDITIONS).find((one) => one === tool || UNDO[one] === tool);
  return changed ?? (tool === undefined ? additionTo(listOnScreen(memory)) : undefined) ?? 'addToWatchlist';
}

/** `seven izledim`, then `gone girl ekle`: what was seen was told, and another film is for later; `gone girl de ekle` goes on. */
export function addition({ text }: Pick<Understanding, 'text'>, memory: Memory): Addition {
  const tool = listChangedLast(memory);
  const isTold = tool === 'markWatched' && memory.undo !== undefined;
  return isTold && !ALSO.test(text) ? 'addToWatchlist' : tool;
}
/** `çıkar başka bir şey`, `çıkar karşıma güzel bi film`: a film is to come, and none to go. */
const BRINGS =
  /(?:^| )(?:(?:baska|farkli) |(?:(?:kars|on)[iu]m[ae]|ortaya)(?: |$)|bir? (?:\w+ )?(?:film|sey|bisey|tane))/u;
const ONE_MORE = /(?:^| )(?:bir? de|bide) .* var(?:d[iu])?(?: (?:onu|bunu) d[ae])?$/u;
/** `titanik'i de at` */
const PUT_TOO =
  /(?:^| )d[ae] (?:at|koy|yaz|al|kaydet|sakla)(?:sana|sene|ver|[iu]ver)?(?: (?:oraya|listeye|ya|lutfen))*$/u;
const ALSO = /(?:^| )(?:d[ae]|b[iu]r? ?de|ayn[iu]|oraya|ekle d[ae])(?: |$)/u;

/** `ekleme`, `vazgeçtim silme`: what was done already is taken back only when the person says so. */
export function callOff({ markers }: Understanding, context: DecisionContext): Decision {
  const { undo } = context.memory;
  if (undo === undefined || !markers.corrects)
    return say('Tamam, listelerine dokunmuyorum. Başka bir isteğin var mı?');
  return say(`Onu çoktan yaptım: ${standing(undo)}. Geri alayım mı?`, ({ talk }, answered) =>
    talk === 'yes' ? undoLastChange(answered) : undefined,
  );
}

const THANKS =
  /^(?:(?:eyw|eyv|eyvallah|sag ?ol|saol|tesekkur(?:ler)?|tsk|tskler|mersi|cok|ederim|canim|kanka|abi|ya) )+(?=\w+ )/u;
const TAKEN_BACK = /(?:^| )(?:sil|silsene|kaldir|cikar|cikart|geri (?:al|cikar)|at gitsin)(?: |$)/u;
const PUT_BACK = /(?:^| )(?:geri (?:ekle|koy|getir)|tekrar ekle|yine ekle)(?: |$)/u;
const FEW_WORDS = 6;

/**
 * What goes on with a change of the turn before: `interstellar da`, `bi de ikincisini`, `sonra izlemem ya, sil`. Only
 * right after it, so that nothing is changed by a guess.
 */
export const continued: Decide = (parsed, context) => {
  const { bareTarget, references, text, words, acts, markers, exact, titles } = parsed;
  const { memory } = context;
  if (memory.changed !== true || memory.undo === undefined || markers.requests) return undefined;
  // `sağ ol, titanik'i de at`: thanks for the one, and then another.
  const thanked = THANKS.exec(text)?.[0].trim().split(' ').length ?? 0;
  if (thanked > 0)
    return continued(context.understand(parsed.written.slice(parsed.tokens[thanked]?.start)), context);
  // `dağ 2'yi izledim`, then `dağ 1 de`
  const first = /^(.+) 1 d[ae]$/u.exec(text)?.[1];
  const named = first === undefined ? undefined : context.index.resolveTitle(first);
  if (named?.kind === 'one')
    return act({ tool: listChangedLast(memory), input: inputFor(named.film, context.index) });
  // `bir de babam ve oğlum var onu da`
  if (titles.length > 0 && acts.length === 0 && (ONE_MORE.test(text) || PUT_TOO.test(text)))
    return filmAct(listChangedLast(memory), targetsMeant({ titles, references: [] }), context);
  // The words of a title are no wish.
  if (exact !== undefined && bareTarget === undefined) return undefined;
  const aimed = bareTarget !== undefined || references.length > 0;
  if (aimed && words <= FEW_WORDS && listsWords.THIS_TOO.in(text) && acts.length === 0) {
    const targets = bareTarget === undefined ? targetsMeant({ titles: [], references }) : [bareTarget];
    const tool = listChangedLast(memory);
    // `ikincisini de`, of the series of the one film that was spoken of.
    const aimed = atPart({ act: { kind: 'film', tool }, targets }, parsed, context);
    return filmAct(tool, aimed.targets, context);
  }
  const alone =
    acts.length < 2 &&
    acts.every(({ act, targets }) => targets.length === 0 && act.kind !== 'nothing') &&
    bareTarget === undefined;
  if (!alone || words > FEW_WORDS || !references.every(({ reference }) => reference.kind === 'this'))
    return undefined;
  if (BRINGS.test(text)) return undefined;
  return TAKEN_BACK.test(text) || PUT_BACK.test(text) ? undoLastChange(context) : undefined;
};
