import { comparisonsWords, notWishesWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { isRefusal } from './refusals.ts';
import { tellsOfSelf } from './told-of-self.ts';
import { type Tokens, type Span, endsClause, placesOf, wordAt, wordsIn } from './tokens.ts';

/**
 * The words of wishes in a message, in order, without those that mean something else where they stand.
 * @param claimed tokens that already have another meaning
 * @param ofFilms whether films are spoken of, so that everyday words may be themes
 */
export function findConcepts(tokens: Tokens, claimed: ReadonlySet<number>, ofFilms: boolean): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const hit = claimed.has(from)
      ? undefined
      : (CONCEPTS.at(tokens, from) ?? trueTale(tokens, from) ?? refusedNoun(tokens, from));
    if (hit === undefined || placesOf(hit).some((place) => claimed.has(place))) continue;
    const weak = hit.value.kind === 'theme' && hit.value.weak === true;
    if ((weak && !ofFilms) || isOtherwise(tokens, hit)) continue;
    found.push(hit);
    from = hit.to - 1;
  }
  return found;
}

/** `gerçek tırmanış hikâyesi`, `gerçek bir seri katil vakası`: true, whatever it is about. */
function trueTale(tokens: Tokens, from: number): Found | undefined {
  const isTrue = wordAt(tokens, from) === 'gercek';
  const tale = wordsIn(tokens, from + 1, from + TALE_REACH).findIndex((word) => TALE.test(word));
  if (!isTrue || tale < 0 || tokens.slice(from, from + tale + 1).some(endsClause)) return undefined;
  return { value: { kind: 'theme', theme: 'gerçek hikâye' }, from, to: from + 1, rest: '' };
}
const TALE = /^(?:hikaye|oyku|vaka|olay|dava|macera)/u;
const TALE_REACH = 5;

/** `çikolata istemiyorum`, `unut çikolatayı`: what is a theme only as `çikolata filmi` is one where it is refused, too. */
function refusedNoun(tokens: Tokens, from: number): Found | undefined {
  const token = tokens[from];
  const isLeft = refusalsWords.LEAVES.is(wordAt(tokens, from - 1)) || isRefusedNext(tokens, from + 1);
  if (token === undefined || !isLeft) return undefined;
  const found = CONCEPTS.at(
    [token, { ...token, folded: 'filmi', base: 'filmi', raw: 'filmi', suffix: '' }],
    0,
  );
  return found?.to === 2 && found.value.kind === 'theme'
    ? { ...found, from, to: from + 1, rest: /y[iu]$/u.exec(token.folded)?.[0] ?? '' }
    : undefined;
}

/** `hayalet olmasın`, and `hayalet falan vampir olmasın`, where the refusal comes after the next thing. */
function isRefusedNext(tokens: Tokens, place: number): boolean {
  if (isRefusal(tokens, place)) return true;
  if (!refusalsWords.VAGUELY.is(wordAt(tokens, place))) return false;
  for (let at = place + 1; at < Math.min(tokens.length, place + FALAN_REACH); at++) {
    const word = wordAt(tokens, at);
    if (endsClause(tokens[at - 1]) || refusalsWords.WANTED.is(word) || refusalsWords.BUT.is(word))
      return false;
    if (isRefusal(tokens, at)) return true;
  }
  return false;
}
const FALAN_REACH = 5;

const STAYS = /^(?:git|gec|bit|dus|in)m[iu]?[aei]?(?:yo|di|z)/u;
const { SEEN } = comparisonsWords;
const OWN_TIME = /^(?:yil|zaman|cag|gun|donem)(?:lar|ler)?[iu]m/u;
const SELF_THERE = /(?:[cs][iu]y[iu][mz]|[dt][ae]y[iu][mz]|[iu]yor[uo](?:m|z)|yorum|yoruz|yom|yoz)$/u;
const PLACE_REACH = 3;
const isOwnPlace = (tokens: Tokens, to: number): boolean => {
  const after = wordsIn(tokens, to, to + PLACE_REACH);
  return (
    after.some((word) => SELF_THERE.test(word)) && !after.some((word) => /^(?:gec|film|olan)/u.test(word))
  );
};
const BEFORE_IT = /^\w{3,}m[ae]d[ae]n$/u;
const SAID_TO_US = /^s[iu]n(?:[iu]z)?$/u;

function isOtherwise(tokens: Tokens, found: Found): boolean {
  const { value, from, to, rest } = found;
  const word = wordAt(tokens, from);
  const before = wordAt(tokens, from - 1);
  const next = wordAt(tokens, to);
  // `çok komiksin`, `sıkıcısın`: said to the assistant.
  const last = wordAt(tokens, to - 1);
  const toUs =
    value.kind === 'genre' ? !/(?:t|[dt][iu]r)s[iu]n$/u.test(last) : /c[iu]s[iu]n(?:[iu]z)?$/u.test(last);
  if (toUs && SAID_TO_US.test(rest)) return true;
  // `gençlik yıllarım`, `ortaokul zamanlarım`: when somebody was that.
  if ((value.kind === 'theme' || value.kind === 'company') && OWN_TIME.test(next)) return true;
  // `hamilelik hormonları`: of the body.
  if (value.kind === 'theme' && next.startsWith('hormon')) return true;
  // `avmde nöbetçiyim`: where somebody is.
  if (value.kind === 'theme' && /^n?[dt][ae]$/u.test(rest) && isOwnPlace(tokens, to)) return true;
  // `dune'u bitirdim efsane`: praise of what was seen.
  if (
    word === 'efsane' &&
    (next === '' || endsClause(tokens[to - 1])) &&
    tokens.some(({ folded }) => SEEN.is(folded))
  )
    return true;
  // `içim ürperdi`, `tırstım`: a fear that somebody feels, and wishes for none.
  if (value.kind === 'genre' && /^(?:urper|urk|tirs|kork)\w*[dt][iu]m?$/u.test(last)) return true;
  // `rahatsız etmiyorum inşallah`: said to us.
  if (word === 'rahatsiz' && /^et(?:m[iae]|t[iu]m)/u.test(wordAt(tokens, from + 1))) return true;
  // `boşanmadan şu işi çöz`: before it comes to that.
  if (value.kind === 'theme' && to - from === 1 && BEFORE_IT.test(word)) return true;
  // `çok yavaşsın`, `yapay zekâsın`, but not `çocukluğuma götürsün`
  if (
    SAID_TO_US.test(rest) &&
    !/[rt]s[iu]n$/u.test(last) &&
    ((value.kind === 'theme' && !last.startsWith('gec')) || /^(?:yavas|hizli)/u.test(word))
  )
    return true;
  // `güldürdün beni`
  if (/[dt][iu]r[dt][iu]n$/u.test(last)) return true;
  // `aynı çizgide`, `ince çizgi`: a line.
  if (to - from === 1 && word.startsWith('cizgi') && (rest !== '' || /^(?:ince|ayni|bu)$/u.test(before)))
    return true;
  // `üçümüze bi orta yol`
  if (to - from === 1 && word === 'yol' && before === 'orta') return true;
  // `dram kaldıracak halim yok` refuses, and says nothing of a mood.
  if (value.kind === 'mood' && words.TO_BEAR.is(before)) return true;
  // `8 yaşında okuması yavaş`, `internetim yavaş`
  const isSlow = value.kind === 'theme' && value.theme === 'ağır tempo';
  if (isSlow && [before, next].some((near) => words.READS_SLOWLY.is(near))) return true;
  // `ikizler 4 yaşında`: whose age is told watches, and the film need not be about them.
  if (
    value.kind === 'theme' &&
    /l[ae]r$/u.test(last) &&
    /^\d/u.test(next) &&
    wordAt(tokens, to + 1).startsWith('yas')
  )
    return true;
  // `kulağı ağır işitiyor`: of the ear.
  if (word.startsWith('agir') && /^(?:isit|duy)/u.test(next)) return true;
  // `adrenalin gitmiyor bir türlü`: how somebody is, and what is to pass.
  if (value.kind === 'mood' && /^(?:adrenalin|heyecan|stres)/u.test(word) && STAYS.test(next)) return true;
  // `amerikan filminden gına geldi, fbi'dı new york'tu`: of what somebody has enough.
  if (
    value.kind === 'theme' &&
    /^y?[dt][iu]$/u.test(rest) &&
    wordsIn(tokens, 0, from).some((one) => ENOUGH.test(one))
  )
    return true;
  if (isOfLastTime(tokens, found) || isOfAnotherFilm(tokens, found)) return true;
  // `yemekten sonra`, `okul çıkışı`: when it is watched.
  if (words.DAILY.is(last) && words.AROUND_IT.is(next) && !words.HAPPENS.is(wordAt(tokens, to + 1)))
    return true;
  // `hep yabancı gösteriyorsun`: what the assistant does is no wish.
  if (words.YOU_SHOW.is(next)) return true;
  switch (value.kind) {
    case 'theme':
      return (
        isOtherTheme(value.theme, to - from === 1 ? word : '', before, next) ||
        isOwn(tokens, found) ||
        tellsOfSelf(tokens, found)
      );
    case 'wish':
      // What can only be refused: `hastanedeyim sıkıldım` refuses no hospital.
      return Object.keys(value.wants).length === 0 && (isOwn(tokens, found) || tellsOfSelf(tokens, found));
    case 'origin':
      // `türkler bilim kurgu çekemez`: the people.
      if (/^l[ae]r$/u.test(rest) && !next.startsWith('film')) return true;
      // `yanımda yabancı oturuyor`: somebody.
      if (
        word.startsWith('yabanci') &&
        /^(?:bir[iu]\w*|otur\w*|adam\w*|kadin\w*|insan\w*|misafir\w*|var$)/u.test(next)
      )
        return true;
      return word === 'turkce' && words.LANGUAGE.is(next);
    case 'company': {
      const told = isToldOf(before, wordsIn(tokens, to, to + STORY).join(' '));
      if (value.company === 'adults') return false;
      if (value.company !== 'child') return !isCompany(tokens, found);
      // `90'lar çocuğuyum`
      if (/uy[iu][mz]$/u.test(last)) return true;
      // `çocuklar da gelmedi`
      const away = /^d[ae]$/u.test(next) ? wordAt(tokens, to + 1) : next;
      if (words.LIKE_A_CHILD.is(away)) return true;
      // `öbür çocuk da yeni olsun diyo`: somebody spoken of.
      if (/^(?:obur|oteki|diger)$/u.test(before)) return true;
      if (words.WITH_A_CHILD.is(next)) return false;
      return words.OF_A_CHILD.is(word) || told;
    }
    case 'countries':
      // `patlamış mısır` is eaten.
      // `almanyadayım`, `almanyada yaşıyorum`: where somebody is.
      if (/^[dt][ae]y[iu][mz]/u.test(rest)) return true;
      if (/^[dt][ae]$/u.test(rest) && words.PERSON_IS_THERE.is(next)) return true;
      return value.countries.includes('Mısır') && [before, next].some((near) => near.startsWith('patla'));
    default:
      return false;
  }
}

const ENOUGH = /^(?:gina|biktim|biktik|usandim|usandik|sikildim|sikildik|illallah)$/u;
const JUST_SEEN = 4;
const isWatched = (word: string): boolean => /^(?:izle|seyret|bak)[dt][iu][mk]$/u.test(word);

/** `dün izlediğimiz çok ağırdı, bu akşam …`: how another film was, before what is wished now. */
function isOfLastTime(tokens: Tokens, { from, to, rest }: Found): boolean {
  // `geçen birini izledim, adamakıllı sinirlendim`: what another film did to somebody.
  const last = wordAt(tokens, to - 1);
  const watched = tokens.findLastIndex(({ folded }, at) => at < from && isWatched(folded));
  if (watched >= 0 && /[dt][iu]m$/u.test(last) && from - watched <= JUST_SEEN)
    return wordsIn(tokens, Math.max(0, watched - JUST_SEEN), watched).some(words.LAST_TIME.is);
  const isPast = /^y?(?:d[iu]|m[iu]s)$/u.test(rest) || words.TURNED_OUT.is(wordAt(tokens, to));
  const before = tokens.slice(0, from);
  const clause = before.findLastIndex(endsClause) + 1;
  return isPast && to < tokens.length && wordsIn(tokens, clause, from).some(words.LAST_TIME.is);
}

/** `Warrior dövüş filmi evladım, benim dediğim …`: what another film is than the one that is meant. */
const isOfAnotherFilm = (tokens: Tokens, { to }: Span): boolean =>
  tokens.some(
    ({ folded }, place) =>
      place > to && wordAt(tokens, place - 1) === 'benim' && words.WHAT_I_MEANT.is(folded),
  );

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
  // `karar veremedim`
  if (theme === 'verem' && /^vereme[dyz]/u.test(word)) return true;
  // `vizyon tarihi`
  if (theme === 'tarihi' && words.DATE_OF.is(before)) return true;
  // `bu cinsten`, `cinsinden`
  if (theme === 'cin') return word.startsWith('cins');
  // `ona gore` without its dots is no gore.
  if (word === 'gore') return /[ae]$/u.test(before);
  // `beş para etmez`: worthless.
  if (theme === 'para' && /^et(?:m[ae]|mi)/u.test(next)) return true;
  // `televizyonda hep aynısını veriyorlar`
  if (theme === 'televizyon' && /[dt][ae]n?$/u.test(word)) return true;
  if (theme === 'internet') return words.ON_THE_WEB.is(next);
  // `maç attık`: thrown, not a horse.
  if (theme === 'at' && /^at(?:[td][iu]|s[ae]|s[iu]n|[ae]r|[iu]yo|[ae]l|ay)/u.test(word)) return true;
  if (theme === 'at' && word === 'at') return !words.HORSE.is(next);
  return theme === 'aşk' && word !== '' && words.GOD.is(before);
}

/** `kız kardeşimle`, `yolculuğum var`, `uçakta izlemek için`: what belongs to the person or their evening, not to the film. */
function isOwn(tokens: Tokens, { from, to, rest }: Found): boolean {
  // `arabadayım`, `uçak yolculuğum var`: where somebody is, or will be.
  if (/^[dt][ae]y[iu][mz]/u.test(rest) || /^(?:yolculu|sefer)\w*[iu]m/u.test(wordAt(tokens, to))) return true;
  // `hayatta kalma filmi`: a verb made a noun.
  if (to - from > 1 && /^m[ae]$/u.test(rest)) return false;
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

const STORY = 4;
const COMES = /^gel(?:iyo|[ie]?ce[kg])/u;
/** `bir çocukla yaşlı adamın dostluğu`, `evlat edinilen çocuk`, `o filmdeki çocuk`: somebody in a story, not beside the person. */
function isToldOf(before: string, after: string): boolean {
  if (words.AT_HOME.is(before) || words.WATCHED_TOGETHER.in(after)) return false;
  // `meşhurları tüketti bu çocuk`: somebody spoken of.
  if (before === 'bu') return true;
  if (/^b[iı]r?$/u.test(before)) return /[iu]n \w+[iu](?: |$)/u.test(after);
  return /(?:y?[ae]n|[dt][ae]ki|m[iu]s)$/u.test(before);
}

/** `annemle`, `sevgilim için`, `arkadaşlar geldi`: with or for somebody, not merely about them. */
function isCompany(tokens: Tokens, { from, to }: Span): boolean {
  return (
    tokens.length === 1 ||
    words.TOGETHER.is(wordAt(tokens, to)) ||
    // `crushum yarın film izlemeye geliyor`
    (!endsClause(tokens[to - 1]) && wordsIn(tokens, to, to + STORY).some((word) => COMES.test(word))) ||
    wordsIn(tokens, from, to).some(
      (word) => /(?:l[ae]|c[ae]|l[iu]k|lara|lere)$/u.test(word) || words.COMPANY_ALONE.is(word),
    )
  );
}
