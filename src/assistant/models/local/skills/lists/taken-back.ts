import { type Memory } from '../../core/memory.ts';
import { type Decision, type DecisionContext, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords as lists } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { takingBack } from './list-acts.ts';
import source from './taken-back.json' with { type: 'json' };

const words = phraseLists(source);

export type Change = NonNullable<Memory['undo']>[number];

/** `yav vazgeçtim çıkar onu kanlıymış`, `sil sil ben onu izlemem`: whatever reason follows. */
export function takenBack(
  added: readonly Change[],
  parsed: Understanding,
  context: DecisionContext,
): Decision | undefined {
  const { text, titles, references, exact, tokens } = parsed;
  // `gönül yarasıyla karıştırdım`: only what it was taken for.
  const isOther = titles.some(
    (title) => isSurelyTitle(title) && !isMixedUp(title, tokens) && !isAddedFilm(title, added),
  );
  const points = references.some(({ reference: { kind } }) => !['this', 'all'].includes(kind));
  const isWish = exact !== undefined || FOR_ANOTHER.test(text);
  // `izlememişim, kaldır onu`, of what was just marked.
  const isMarked = added.every(({ tool }) => tool === 'unmarkWatched');
  const isOfMarks = isMarked && (lists.NOT_WATCHED.in(text) || words.NOT_QUITE_SEEN.in(text));
  const ends = ENDS.test(text) && !points && !isWish && (isOfMarks || !names(text));
  // `pardon yeşil yolla karıştırdım, izlememişim`
  const isMistaken = isOfMarks && tokens.some(({ folded }) => MISTAKEN.test(folded));
  // `yanlış oldu, süt kardeşler'i sil`: of several only that one.
  const named = added.filter((change) => titles.some((title) => isAddedFilm(title, [change])));
  const gone = named.length > 0 && !isMistaken ? named : added;
  // `kıyamadım ya gizleme, dursun yerinde`; `vazgeçtim önerebilirsin artık`, `şaka yaptım geri getir recebi`
  const isHidden = added.every(({ tool }) => tool === 'unhideFilm') && exact === undefined && !points;
  const isOfThem = titles.every((title) => isAddedFilm(title, added) || !isSurelyTitle(title));
  const isToStay = isHidden && (lists.NOT_HIDDEN.in(text) || (isOfThem && lists.COMES_AGAIN.in(text)));
  const isUndone = words.BACK_AGAIN.in(text) && !points && !names(text);
  // `yarısında uyumuşum, izlemiş sayma beni`
  const isUnseen = isMarked && words.NOT_QUITE_SEEN.in(text) && !points;
  const isFirm = words.FIRMLY.in(text) && !points && !FOR_ANOTHER.test(text);
  const isOver = GIVES_UP.test(text) || ends || isFirm || isUndone;
  const isBack = TAKES_BACK.test(text) || isOver || isMistaken || isUnseen || isToStay;
  if (!isBack || isOther) return undefined;
  const back = act(...takingBack(gone, context));
  // `kim seyredecek, çıkar onu`: a reason, and no question of the film.
  return isFirm && back.kind === 'act' ? { ...back, reply: () => undefined } : back;
}
const MISTAKEN = /^kar[iu]st[iu]r[dm]\w*$/u;
/** `gönül yarasıyla karıştırdım`: what it was taken for. */
const isMixedUp = ({ to }: Understanding['titles'][number], tokens: Understanding['tokens']): boolean =>
  /^(?:kar[iu]st[iu]r\w*|san\w*)$/u.test(wordAt(tokens, to));
export const isAddedFilm = ({ span }: Understanding['titles'][number], added: readonly Change[]): boolean =>
  span.films.some(({ title }) => added.some(({ film }) => film.title === title));
/** `pardon konusunu okudum sarmadı, çıkar onu`: whatever reason comes first. */
const ENDS =
  /(?:^| )(?:geri (?:al|cevir|dondur)|sil|cikar|cikart|kaldir|(?:eski|onceki|ilk) hal[iu]ne (?:getir|dondur|al|cevir)|(?:eskisi|oldugu) gibi (?:yap|olsun|kalsin))(?:[iu]ver)?(?:sene|sana)?(?: (?:onu|bunu|hepsini|gitsin|lutfen|ya|oradan|ordan))*$/u;
/** `başka bişey çıkar`, `komik bir tane çıkar` */
const FOR_ANOTHER = /(?:^| )(?:bir?|baska\w*|farkli|yeni|tane) /u;
/** A list is named: it may be another one. */
const names = (text: string): boolean =>
  [lists.FROM_FAVOURITES, lists.FROM_WATCHLIST, lists.NOT_WATCHED, lists.FAVOURITE].some((list) =>
    list.in(text),
  );
const GIVES_UP =
  /^(?:(?:yok|yav|ya|la|lan|be|dur|of|ay|aman|neyse) )*vazgectim(?: ya)?(?: (?:kalsin|gerek yok|istemem|istemiyorum|bosver|onu|bunu|artik|izlemem|izlemicem))*$/u;
const TAKES_BACK =
  /^(?:(?:yok|yav|ya|yaa|la|lan|be|abi|kanka|dur|of|ay|aa|aman|neyse|pardon|hayir|ama) )*(?:vazgectim |vazgectik |bosver )?(?:(?:son )?(?:dedigimi|ekledigimi|yaptigini|koydugunu) )?(?:geri al|sil|cikar|cikart|kaldir)(?:sene|sana)?(?: (?:sil|onu|bunu|hepsini|gitsin))*(?: |$)(?!bakalim|film|bir|bi |(?:kars|on)[iu]ma|ortaya|bana|bize)/u;
