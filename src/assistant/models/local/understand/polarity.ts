import type { Token } from './tokens.ts';

/** Something a message speaks of, to be found wanted or unwanted. */
export interface Item {
  /** What kind of thing it is: only things of one kind are taken together without a joining word. */
  kind: string;
  from: number;
  /** One beyond its last token. */
  to: number;
  /** What the last token carries after its stem. */
  rest: string;
}

const REFUSED =
  /^(?:haric\w*|disinda\w*|disindaki\w*|olmasin\w*|olmasa(?:lar|ydi|k)?|olmamasi\w*|icermese|olmayan\w*|olmadan|olmayacak\w*|olmamali|bulunmasin|bulunmayan|icermesin|icermeyen|girmesin|gecmesin|istemiyor\w*|istemem|istemeyiz|istemedi\w*|istemez\w*|sevmem|sevmeyiz|sevmiyor\w*|sevmez\w*|sevmeyen\w*|istemeyen\w*|demedim|demedik|sevmedi\w*|sevemedi\w*|hoslanm\w+|nefret\w*|gina|gicig\w*|gicik\w*|illallah\w*|alerjim\w*|bikti\w*|doydu\w*|biktim|sikildi\w*|sikiliyorum|usandi\w*|kaldiram\w+|dayanam\w+|gelemem|gelemiyor\w*|izleyem\w+|bitmesin|oynamasin|oynamayan|oynamadigi|yonetmesin|yonetmedigi|cekmedigi|izlemem|izlemeyiz|izlemeyelim|izlemiyor\w*|onerme|onermeyin|onermesen\w*|verme|vermeyin|gosterme|gostermeyin|koyma|koymayin|getirme|getirmeyin|cikar|cikart|cikaralim|kaldir|kaldiralim|ele|atla|gerek yok|almayayim|almayalim|kalsin|yasak|harici|cekemem|cekemiyor\w*|cekmiyor\w*|cekmedi|tahammul\w*|korkuyorum|korkarim|korkuyor|onerilmesin|sevmeyenlere|iptal|cekmesin|barindirmasin|barindirmayan|sokma|katma|tercih etmem|uzak|istemedigimi|yerine|degil(?:im|iz)?)$/u;
const WANTED =
  /^(?:olsun\w*|oner\w*|tavsiye|istiyor\w*|isterim|isteriz|isterdim|istedim|istedik|ariyor\w*|ara|bul\w*|goster\w*|ver\w*|getir\w*|izle(?!mek|meye|yecek|mem|miy|mey)\w*|seyret(?!mek|meye|mem)\w*|cekiyor|cekti|lazim|var|seviyor\w*|severim|severiz|sever|bayilir\w*|olabilir|olur|alalim|dusunuyor\w*|takilalim|acalim|ac|patlatalim|patlat|yolla|soyle|gonder\w*|cevir|koy|gecsin|iyi|guzel|hos)$/u;
const BUT = /^(?:ama|fakat|ancak|lakin|yalniz|yalnizca|sadece|onun|bunun|tersine|aksine)$/u;
const JOINING = /^(?:ve|veya|ya|da|de|ile|hem|ne|ayrica|yahut|dahi|bir)$/u;
const FILLING =
  /^(?:film\w*|tur\w*|icerik\w*|icerigi|icerikli|sahne\w*|oge\w*|unsur\w*|konulu|temali|tarz\w*|seyler|sey|falan|filan|fln|asla|hic|sakin|lutfen|cok|fazla|pek|asiri|kesinlikle|bile|tarafi|kismi|kisim|olani|olan|olanlar|gibi|izlemek|demek|seyretmek|gormek|olmasini|olmasi|bir|baska|hep|hicbir|herhangi|artik|ben|biz|bana|acikcasi|ya|dolu|turunde\w*|turunden|turu|iceren|yonlu|agirlikli|unsurlari|havasi|biraz|yapim\w*|kokenli|asilli|sinema\w*|izlemeye|izlemekten|gormeye|bakmaya|klise\w*|hikaye\w*|seyretmekten|gormekten|filminden|cekecek|izleyecek|kaldiracak|niyetim\w*|halim\w*|hevesim|havamda|modumda|sabrim|takatim|gucum|kismina|olayina|olayi|olayindan|pek|oyle)$/u;
const SENTENCE_END = /[.;!?\n]/u;

/**
 * Which of a message's items are refused (`korku olmasın`, `komedi hariç`, `gerilim ve suç istemiyorum`, `korkusuz`,
 * `korkudan başka`, `ne korku ne gerilim`). A refusal reaches back over what is joined to its item, not over a wish that
 * has its own verb (`komedi olsun korku olmasın`) nor over `ama`.
 */
export function refusedItems(tokens: readonly Token[], items: readonly Item[]): ReadonlySet<Item> {
  const refused = new Set<Item>();
  let open: Item[] = [];
  let place = 0;
  let refuseNext = false;
  let refusedToo = false;
  while (place < tokens.length) {
    const item = items.find(({ from }) => from === place);
    if (item !== undefined) {
      if (carriesRefusal(tokens, item) || refuseNext) refused.add(item);
      else open.push(item);
      place = item.to;
      if (SENTENCE_END.test(tokens[place - 1]?.gap ?? '')) open = [];
      continue;
    }
    const word = tokens[place]?.folded ?? '';
    if (isRefusal(tokens, place)) {
      const group = lastGroup(tokens, open, place);
      for (const member of group) refused.add(member);
      refusedToo = /^d[ae]$/u.test(tokens[place - 1]?.folded ?? '');
      // `istemiyorum korku`: turned round, the refusal looks ahead.
      refuseNext =
        group.length === 0 &&
        word !== 'yerine' &&
        items.some(({ from, to }) => from === place + 1 && !isWished(tokens, to)) &&
        !/[,.;!?\n]/u.test(tokens[place]?.gap ?? '');
      open = [];
    } else {
      refuseNext = false;
      if (WANTED.test(word) || BUT.test(word)) open = [];
    }
    if (SENTENCE_END.test(tokens[place]?.gap ?? '')) open = [];
    place += 1;
  }
  // `animasyon da olmasın, korku da`: the second rests on the verb of the first.
  if (refusedToo && /^d[ae]$/u.test(tokens.at(-1)?.folded ?? '')) for (const item of open) refused.add(item);
  return refused;
}

// What is left of a verb after its stem when it says no: ağla|tmasın, korkut|mayan, üz|meyecek.
const NEGATIVE_VERB = /^\w*m[ae](?:s[iu]n|y[ae]n|y[ae]c|d[ae]n|mali|z$)/u;

/** `korkusuz`, `kansız`, `ağlatmasın`; `az kanlı`; `korkudan başka`; `ne korku ne gerilim`. */
function carriesRefusal(tokens: readonly Token[], item: Item): boolean {
  if (/^s[iu]z/u.test(item.rest) || NEGATIVE_VERB.test(item.rest)) return true;
  if (
    isAfterNeither(tokens, item.from) &&
    tokens.some(({ folded }, place) => folded === 'ne' && place !== item.from - 1 && place !== item.from - 2)
  )
    return true;
  // `korkmasın`, `korkmayalım`: the verb itself says no.
  if (/^(?:korkma|uzme)[sy]/u.test(tokens[item.to - 1]?.folded ?? '')) return true;
  // `beni ağlatma`: an order.
  const after = tokens[item.to]?.folded ?? '';
  if (
    /(?:[aeiu]t|[dt][iu]r|ert)m[ae]$/u.test(tokens[item.to - 1]?.folded ?? '') &&
    /^(?:|lutfen|sakin|beni|bizi|ama|artik)$/u.test(after)
  )
    return true;
  const before = tokens[item.from - 1]?.folded;
  // Nobody wishes for a dull film.
  if (tokens[item.from]?.folded.startsWith('sikici') === true) return true;
  if (before === 'az' && item.kind === 'theme') return true;
  return /(?:d|t)[ae]n$/u.test(item.rest) && /^(?:baska|ziyade|gayri)$/u.test(tokens[item.to]?.folded ?? '');
}

/** `ne korku`, `ne çok ağır`: the first word before an item that is no intensifier. */
function isAfterNeither(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.folded ?? '';
  return before === 'ne' || (/^(?:cok|fazla|asiri|pek)$/u.test(before) && tokens[from - 2]?.folded === 'ne');
}

/** `falan olmasın psikolojik olsun`: what comes next has a verb of its own. */
function isWished(tokens: readonly Token[], to: number): boolean {
  const [next, second] = tokens.slice(to, to + 2).map(({ folded }) => folded);
  return WANTED.test(next ?? '') || (next?.startsWith('film') === true && WANTED.test(second ?? ''));
}

const BOUNDING = /^(?:gecmesin|gecmeyen|olmasin|cikmasin|dusmesin|asmasin|surmesin)$/u;
const MEASURE = /^(?:\d+|saat\w*|dakika\w*|dk\w*|bucu[kg]\w*|puan\w*)$/u;

function isRefusal(tokens: readonly Token[], place: number): boolean {
  const word = tokens[place]?.folded ?? '';
  const next = tokens[place + 1]?.folded ?? '';
  if (word === 'yok') return !/^m[iu]\w*$/u.test(next);
  if (word === 'degil') return !/^m[iu]\w*$/u.test(next);
  if (word === 'olmaz') return !/^(?:olmaz|m[iu]\w*)$/u.test(next) && tokens[place - 1]?.folded !== 'olmazsa';
  if (word === 'gerek' || word === 'luzum') return next === 'yok';
  if (word === 'uzak') return /^(?:dur\w*|ol\w*|kal\w*)$/u.test(next);
  // `iki saati geçmesin` bounds a length and refuses nothing.
  if (BOUNDING.test(word) && MEASURE.test(tokens[place - 1]?.base ?? '')) return false;
  if (word === 'haz') return next.startsWith('etm');
  if (word === 'cikar' || word === 'ele' || word === 'kaldir') return !/^m[iu]\w*$/u.test(next);
  return REFUSED.test(word);
}

/** The items a refusal speaks of: the last one before it, and those joined to that one. */
function lastGroup(tokens: readonly Token[], open: readonly Item[], place: number): Item[] {
  const last = open.at(-1);
  if (last === undefined) return [];
  // `Cem Yılmaz, Şahan falan olmasın`: a name that nobody knows may stand between.
  const to =
    last.kind === 'person' && tokens[place - 1]?.folded !== undefined
      ? nameless(tokens, last.to, place)
      : last.to;
  if (!onlyFilling(tokens, to, place)) return [];
  const all = open.filter((item) => item !== last).toReversed();
  const group = [last];
  let next = last;
  let listed = /^(?:haric\w*|disinda\w*)$/u.test(tokens[place]?.folded ?? '');
  for (const item of all) {
    const between = tokens.slice(item.to, next.from).map(({ folded }) => folded);
    const comma = tokens.slice(item.to - 1, next.from).some(({ gap }) => gap.includes(','));
    const joinedByWord = between.some((word) => /^(?:ve|veya|ya|ile|ne|hem|yahut)$/u.test(word));
    if (!between.every((word) => JOINING.test(word) || FILLING.test(word))) break;
    if (joinedByWord) listed = true;
    else if (comma ? !(listed || standsAlone(tokens, item)) : between.length > 0 || item.kind !== next.kind)
      break;
    if (comma && item.kind !== next.kind && !listed) break;
    group.push(item);
    next = item;
  }
  return group;
}

// `korku, gerilim olmasın` refuses both; `bir komedi, korku olmasın` wishes the first.
function standsAlone(tokens: readonly Token[], item: Item): boolean {
  const before = tokens[item.from - 1]?.folded;
  return (
    item.from === 0 || before === 've' || (before !== 'bir' && /,/u.test(tokens[item.from - 1]?.gap ?? ''))
  );
}

/** One beyond a single word after a name that is neither filling nor a verb. */
function nameless(tokens: readonly Token[], from: number, to: number): number {
  const word = tokens[from]?.folded ?? '';
  const strange =
    to > from + 1 &&
    !FILLING.test(word) &&
    !JOINING.test(word) &&
    !/(?:yor|s[iu]n|[dt][iu]|m[iu]s|acak|ecek|ir|er|ar)$/u.test(word);
  return strange ? from + 1 : from;
}

function onlyFilling(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ folded }, place) =>
        FILLING.test(folded) ||
        JOINING.test(folded) ||
        isEcho(folded, tokens[from + place - 1]?.folded ?? ''),
    );
}

/** `korku morku`, `aşk meşk`: the second half of the pair adds nothing. */
function isEcho(word: string, before: string): boolean {
  if (word === 'mesk') return true;
  if (!word.startsWith('m') || word.length < 4) return false;
  const rest = word.slice(1);
  return before.startsWith(rest.slice(0, 3)) || before.slice(1).startsWith(rest.slice(0, 3));
}
