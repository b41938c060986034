import { isVerbForm } from '#lib/turkish/verb-forms.ts';
import { notWishesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { isAged } from './numbers.ts';
import { isOfCompanion, isPlaceOfSelf } from './own-place.ts';
import { isRefusal } from './refusals.ts';
import { tellsOfSelf } from './told-of-self.ts';
import { type Tokens, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

/** Whether what looks like a theme is told of a day, a person or a place, and no film need be about it. */
export function isNoTheme(tokens: Tokens, found: Found, theme: string): boolean {
  const { from, to, rest } = found;
  const [word, last] = [wordAt(tokens, from), wordAt(tokens, to - 1)];
  const [before, next] = [wordAt(tokens, from - 1), wordAt(tokens, to)];
  // `babam şehit`: who is mourned.
  if (theme === 'şehit' && KIN.test(before)) return true;
  // `yaşlı bir çift olarak`: who watches.
  if (WHO_WATCHES.test(wordsIn(tokens, to, to + 4).join(' '))) return true;
  // `bi sen varsın bi de kedi`: who is there.
  const isEnd = next === '' || endsClause(tokens[to - 1]);
  if (isEnd && WITH_US.test(wordsIn(tokens, from - 5, from).join(' '))) return true;
  // `hamilelik hormonları`: of the body.
  if (next.startsWith('hormon')) return true;
  // `yönetmenlik okuyorum`: what somebody studies.
  if (STUDIED.test(wordsIn(tokens, to, to + 2).join(' ')) && !words.TELLS_OF_US.in(foldedText(tokens)))
    return true;
  // `kapıda kurye bekliyo`, `yemek geliyor`: who or what is awaited.
  if (words.AWAITED.is(word) && words.COMES.is(next)) return true;
  // `liseli kardeşime`: who watches.
  if (
    theme === 'lise' &&
    word === 'liseli' &&
    /^(?:kardes|kiz|ogl|yegen|abla|abi|cocug)\w*m(?:[iu]z)?\w{0,3}$/u.test(next)
  )
    return true;
  // `herkes onu yazar`: a verb with its object.
  if (HAS_OBJECT.test(before) && /(?:[aeiu]r|[iu]yor?)$/u.test(word) && isVerbForm(word)) return true;
  // `dokuz yazarsın benden`, `sekiz yazar`: points that are written down.
  if (theme === 'yazar' && (/^s[iu]n/u.test(rest) || /^[0-9,.]+$/u.test(before))) return true;
  // `okul için`, `okul ödevi`: what it is for.
  if (theme === 'okul' && rest === '' && /^(?:icin|odev|proje)/u.test(next)) return true;
  // `edebiyat dersinde`: a lesson.
  if (LESSON.test(next)) return true;
  // `okulda şiddet olmasın`: where it is not to happen.
  if (/^n?[dt][ae]$/u.test(rest) && isRefusedThere(tokens, to)) return true;
  // `avmde nöbetçiyim`: where somebody is.
  if (/^n?[dt][ae]$/u.test(rest) && isOwnPlace(tokens, to)) return true;
  // `yemeğe geliyor`, `akşam yemeğinde bizdeler`: a meal that is had.
  if (theme === 'yemek' && /(?:[ae]|d[ae])$/u.test(last) && words.AT_TABLE.is(next)) return true;
  // `anneannesi de bizde kalıyor`: who is there, too.
  const there = /^d[ae]$/u.test(next) ? wordAt(tokens, to + 1) : next;
  if (words.RELATIVE.is(word) && words.IS_HERE.is(there)) return true;
  // `boşanmadan şu işi çöz`: before it comes to that.
  if (to - from === 1 && BEFORE_IT.test(word)) return true;
  // `sıkıcı bir film öner uykum gelsin`: to fall asleep over.
  if (word.startsWith('sikici') && refusalsWords.SENDS_TO_SLEEP.in(foldedText(tokens))) return true;
  // `8 yaşında okuması yavaş`, `internetim yavaş`
  if (theme === 'ağır tempo' && [before, next].some((near) => words.READS_SLOWLY.is(near))) return true;
  // `ikizler 4 yaşında`: whose age is told watches, and the film need not be about them.
  if (/l[ae]r$/u.test(last) && isAged(tokens, to)) return true;
  // `amerikan filminden gına geldi, fbi'dı new york'tu`: of what somebody has enough.
  if (/^y?[dt][iu]$/u.test(rest) && wordsIn(tokens, 0, from).some((one) => ENOUGH.test(one))) return true;
  // `bella vampir oluyo mu`: what becomes of somebody is asked.
  if (rest === '' && before !== '' && BECOMES.test(wordsIn(tokens, to, to + 2).join(' '))) return true;
  return (
    isOtherTheme(theme, to - from === 1 && !isWrittenVillage(tokens[from]) ? word : '', before, next) ||
    isOwn(tokens, found) ||
    isPlaceOfSelf(tokens, found) ||
    // `askerlik arkadaşım`, `imam komşumuz`
    (rest === '' && isOfCompanion(tokens, found)) ||
    // `polis eşiyim`, `annem mutfakta ben salonda`
    (rest === '' && words.SOMEBODYS.is(next)) ||
    (/^[dt][ae]$/u.test(rest) && /^(?:ben|biz)$/u.test(next)) ||
    // `okul kantininde izlicez`
    (rest === '' && IN_ITS.test(next) && words.SPENT_THERE.is(wordAt(tokens, to + 1))) ||
    tellsOfSelf(tokens, found)
  );
}
function isRefusedThere(tokens: Tokens, at: number): boolean {
  const what = endsClause(tokens[at - 1]) ? undefined : CONCEPTS.at(tokens, at);
  return what?.value.kind === 'theme' && wordAt(tokens, what.to).startsWith('olmas');
}
const WITH_US = /(?:^| )bir? (?:ben|sen|biz)(?: \w+)? bir? de$/u;
const WHO_WATCHES =
  /^(?:bir )?(?:cift|kari koca|es|kadin|adam|insan)(?:ler|lar)? (?:olarak|icin|oldugumuz)(?: |$)|^(?:bir )?(?:cift|kari koca)[iy]\w*z(?: |$)/u;
const KIN = /^(?:baba|abi|agabey|es|koca|ogl|dede|kardes|dayi|amca|kuzen|yegen|nisanli)\w*m(?:[iu]z)?$/u;
const HAS_OBJECT = /^(?:(?:on|bun|sun)(?:u|lar[iu])|ben[iu]|sen[iu]|biz[iu]|herkes)$/u;
const IN_ITS = /^\w{3,}[iu]nd[ae]$/u;
const STUDIED =
  /^(?:oku(?:yorum|yorm|yom|yoruz|dum|yacagim)|ogrencisiyi[mz]|mezunuyum|bolumu(?:ndeyim| okuyor\w*))/u;
const LESSON = /^ders(?:i|im|imiz)n?[dt][ae]$/u;
const BECOMES = /^ol(?:u?yor?|du|mus|acak)(?:mu|$| m[iu])/u;
const BEFORE_IT = /^\w{3,}m[ae]d[ae]n$/u;
const ENOUGH = /^(?:gina|biktim|biktik|usandim|usandik|sikildim|sikildik|illallah)$/u;
const SELF_THERE = /(?:[cs][iu]y[iu][mz]|[dt][ae]y[iu][mz]|[iu]yor[uo](?:m|z)|yorum|yoruz|yom|yoz)$/u;
const PLACE_REACH = 3;
const isOwnPlace = (tokens: Tokens, to: number): boolean => {
  if (words.TELLS_OF_US.in(foldedText(tokens.slice(to)))) return false;
  const after = wordsIn(tokens, to, to + PLACE_REACH);
  return (
    after.some((word) => SELF_THERE.test(word)) && !after.some((word) => /^(?:gec|film|olan)/u.test(word))
  );
};

/** `köy` with its own letter is no `koy`. */
const isWrittenVillage = (token: Tokens[number] | undefined): boolean =>
  token?.raw.toLocaleLowerCase('tr').startsWith('köy') ?? false;

/** Whether what looks like a theme is none. @param word the theme's word where it is a single one */
function isOtherTheme(theme: string, word: string, before: string, next: string): boolean {
  if (theme === 'karanlık') return words.NOT_DARK_FILM.is(next);
  // `bi korku koy`: put one on.
  if (theme === 'köy' && word === 'koy') return !next.startsWith('film');
  if (theme === 'köy' && /^koy(?:ay|al|ar|du|ma|sa|un|up)/u.test(word)) return true;
  // `kadın yönetmen elinden`; `küfürlü olmasın, kadın bayılır`: who watches.
  if (
    theme === 'kadın' &&
    (words.MAKER.is(next) ||
      /^(?:bayil|uyu|sever|sevm|sikil|kork|agla|guler|dayan|zaten|hakli|yorgun)/u.test(next))
  )
    return true;
  // `hepsinde aynı kadın`: who plays in them.
  if (theme === 'kadın' && before === 'ayni') return true;
  // `karar veremedim`
  if (theme === 'verem' && /^vereme[dyz]/u.test(word)) return true;
  // `caz yapma bana`: do not show off.
  if (theme === 'caz' && /^yapma(?!k)/u.test(next)) return true;
  // `vizyon tarihi`
  if (theme === 'tarihi' && words.DATE_OF.is(before)) return true;
  // `ona gore` without its dots is no gore.
  if (word === 'gore') return /[ae]$/u.test(before);
  // `dublaj bile kâr etmiyor`: of no use.
  if (theme === 'kar' && /^et(?:m[ae]|mi|se|er)/u.test(next)) return true;
  // `beş para etmez`: worthless.
  if (theme === 'para' && /^et(?:m[ae]|mi)/u.test(next)) return true;
  // `televizyonda hep aynısını veriyorlar`
  if (
    theme === 'televizyon' &&
    (/[dt][ae]n?$/u.test(word) || (word.endsWith('nun') && !/^(?:icad|tarih|dunya|perde|film)/u.test(next)))
  )
    return true;
  // `internette kota az`, `internetten aldım`: what is on it, and no story that is set there.
  if (theme === 'internet')
    return words.ON_THE_WEB.is(next) || (/[dt][ae]n?$/u.test(word) && !/[ae]n$/u.test(next));
  // `maç attık`: thrown, not a horse.
  if (
    theme === 'at' &&
    /^at(?:[td][iu]|s[ae]|s[iu]n|[ae]r|[iu]yo|[ae]l|ay|a?c[ae]|m[ae]|[iu]p$|an$|am)/u.test(word)
  )
    return true;
  if (theme === 'at' && word === 'at') return !words.HORSE.is(next);
  return theme === 'aşk' && word !== '' && words.GOD.is(before);
}

/** `kız kardeşimle`, `yolculuğum var`, `uçakta izlemek için`: what belongs to the person or their evening, not to the film. */
export function isOwn(tokens: Tokens, { from, to, rest }: Found): boolean {
  // `madende çalıştım, bizi anlatan film`
  if (words.TELLS_OF_US.in(foldedText(tokens.slice(to)))) return false;
  // `arabadayım`, `uçak yolculuğum var`: where somebody is, or will be.
  if (
    /^[dt][ae]y(?:[iu][mz]|d[iu][mk])/u.test(rest) ||
    /^(?:yolculu|sefer)\w*[iu]m/u.test(wordAt(tokens, to))
  )
    return true;
  // `hayatta kalma filmi`: a verb made a noun.
  if (to - from > 1 && /^m[ae]$/u.test(rest)) return false;
  // `muhasebeciyim`, `kabin memuruyuz`: what somebody is.
  if (/^(?:s?[iu])?y[iu][mz]$/u.test(rest)) return true;
  // `torunuma`, of `torunu`; `param`
  if (/^m(?:[iu]z)?(?:[aeiu]|[dt][ae]n?|l[ae]|[iu]n)?$/u.test(rest)) return true;
  if (/^(?:l[ae]r)?[iu]m(?:[iu]z)?(?:l[ae]|d[ae]n?|[aeiu]|[iu]n)?$/u.test(rest)) return true;
  // `anneannem geldi köyden`, `şehirden döndüm`: where somebody came from.
  const around = [...wordsIn(tokens, from - 2, from), ...wordsIn(tokens, to, to + 2)];
  // `zombiden gına geldi` says what somebody has had enough of.
  const comesBack = around.some((word) => COMES_BACK.test(word)) && !isRefusal(tokens, to);
  if (/^[dt][ae]n$/u.test(rest) && comesBack) return true;
  return /^[dt][ae]$/u.test(rest) && wordsIn(tokens, to, to + 2).some(words.SPENT_THERE.is);
}

const COMES_BACK = /^(?:gel(?:di|dik|iyo|mis|ecek)|don(?:du|dum|duk|uyo)|ind[iu]|cikti)/u;
