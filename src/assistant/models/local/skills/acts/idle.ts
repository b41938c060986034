import type { DecisionContext } from '../../core/skill.ts';
import { listOnScreen, oneMeant } from '../../core/memory.ts';
import { changesWords, comparisonsWords, listsWords } from '../../lexicon/word-lists.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import { toolOf } from '../../understand/acts.ts';
import { type AimedAct, type Target, pointing } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isOnlyTold } from '../questions/asked.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { sounds } from '../../judge/sounds.ts';
import source from './idle.json' with { type: 'json' };

const words = phraseLists(source);

/** A question like `konusu ne` asks after a film only where one is spoken of. */
export function isIdle(
  { act, targets }: AimedAct,
  { wishes, markers, text, judged, exact, acts: all }: Understanding,
  { memory }: DecisionContext,
): boolean {
  const { shown, undo = [] } = memory;
  // `dramı çıkar`, `8'in altındakini gösterme`: of a wish, not of a film.
  // `tamam ekle bi de komik bir tane daha söyle` says both.
  const isBesideWish = act.kind === 'add' && markers.another && oneMeant(memory) !== undefined;
  if (['remove', 'add', 'nothing'].includes(act.kind) && targets.length === 0 && wishes && !isBesideWish)
    return true;
  // `Pixar olsun, Arabalar'ı çıkar`: where no list is spoken of, out of what is wished.
  const isElsewhere = listOnScreen(memory) === undefined && undo.length === 0;
  const statesMore = exact !== undefined && statesAnything({ ...exact, excludeTitles: undefined });
  if (act.kind === 'remove' && isElsewhere && statesMore) return true;
  if (isOnlyTold({ act, targets }, text) || isNoOrder({ act, targets }, text)) return true;
  // `40 dakika izleyip kalanı yarına kalsın`: a film that is begun is put on no list.
  const isPutBy = toolOf(act) === 'addToWatchlist';
  if (isPutBy && listsWords.REST_LATER.in(text)) return true;
  if (isPutBy && wishes && listsWords.KEEPS_WHAT_IS_LEFT.in(text)) return true;
  // `Baba'yı izlemedim, öyle klasiklerden öner`: no mark is to be taken back.
  // `Yeşil Yol'u izlemedim, listeye yaz`: it says why.
  const saysWhy = toolOf(act) === 'unmarkWatched' && !changesWords.TAKE_BACK.in(text);
  const isBesideOther = all.some((other) => toolOf(other.act) !== 'unmarkWatched');
  // `ilkini beğenmedim ama izlemedim de`
  if (saysWhy && memory.changed !== true && words.NOT_LIKED.in(text)) return true;
  if (saysWhy && (wishes || (isBesideOther && !(undo.length > 0 && memory.changed === true)))) return true;
  if (toolOf(act) === 'showFilm' && isNoTitle(targets, judged)) return true;
  // `hepsi eski, 2015 sonrasını göster`: films are wished, and none of these to be opened.
  const isAllOfThem = targets.length > 0 && targets.every((target) => pointing(target) === 'all');
  if (toolOf(act) === 'showFilm' && isAllOfThem && wishes) return true;
  // `yürüyen şato hariç, onu 6 kere izledim`: nothing was shown that could be meant.
  const isOfShown = targets.length > 0 && targets.every(({ kind }) => kind === 'reference');
  if (act.kind === 'film' && isOfShown && shown.length === 0 && (wishes || all.length > 1)) return true;
  // `korkuda meşhur ne varsa bitirdim, kıyıda köşede kalmış bişeyler lazım`
  if (act.kind === 'list' && words.ALL_SEEN.in(text)) return markers.requests || markers.asks;
  if (act.kind !== 'film' || targets.length > 0) return false;
  const wished = markers.requests || wishes;
  // `neredeyse her filmi izledim, az bilinen bir şey öner`: no one film was seen.
  // `10 kere izledim, başka bir büyülü dünya göster`
  if (act.tool === 'markWatched')
    return wished && (shown.length === 0 || comparisonsWords.SEEN_OFTEN.in(text));
  return (act.tool === 'showFilm' || act.tool === 'searchWeb') && (shown.length === 0 || wished);
}

/** `babam favorilerine eklemiş`, `izledim sanıyordum`, `hepsini baştan al`: what others did, what never was, and what is no deed on a list. */
const isNoOrder = ({ act }: AimedAct, text: string): boolean => {
  const tool = toolOf(act) ?? '';
  if (tool === 'markWatched') return words.BELIEVED.in(text);
  if (tool.startsWith('remove')) return words.BEGINS_ANEW.in(text);
  return (
    (act.kind === 'add' || tool.startsWith('add')) && (words.BY_OTHERS.in(text) || words.DOUBTED.in(text))
  );
};

/** `kayınpeder oturmuş karşıma film aç`: words that only stand where a title might, in what is by its likes no order. */
const isNoTitle = (targets: readonly Target[], judged: Understanding['judged']): boolean =>
  targets.length > 0 &&
  targets.every(
    (target) => target.kind === 'title' && target.film === undefined && !/[A-ZÇĞİÖŞÜ0-9]/u.test(target.text),
  ) &&
  !sounds('order', { judged });
