import { nameIn } from '../lexicon/phrases.ts';
import {
  changesWords as changes,
  filmQuestionsWords as questions,
  listsWords as lists,
} from '../lexicon/word-lists.ts';
import type { Act } from './acts.ts';
import { countWords, withoutNames } from './tokens.ts';

const LISTS = {
  hidden: lists.HIDDEN_LIST,
  watched: lists.WATCHED_LIST,
  history: lists.HISTORY,
  favourites: lists.FAVOURITE,
};
const FEW_WORDS = 2;
/** Stands where a title was cut out. */
const NAMED = '§';

const THOSE_PUT = /[dt][iu]kl[ae]r[iu]m(?:[iu]z)?[iu]?(?: |$)/u;

/** A change of what is kept of a film: favourite or not, watched or not. @param aimed whether a film is named or pointed at */
export function recordAct(text: string, aimed: boolean): Act | undefined {
  // `sonra bakarım diye attıklarım vardı, onlar nerede`: it points at what stands there, and names no film.
  const own =
    (aimed ? strayAct(text) : undefined) ?? (aimed && text.includes(NAMED) ? undefined : askedAct(text));
  if (own !== undefined) return own;
  if (!aimed && lists.WRITTEN_OUT.in(text)) return listAct(text);
  // `izlediklerimden biri olmasın`: of what a film is not to be one.
  if (!aimed && lists.KEPT_OUT_OF_SEEN.in(text)) return undefined;
  // `favoriye attığım filmler neler`, `gizlediklerim hangileri`; `favori yaptıklarım duruyo mu, gitmesin onlar` points at those
  const isOfThose = !aimed || (THOSE_PUT.test(text) && !text.includes(NAMED));
  if (isOfThose && (lists.PUT_ON.in(text) || lists.HIDDEN_LIST.in(text)) && lists.SHOW_LIST.in(text))
    return listAct(text);
  if (!aimed && lists.LOOKED_FOR.in(text)) return listAct(text);
  const tool = watchlistTool(text, aimed) ?? favouriteTool(text, aimed);
  if (tool?.startsWith('add') === true && lists.PUT_BEFORE.in(text)) return undefined;
  // `esaretin bedelini kalpledim mi ben`
  if (aimed && lists.ASKED_IF_PUT.in(text)) return { kind: 'list', list: listPutOn(text) ?? 'favourites' };
  if (tool !== undefined) return { kind: 'film', tool };
  // `izlediğim filmi listeden sil yanlışlıkla ekledim`: off the list of those.
  const isOffIt = lists.WATCHED_LIST.in(text) && (lists.BARE_LIST.in(text) || lists.STANDS_THERE.in(text));
  if (isOffIt && !aimed && changes.TAKE_OUT.in(text)) return { kind: 'film', tool: 'unmarkWatched' };
  // `izlediklerimden komedi olanları göster` asks of the list.
  const isOfList = lists.WATCHED_LIST.in(text) && !changes.TAKE_BACK.in(text);
  if (isOfList && !aimed && lists.WHICH.in(text)) return { kind: 'list', list: 'watched' };
  if (isOfList && !aimed && lists.SHOW_LIST.in(text)) return listAct(text);
  // `izlediklerimin arasından Kış Uykusu'nu siliver`
  const isFromSeen = lists.AMONG_SEEN.in(text) && (changes.TAKE_OUT.in(text) || changes.REMOVE.in(text));
  if (isFromSeen && aimed) return { kind: 'film', tool: 'unmarkWatched' };
  const isNotWatched = lists.NOT_WATCHED.in(text) && !lists.LONG_SINCE.in(text);
  // `Inception'ı izlemedim, konusu ne`: what is asked is meant.
  if (isNotWatched && lookAct(text, aimed) !== undefined) return undefined;
  // `son ikisini izlemedim, ekle onları`: why they are put on the list for later.
  if (isNotWatched && aimed && changes.ADD_ON.in(text) && !changes.TAKE_BACK.in(text))
    return { kind: 'film', tool: 'addToWatchlist' };
  if ((aimed && lists.MARKED.in(text) && changes.TAKE_BACK.in(text)) || isNotWatched)
    return { kind: 'film', tool: 'unmarkWatched' };
  const isSeen =
    !questions.TRAILER_TOLD.in(text) &&
    !lists.INDEFINITE.in(text) &&
    (lists.WATCHED.in(text) ||
      (aimed && lists.SEEN_ONE.in(text)) ||
      (lists.SEEN.in(text) && (aimed || lists.FILM_WORD.in(text))));
  if (isSeen || (lists.INTO_WATCHED.in(text) && (aimed || changes.ADD.in(text)))) {
    if (lists.WATCHED_ASKED.in(text) && !changes.MARK.in(text))
      return aimed ? { kind: 'list', list: 'watched' } : undefined;
    if (lists.UNMARKS.in(text)) return { kind: 'film', tool: 'unmarkWatched' };
    // `… izledim, böyle başka ne var`, `… bayıldım benzeri ne var` wishes others.
    if (
      lists.WHICH.in(text) &&
      !aimed &&
      !/(?:^| )(?:b?oyle|baska|benze\w+|gibi\w*|tarz\w*|tad\w*)(?: |$)/u.test(text)
    )
      return { kind: 'list', list: 'watched' };
    return { kind: 'film', tool: 'markWatched' };
  }
  // `ilkini izledim ikincisini sonra izlerim`
  if (
    aimed &&
    lists.FOR_LATER.in(text) &&
    !lists.PUT_BEFORE.in(text) &&
    !lists.REST_LATER.in(text) &&
    !/[dt][ae]n (?:de )?sonra/u.test(text)
  )
    return { kind: 'film', tool: 'addToWatchlist' };
  if (aimed && changes.CHERISH.in(text)) return { kind: 'film', tool: 'addFavourite' };
  // `yarım bıraktım, not al`: what is told of it is to be kept, and not the film.
  if (aimed && lists.LEFT_OFF.in(text)) return undefined;
  if (aimed && changes.KEEP.in(text)) return { kind: 'film', tool: 'addToWatchlist' };
  // `Leon'u çıkar, yerine Nikita'yı koy`
  // `yerine başka koy` wants another one.
  const inItsPlace = /^yerine (?!baska|yeni)| yerine$/u.test(text) && changes.ADD.in(text);
  if (changes.ADD_ALONE.is(text) || (aimed && (changes.ADD_ON.ends(text) || inItsPlace)))
    return { kind: 'add' };
  return aimed && changes.REMOVE_SHOWN.in(text) && !changes.RATHER_FIND.in(text)
    ? { kind: 'remove' }
    : undefined;
}

/** `çocuk Frozen'ı favorilere atmış, çıkarıver`: told of what stands on a list unasked, and taken off it where that is said. */
function strayAct(text: string): Act | undefined {
  const isTakenOff = changes.TAKE_BACK.in(text) || changes.TAKE_OUT.in(text) || changes.REMOVE_SHOWN.in(text);
  const isTold = lists.STANDS_THERE.in(text) || (isTakenOff && lists.PUT_BEFORE.in(text));
  const list = isTold ? listPutOn(text) : undefined;
  if (list === undefined) return undefined;
  return isTakenOff ? { kind: 'film', tool: TAKING_OFF[list] } : { kind: 'list', list };
}
const TAKING_OFF = {
  favourites: 'removeFavourite',
  watched: 'unmarkWatched',
  watchlist: 'removeFromWatchlist',
} as const;

/** `favorilere koymuştum, … oradan çıkar`: what takes a film off the list that a whole message tells it was put on. */
export function takenOffWhere(text: string): Act | undefined {
  const list = lists.PUT_BEFORE.in(text) ? listPutOn(text) : undefined;
  return list === undefined ? undefined : { kind: 'film', tool: TAKING_OFF[list] };
}

function listPutOn(text: string): keyof typeof TAKING_OFF | undefined {
  if (lists.INTO_WATCHED.in(text)) return 'watched';
  if (lists.FAVOURITE_WORD.in(text) || lists.FOR_FAVOURITES.in(text)) return 'favourites';
  return isWatchlist(text) || lists.FOR_LATER.in(text) ? 'watchlist' : undefined;
}

/** `kalp koyduklarım nerede`, `sonra izlicem diye ne atmıştım`: a list, by the verb that fills it. */
function askedAct(text: string): Act | undefined {
  if (!lists.OWN_ASKED.in(text) || lists.NOT_A_LIST.in(text) || changes.TAKE_BACK.in(text)) return undefined;
  // `görmek istemiyorum diye sakladıklarım`
  if (lists.HIDDEN_LIST.in(text)) return { kind: 'list', list: 'hidden' };
  const isSeen = lists.WATCHED_LIST.in(text) || lists.INTO_WATCHED.in(text);
  const isLiked = lists.FOR_FAVOURITES.in(text);
  return { kind: 'list', list: isSeen ? 'watched' : isLiked ? 'favourites' : 'watchlist' };
}

/** Whether *İzleyeceklerim* is spoken of: by its name, or as the list. */
export const isWatchlist = (text: string) =>
  lists.WATCHLIST.in(text) || (lists.BARE_LIST.in(text) && !lists.OTHER_LIST.in(text));

function watchlistTool(text: string, aimed: boolean): 'addToWatchlist' | 'removeFromWatchlist' | undefined {
  // `satıcı da onunmuş, beklesin listede`
  if (lists.STAYS_ON_LIST.in(text) && !lists.OTHER_LIST.in(text) && !lists.SHOW_LIST.in(text))
    return 'addToWatchlist';
  if (!isWatchlist(text) || lists.BASED_ON_LIST.in(text)) return undefined;
  // `izleyeceklerimden al, izlenenlere geçir`: what was seen stands there no more.
  const isMoved = lists.INTO_WATCHED.in(text);
  if (lists.FROM_WATCHLIST.in(text) && changes.REMOVE.in(text))
    return isMoved ? undefined : 'removeFromWatchlist';
  if (lists.INTO_ALONE.in(text) && !lists.OTHER_LIST.in(text)) return 'addToWatchlist';
  const into = lists.INTO_WATCHLIST.in(text) || (aimed && lists.WATCHLIST.in(text));
  if (into && changes.ADD.in(text)) return 'addToWatchlist';
  // `İzleyeceklerim'de duruyormuş` adds nothing.
  return aimed && lists.INTO_WATCHLIST.in(text) && !lists.SHOW_LIST.in(text) ? 'addToWatchlist' : undefined;
}

/** A film that is never to come again, or may come again. */
export function hideAct(text: string, aimed: boolean): Act | undefined {
  if (!aimed) return lists.UNHIDES.in(text) ? { kind: 'undo' } : undefined;
  // `bir daha titanik önerme`: a title stands within what is said of it.
  const said = withoutNames(text);
  if (lists.SHOW_AGAIN.in(said)) return { kind: 'film', tool: 'unhideFilm' };
  // `görülenlerin arasına koy, bir daha çıkarma karşıma`: what was seen does not come again anyway.
  if (lists.INTO_WATCHED.in(said) && changes.ADD.in(said)) return undefined;
  return lists.HIDE.in(said) ? { kind: 'film', tool: 'hideFilm' } : undefined;
}

function favouriteTool(text: string, aimed: boolean): 'addFavourite' | 'removeFavourite' | undefined {
  if (!lists.FAVOURITE.in(text) || lists.BASED_ON_LIST.in(text)) return undefined;
  if (lists.WATCHLIST.in(text) && !lists.FAVOURITE_WORD.in(text)) return undefined;
  // `dün izledim, listeye işle`: the list of what was watched.
  const isOfSeen = lists.WATCHED.in(text) || lists.WATCHED_LIST.in(text);
  if (isOfSeen && !lists.FAVOURITE_WORD.in(text) && lists.GENERAL_LIST.in(text)) return undefined;
  const into = lists.INTO_FAVOURITES.in(text);
  if (lists.FROM_FAVOURITES.in(text) && changes.REMOVE.in(text)) return 'removeFavourite';
  if (aimed && lists.NOT_AMONG_FAVOURITES.in(text)) return 'removeFavourite';
  if (into && (changes.ADD.in(text) || lists.MAKES_FAVOURITE.in(text))) return 'addFavourite';
  if (aimed && changes.TAKE_OUT.in(text) && lists.FAVOURITE_WORD.in(text)) return 'removeFavourite';
  return aimed && (into || changes.ADD_PLAINLY.in(text)) ? 'addFavourite' : undefined;
}

export function listAct(text: string): Act | undefined {
  const list = isWatchlist(text) ? 'watchlist' : nameIn(LISTS, text);
  if (list === undefined || lists.NOT_A_LIST.in(text)) return undefined;
  if (list === 'hidden' && lists.SHOW_AGAIN.in(text)) return undefined;
  const alone = (list !== 'hidden' && countWords(text) <= FEW_WORDS) || lists.LIST_ALONE.is(text);
  return alone || lists.SHOW_LIST.in(text) || lists.WRITTEN_OUT.in(text) || lists.WITHIN_LIST.in(text)
    ? { kind: 'list', list }
    : undefined;
}

export function lookAct(text: string, aimed: boolean): Act | undefined {
  if (questions.TRAILER.in(text) && !questions.TRAILER_TOLD.in(text))
    return { kind: 'film', tool: 'findTrailer' };
  if (!aimed) return undefined;
  if (questions.WHERE.in(text) && !questions.ALIKE_RATHER.in(text))
    return { kind: 'film', tool: 'whereToWatch' };
  if (questions.WEB.in(text)) return { kind: 'film', tool: 'searchWeb' };
  if (questions.RATHER_RECOMMEND.in(text)) return undefined;
  // `bunları beğenmedim, başka göster` opens none of these.
  // `film aç sen`: any film.
  const anyFilm =
    /^(?:(?:hadi|sen|bana|bize|bi|bir|guzel|e|ee|tamam|neyse) )*film (?:ac|koy|at|patlat)(?: |$)/u.test(
      text,
    ) || /(?:^| )(?:ac|koy|at|patlat|tak) (?:bana |bize )?(?:bi|bir) (?:guzel |iyi )?film(?: |$)/u.test(text);
  const opens =
    questions.OPEN.in(text) &&
    // `wonder woman derste gösterilmez`
    !/(?:il|n)m[ae]z(?: |$)/u.test(text) &&
    !questions.OTHERS.in(text) &&
    !anyFilm &&
    // `2010dan bu yana çekilmiş olanlardan bak`: among others.
    !/(?:(?:ol|yapil|cekil|cik|gec)anl[ae]r|filml[ae]r|donem)(?:[iu]n)?d[ae]n (?:\w+ )?(?:bak|ac|goster)/u.test(
      text,
    ) &&
    !/(?:^| )ne (?:bakalim|izleyelim|acalim)(?: |$)/u.test(text);
  return questions.DETAIL.in(text) || opens ? { kind: 'film', tool: 'showFilm' } : undefined;
}
