import { rememberedOf } from '#domain/remembered.ts';
import { openSlotsWords, refusalsWords as words } from '../lexicon/word-lists.ts';
import { isDeniedTwice } from './double-denials.ts';
import { isToldNotTo } from './told-not-to.ts';
import { type Tokens, type Span, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

/** Something a message speaks of, to be found wanted or unwanted. */
export interface Item extends Span {
  /** What kind of thing it is: only things of one kind are taken together without a joining word. */
  kind: string;
  /** What the last token carries after its stem. */
  rest: string;
}

// What is left of a verb after its stem when it says no: ağla|tmasın, korkut|mayan, üz|meyecek, ağlat|mıcak.
export const NEGATIVE_VERB =
  /^\w*m(?:[ae](?:s[iu]n|y[ae](?:n|c|y[iu]m|l[iu]m)|y[iu]n|d[ae]n|mali|z$)|[iu]y?[ae]?c[ae][gk])/u;

const REACH = 5;

/** `falan olmasın psikolojik olsun`: what comes next has a verb of its own. */
export function isWished(tokens: Tokens, to: number): boolean {
  const [next, second] = wordsIn(tokens, to, to + 2);
  return (
    // `hasta görmek istemiyorum güldürsün`: the word wishes by itself.
    words.OPTATIVE.is(wordAt(tokens, to - 1)) ||
    words.WANTED.is(next) ||
    next?.startsWith('kendi') === true ||
    (next?.startsWith('film') === true && words.WANTED.is(second))
  );
}

/** `boşver shakespeare.`, `unut korkuyu`; `boşver aksiyon filmi` wishes what it names. */
export function isLeft(tokens: Tokens, { kind, to, rest }: Item): boolean {
  const last = tokens[to - 1];
  return (
    /^(?:s?[iu]|[yn][iu])$/u.test(rest || (last?.suffix ?? '')) ||
    // `boşver dicaprioyu`: written in one.
    (kind === 'person' && /y[iu]$/u.test(last?.folded ?? '')) ||
    (endsClause(last) && to < tokens.length)
  );
}

/** `savaş filmi dışında bir şey izlemiyor`: nothing but that is wanted. */
function isAllThatIsWanted(tokens: Tokens, place: number): boolean {
  if (!words.EXCEPT.is(wordAt(tokens, place))) return false;
  const after = wordsIn(tokens, place + 1, place + 1 + REACH).join(' ');
  return words.NOTHING_ELSE.firstIn(after) === 0;
}

const IF_NOT_FOUND = /^bulam\w*s[ae](?:[mnk]|n[iu]z|l[ae]r)?$/u;
const SAYS_NOTHING = /^dem(?:ez|iyor?)(?:l[ae]r)?$/u;
const NOTHING_BUT =
  /(?:^| )(?:der|diyor?|demis)(?:l[ae]r)? (?:de )?baska (?:bir )?(?:sey|bi ?sey|bis[ei]|laf|film)?/u;
const TO_IT = /^(?!d[ae]$)\w+[ae]$/u;
const AWAY_FROM_IT =
  /[dt][ae]n uzak (?:bir? )?(?:sey|film|bise|bisi)\w*$|[dt][ae]n uzak (?:bisey|bise|bisi|film)/u;
const GOES_BACK = /^(?:yok yok|yo yo|hayir hayir|yok ya|dur dur|yok dur|neyse|en iyisi|aslinda|pardon) /u;

const NAMES_WHAT_CAME = /(?:^| )bu (?:\w+ )?\w+$/u;

/** Whether a word refuses what stands before it: each reader asks it of each word of a message. */
export const isRefusal = (tokens: Tokens, place: number): boolean => {
  const known = refusalsOf(tokens);
  let isOne = known.get(place);
  if (isOne === undefined) known.set(place, (isOne = refuses(tokens, place)));
  return isOne;
};
const refusalsOf = rememberedOf<Tokens, Map<number, boolean>>(() => new Map());

function refuses(tokens: Tokens, place: number): boolean {
  const word = wordAt(tokens, place);
  const next = wordAt(tokens, place + 1);
  const asked = words.ASKING.is(next);
  // `savaş filmi aç demesin`
  if (words.WANTED.is(word) && /^deme(?:s[iu]n|y[iu]n)?$/u.test(next)) return true;
  if (isAllThatIsWanted(tokens, place) || isDeniedTwice(tokens, place)) return false;
  // `sessiz izlemem lazım`: what has to be done.
  if (/m[ae]m(?:iz)?$/u.test(word) && /^(?:lazim|gerek|sart)/u.test(next)) return false;
  // `korku bulamazsan gerilim de olur`: it is wished, if there is any.
  if (IF_NOT_FOUND.test(word)) return false;
  // `anime diyor başka bir şey demiyor`: nothing but that.
  if (SAYS_NOTHING.test(word) && NOTHING_BUT.test(wordsIn(tokens, place - REACH, place).join(' ')))
    return false;
  // `iki saati geçmesin` bounds a length and refuses nothing.
  if (words.BOUNDING.is(word) && words.MEASURE.is(tokens[place - 1]?.base)) return false;
  // `dünyayı ele geçiren`
  if (word === 'ele' && /^(?:gecir|al[iu]n|ver)/u.test(next)) return false;
  // `kanlısına gelemez`: it is not to be borne; `akşama kimse gelemez` tells who comes.
  if (word.startsWith('gelem') && !wordsIn(tokens, place - 2, place).some((before) => TO_IT.test(before)))
    return false;
  if (lacks(tokens, place)) return true;
  switch (word) {
    case 'cikma':
      // `bizden çıkma bir film`, `romandan çıkma`: where it comes from.
      return !/[dt][ae]n$/u.test(wordAt(tokens, place - 1)) && isToldNotTo(tokens, place);
    case 'kalsin':
      // `sadece romantik kalsın`, `hem kısa hem komik kalsın`, `mafya kalsın ama yeni olsun`
      // `sonu açık kalsın`: it stays as it is.
      // `gerçek hayattan olanlar kalsın`: of those that were shown.
      if (
        /^(?:ama|fakat|d[ae])$/u.test(next) ||
        /^(?:acik|muallak\w*|belirsiz|havada|askida|yarim|olan\w*)$/u.test(wordAt(tokens, place - 1))
      )
        return false;
      // `al pacino şart değil, suç filmi kalsın`, `dram kalsın yeter`: of what was wished, that stays.
      if (next === 'yeter' || openSlotsWords.LET_GO.in(foldedText(tokens)) || isIndifferent(tokens))
        return false;
      // `yok yok yerli kalsın`: back to it.
      if (place === tokens.length - 1 && GOES_BACK.test(wordsIn(tokens, 0, place).join(' '))) return false;
      // `yok vazgeçtim, yabancı kalsın`
      return !wordsIn(tokens, place - 3, place + 2).some((before) =>
        /^(?:sadece|yalniz(?:ca)?|hem|vazgec\w+|iyisi|yine|gene|oyle|boyle)$/u.test(before),
      );
    case 'cikar':
      // `bir korku çıkar da titreyelim`, `komedilerden çıkar bir tane` wish one.
      if (wordsIn(tokens, place - REACH, place).some((before) => /^b[iı]r?$/u.test(before))) return false;
      // `hint filmi çıkarıver`: said so kindly, it is to be brought.
      // `korku çıkar hocam`: somebody is asked for it.
      return (
        !asked &&
        !/^(?:d[ae]|bir?|ba[gn]a|bize|[iu]?ver|hocam|usta|kanka|reis|abi|kaptan|bakal[iu]m)$/u.test(next)
      );
    case 'olmesin':
      // `köpek varsa ölmesin`: it may be there.
      return wordAt(tokens, place - 1) !== 'varsa';
    case 'yok':
      // `hiç mi yok komedi`: some is wanted.
      return (
        !asked &&
        !wordsIn(tokens, place - REACH, place).some((before) => /^m[iu]$/u.test(before)) &&
        !isInRoll(tokens, place)
      );
    case 'degil':
      // `psikolojik gerilim şart değil`: it need not be.
      return (
        !asked &&
        // `yanlış verdin bu komedi değil`: what came is not what was wished.
        !(
          NAMES_WHAT_CAME.test(wordsIn(tokens, place - 3, place).join(' ')) &&
          (place === tokens.length - 1 || /^(?:ki|ya|be)$/u.test(next))
        ) &&
        // `korkunç değil bunlar`: it is missed in those that came.
        !(
          /^(?:bunlar|hicbiri|onlar)$/u.test(next) &&
          (place + 2 >= tokens.length || endsClause(tokens[place + 1]))
        ) &&
        !/^(?:sart|zorunlu|mecbur\w*|elzem)$/u.test(wordAt(tokens, place - 1))
      );
    case 'ele':
    case 'kaldir':
    case 'olmaz':
      return !asked;
    case 'asla':
      // `korku asla`; before another refusal it only strengthens that one.
      return place > 0 && !words.REFUSAL.is(next) && !NEGATIVE_VERB.test(next);
    case 'gerek':
    case 'luzum':
      return next === 'yok';
    case 'at':
      // `kanlı olanları at gitsin`, `romantik olanları at geriye kalanlardan ver`
      return /^(?:gitsin|cope|gerisi\w*|geri(?:ye)?|kalan\w*)$/u.test(next);
    case 'yeter':
      // `silah patlasın yeter`: no more than that is wished.
      return !/s[iu]n(?:l[ae]r)?$/u.test(wordAt(tokens, place - 1));
    case 'ver':
      return wordAt(tokens, place - 1) === 'bos';
    case 'birak':
      // `komediyi bırak`; `bırak dağılayım` lets somebody.
      return /(?:[iu]|^d[ae])$/u.test(wordAt(tokens, place - 1)) || place === 0;
    case 'thanks':
      return wordAt(tokens, place - 1) === 'no';
    case 'disi':
      // `ghibli dışı sakin bir şey`, but not `evlilik dışı ilişki`.
      return place > 0 && !words.BESIDE_OUTSIDE.is(wordAt(tokens, place - 1));
    case 'hayir':
    case 'kapali':
      // `gerilim evet korku hayır`; `hayır korku olsun` answers.
      return place > 0 && (endsClause(tokens[place]) || place === tokens.length - 1 || words.TODAY.is(next));
    case 'gormeden':
    case 'izlemeden':
      // `bir sevda filmi daha görmeden ölmeyeyim`
      return !/^(?:ol|yat|uyu)m/u.test(next);
    case 'uzak':
      // `süper kahramandan uzak bir şey`, but not `şehirden uzak bir köyde`
      // `hollywood'dan uzak, japon yapımı`
      if (endsClause(tokens[place]) && /[dt][ae]n$/u.test(wordAt(tokens, place - 1))) return true;
      return words.KEEP_AWAY.is(next) || AWAY_FROM_IT.test(wordsIn(tokens, place - 1, place + 3).join(' '));
    case 'vazgectim':
    case 'vazgectik':
      return [place - 1, place + 1].some((near) => /[dt][ae]n$/u.test(wordAt(tokens, near)));
    case 'gec':
    case 'gecelim':
    case 'gecsek':
      // `korkuyu da geç`, `bilim kurguyu geç`: passed over. `sonra geç`, `karanlık moda geç` are not of a wish.
      return /(?:[iu]|^es|^pas)$/u.test(
        wordAt(tokens, /^d[ae]$/u.test(wordAt(tokens, place - 1)) ? place - 2 : place - 1),
      );
    case 'nefret':
      // `nefret suçu konulu`
      return !next.startsWith('suc');
    case 'haz':
      return next.startsWith('etm');
    default:
      // `korkuya girme vakti`: a verb made a noun.
      return (
        (words.REFUSAL.is(word) || isToldNotTo(tokens, place)) &&
        // `bizimkiler çekmedi mi`: whether there is any is asked.
        !(asked && /m[ae](?:d[iu]|m[iu]s)$/u.test(word)) &&
        !(/m[ae]$/u.test(word) && words.OF_DOING.is(next))
      );
  }
}

/** `yok cüneyt arkın yok kemal sunal diye tutturdu`: what somebody goes on about is told one by one. */
export const isInRoll = (tokens: Tokens, place: number): boolean =>
  ROLL.test(wordsIn(tokens, place, place + ROLL_REACH).join(' ')) ||
  (wordsIn(tokens, place - ROLL_REACH, place).includes('yok') &&
    /^yok (?:\w+ ){1,4}(?:diye|diy[iu]p|deyip|der|diyor?)(?: |$)/u.test(
      wordsIn(tokens, place, place + ROLL_REACH).join(' '),
    ));
const ROLL = /^yok (?:\w+ ){1,4}yok (?:\w+ ){1,4}(?:diye|diy[iu]p|deyip|der|diyor?)(?: |$)/u;
const ROLL_REACH = 12;

const isIndifferent = (tokens: Tokens): boolean => openSlotsWords.INDIFFERENT.in(foldedText(tokens));

/** `kavganın olmadığı bir film`, `onun rol almadığı`, but not `vaktim olmadığı için`. */
const lacks = (tokens: Tokens, place: number): boolean =>
  (words.WITHOUT_IT.is(wordAt(tokens, place)) ||
    words.WITHOUT_IT.is(wordsIn(tokens, place - 1, place + 1).join(' '))) &&
  !words.NOT_SO_OF_IT.is(wordAt(tokens, place + 1));

/** `yok yerli komediye dönelim`: a no to what was before, not to what follows. */
export const isAnswer = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'yok' &&
  (place === 0 || endsClause(tokens[place - 1]) || words.SAYS_NO.is(wordAt(tokens, place - 1)));
