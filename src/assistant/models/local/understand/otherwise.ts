import { isVerbForm } from '#lib/turkish/verb-forms.ts';
import { notWishesWords as words } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { isOfCompanion, isPlaceOfSelf } from './own-place.ts';
import { isNoCompany } from './told-company.ts';
import { isWatchedThen, tellsOfSelf, watchedWithThen } from './told-of-self.ts';
import { isNoTheme, isOwn } from './told-theme.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';
import { isWhoDid } from './who-did.ts';

/** So many words tell what it came of. */
const TOLD_BEFORE = 3;
const STAYS = /^(?:git|gec|bit|dus|in)m[iu]?[aei]?(?:yo|di|z)/u;
const WOULD = /^(?:agla|kork|at|urper|urk|tirs|geril|yap|kac|ed|is)\w*r[iu](?:m|z)$/u;
const THEY_WOULD = /^(?:agl|kork|urper|urk|tirs|geril)\w*(?:[aeiu]r|[iu]yor?)(?:l[ae]r)?$/u;
const IF = /(?:[aeiu]r|va|yo[kr])s[ae]$/u;
const WILL = /^(?:agla|agli|cildir|delir|bayil)\w*[iuae](?:c[ae][mz]|c[ae]g[iu][mz])$/u;
const CAUSE = /(?:[dt][iu][mk]?|[dt][ae]n)$/u;
const OWN_TIME = /^(?:yil|zaman|cag|gun|donem)(?:lar|ler)?[iu]m/u;
const AWAITED = /(?:[ae]|[iu]m(?:[iu]z)?)$/u;
const TIME_REACH = 7;
const SAID_TO_US = /^s[iu]n(?:[iu]z)?$/u;

const isOfPeople = (tokens: Tokens, place: number): boolean =>
  CONCEPTS.at(tokens, place)?.value.kind === 'countries';

/** Whether what looks like a word of a wish means something else where it stands. */
export function isOtherwise(tokens: Tokens, found: Found): boolean {
  const { value, from, to, rest } = found;
  const word = wordAt(tokens, from);
  const before = wordAt(tokens, from - 1);
  const next = wordAt(tokens, to);
  // `çok komiksin`, `sıkıcısın`: said to the assistant.
  const last = wordAt(tokens, to - 1);
  const onward = wordsIn(tokens, to, to + TIME_REACH).join(' ');
  const toUs =
    value.kind === 'genre'
      ? !/(?:t|[dt][iu]r)s[iu]n$/u.test(last) && !isVerbForm(last)
      : /c[iu]s[iu]n(?:[iu]z)?$/u.test(last);
  if (toUs && SAID_TO_US.test(rest)) return true;
  // `gençlik yıllarım`, `ortaokul zamanlarım`: when somebody was that.
  if ((value.kind === 'theme' || value.kind === 'company') && OWN_TIME.test(next)) return true;
  // `aynı memleketten`, `o memleketten`: the country that is spoken of; `bizden bu kadar`, `bizden selam`: us.
  if (value.kind === 'origin' && word.startsWith('memleket') && /^(?:ayni|o|su)$/u.test(before)) return true;
  if (
    value.kind === 'origin' &&
    word === 'bizden' &&
    /^(?:bu kadar|selam)/u.test(wordsIn(tokens, to, to + 2).join(' '))
  )
    return true;
  // `sevgilim alman türkçesi yok`: of what people somebody is, and what they do not speak.
  const isTongue = (at: number) =>
    words.OTHER_TONGUE.firstIn(wordsIn(tokens, at, at + TOLD_BEFORE + 1).join(' ')) === 0;
  if (isTongue(to) || (isTongue(from) && value.kind === 'origin' && isOfPeople(tokens, from - 1)))
    return true;
  // `asya kime gitti`: she of the film.
  if (value.kind === 'countries' && word === 'asya' && /^(?:kim|git|don|sev|niye|neden)/u.test(next))
    return true;
  // `içim ürperdi`, `tırstım`, `ödüm koptu`: a fear that somebody feels or felt, and wishes for none.
  if (
    value.kind === 'genre' &&
    /^(?:(?:urper|urk|tirs|kork|kop|patla)\w*(?:[dt][iu][mk]?|[iu]yor[iu][mz])|(?:kop|patl)(?:[iu]yor|[ae]r))$/u.test(
      last,
    )
  )
    return true;
  // `trene bir buçuk saat var`, `otobüsüm 2 saat sonra`: what is waited for.
  if (value.kind === 'theme' && AWAITED.test(last) && words.TIME_UNTIL.firstIn(onward) === 0) return true;
  // `korku filminden sonra uyuyamıyorum`: what was watched before.
  if (/^film(?:ler)?inden$/u.test(next) && wordAt(tokens, to + 1) === 'sonra') return true;
  // `tırsak değilim`: what somebody is.
  if (value.kind === 'genre' && /^(?:tirsa[kg]|odle[kg]|korka[kg])(?:$|[iu]|lar)/u.test(word)) return true;
  // `korku olmaz, çığlık atarım`, `hüzünlü çıkarsa ağlarım`: what it would do to somebody.
  if ((value.kind === 'genre' || value.kind === 'mood') && WOULD.test(last) && !words.TO_THE_FULL.is(before))
    return true;
  // `korkunç olursa kızım ağlar`: what it would do to somebody else.
  if (
    (value.kind === 'genre' || value.kind === 'mood') &&
    THEY_WOULD.test(last) &&
    wordsIn(tokens, from - TOLD_BEFORE, from).some((one) => IF.test(one))
  )
    return true;
  // `saçımı beğenmedim ağlıcam`, `sinirden ağlıcam`: what came of it.
  if (value.kind === 'mood' && WILL.test(last) && CAUSE.test(before)) return true;
  // `ailesini kurtarmaya çalışan baba`, `evi basılan aile`: who is in the film, and no family watches.
  if (value.kind === 'genre' && word.startsWith('aile') && isInPlot(before, next, rest)) return true;
  // `rahatsız etmiyorum inşallah`: said to us.
  if (word === 'rahatsiz' && /^et(?:m[iae]|t[iu]m)/u.test(wordAt(tokens, from + 1))) return true;
  // `çok yavaşsın`, `yapay zekâsın`, but not `çocukluğuma götürsün` and `fazla bilinmesin`
  if (
    SAID_TO_US.test(rest) &&
    !/(?:[rt]|m[ae])s[iu]n$/u.test(last) &&
    // `intikam alsın`: a verb of the film's.
    !(to - from > 1 && isVerbForm(last)) &&
    ((value.kind === 'theme' && !last.startsWith('gec')) || /^(?:yavas|hizli)/u.test(word))
  )
    return true;
  // `bu dünyadan kopayım`: from what somebody wants to get away.
  if (word.startsWith('kop') && /[dt][ae]n$/u.test(before)) return true;
  // `güldürdün beni`
  if (/[dt][iu]r[dt][iu]n$/u.test(last)) return true;
  // `aynı çizgide`, `ince çizgi`: a line.
  if (to - from === 1 && word.startsWith('cizgi') && (rest !== '' || /^(?:ince|ayni|bu)$/u.test(before)))
    return true;
  // `üçümüze bi orta yol`
  if (to - from === 1 && word === 'yol' && before === 'orta') return true;
  // `dram kaldıracak halim yok` refuses, and says nothing of a mood.
  if (value.kind === 'mood' && words.TO_BEAR.is(before)) return true;
  // `ikizi gibi`: what is so like another.
  if (/^(?:ikiz|kardes|kuzen|klon|kopya)(?:s?[iu])$/u.test(last) && next === 'gibi') return true;
  // `yavaş yavaş delirsin`: it comes about by and by, however fast the film is told.
  if (isByAndBy(tokens, found)) return true;
  // `kulağı ağır işitiyor`: of the ear.
  if (word.startsWith('agir') && /^(?:isit|duy)/u.test(next)) return true;
  // `adrenalin gitmiyor bir türlü`: how somebody is, and what is to pass.
  if (value.kind === 'mood' && /^(?:adrenalin|heyecan|stres)/u.test(word) && STAYS.test(next)) return true;
  // `öyle kafalara hastayım`: what somebody is mad about.
  if (value.kind === 'mood' && word.startsWith('hastay') && /l[ae]r[ae]$/u.test(before)) return true;
  // `nefesim kesildi`, `duyunca içim burkuldu`: how somebody was.
  const isBodily = /^(?:nefes|ic|goz(?:ler)?|bogaz|yureg)[iu]m$/u.test(word) && /[dt][iu]$/u.test(last);
  if (value.kind === 'mood' && isBodily && (word === 'nefesim' || from > TOLD_BEFORE)) return true;
  // `serumu zor taktım gülmekten`: what came of a day.
  if (/m[ae]kt[ae]n$/u.test(last) && words.DID.is(before) && (endsClause(tokens[to - 1]) || next === ''))
    return true;
  if ((value.kind === 'company' ? watchedWithThen : isWatchedThen)(tokens, found)) return true;
  if (isOfLastTime(tokens, found) || isOfAnotherFilm(tokens, found)) return true;
  // `yemekten sonra`, `okul çıkışı`: when it is watched.
  if (words.DAILY.is(last) && words.AROUND_IT.is(next) && !words.HAPPENS.is(wordAt(tokens, to + 1)))
    return true;
  // `hep yabancı gösteriyorsun`: what the assistant does is no wish.
  if (words.YOU_SHOW.is(next)) return true;
  switch (value.kind) {
    case 'theme':
      // `izlediklerime yazar mısın`
      if (/^m[iu]s[iu]n/u.test(next)) return true;
      return isNoTheme(tokens, found, value.theme);
    case 'wish':
      if (value.wants.languages !== undefined && isOwnLanguage(tokens, found)) return true;
      // What can only be refused: `hastanedeyim sıkıldım` refuses no hospital.
      return Object.keys(value.wants).length === 0 && (isOwn(tokens, found) || tellsOfSelf(tokens, found));
    case 'origin':
      if (isOfCompanion(tokens, found) || isWhoDid(tokens, found)) return true;
      // `türkler bilim kurgu çekemez`: the people.
      if (/^l[ae]r$/u.test(rest) && !next.startsWith('film')) return true;
      // `yanımda yabancı oturuyor`: somebody.
      if (
        word.startsWith('yabanci') &&
        /^(?:bir[iu]\w*|otur\w*|adam\w*|kadin\w*|insan\w*|misafir\w*|var$)/u.test(next)
      )
        return true;
      return word === 'turkce' && words.LANGUAGE.is(next);
    case 'company':
      return isNoCompany(tokens, found, value.company);
    case 'countries':
      if (isPlaceOfSelf(tokens, found) || isOfCompanion(tokens, found)) return true;
      // `almanyadayım`, `almanyada yaşıyorum`: where somebody is.
      if (/^[dt][ae]y[iu][mz]/u.test(rest)) return true;
      if (/^[dt][ae]$/u.test(rest) && words.PERSON_IS_THERE.is(next)) return true;
      // `portekize gittim`
      if (/^y?[ae]$/u.test(rest) && words.WENT_THERE.is(next)) return true;
      // `patlamış mısır`, `mısır da közledik`: it is eaten.
      return (
        value.countries.includes('Mısır') &&
        [before, next, wordAt(tokens, to + 1)].some((near) => words.COOKED.is(near))
      );
    default:
      return false;
  }
}

/** `yavaş yavaş kayışı koparan adam`; `yavaş yavaş akan`, `ağır ağır ilerlesin` and `yavaş yavaş bir film` are of the film. */
function isByAndBy(tokens: Tokens, { from, to }: Span): boolean {
  // The second of the two alone is read as slow, too.
  const first = to - from === 1 ? from - 1 : from;
  const isTwice = wordAt(tokens, first) === wordAt(tokens, to - 1) && to - first === 2;
  if (!isTwice || !/^(?:yavas|agir|usul)/u.test(wordAt(tokens, from)) || endsClause(tokens[to - 1]))
    return false;
  const after = wordsIn(tokens, to, to + PLOT_REACH);
  return !OF_ITS_PACE.test(after[0] ?? 'film') && after.some((word) => HAPPENS_IN_IT.test(word));
}
const PLOT_REACH = 4;
const OF_ITS_PACE =
  /^(?:ak|ilerle|git|gid|isle|anlat|acil|film|ol|bir?$|bis|bise|sey|izle|seyre|temp|tad|sind)/u;
const HAPPENS_IN_IT = /\w{2}(?:s[iu]n(?:l[ae]r)?|[ae]n|d[iu]g[iu]|m[ae]s[iu]|[iu]yor|[iu]p|[ae]c[ae]k)$/u;

const isInPlot = (before: string, next: string, rest: string): boolean =>
  /^s[iu](?:n[iuae]|n[iu]n|nd[ae]n?)?$/u.test(rest) ||
  (rest === '' &&
    next === '' &&
    /\w{3}(?:[ae]n|m[iu]s)$/u.test(before) &&
    !/^(?:tamamen|hepten|komple)$/u.test(before));

/** `annemin ingilizcesi yok`, `almancam idare eder`: what somebody speaks. */
const isOwnLanguage = (tokens: Tokens, { to }: Span): boolean =>
  /c[ae](?:m|n|s[iu]|m[iu]z|n[iu]z|l[ae]r[iu])$/u.test(wordAt(tokens, to - 1)) &&
  words.SPOKEN_SO.firstIn(wordsIn(tokens, to, to + 4).join(' ')) === 0;

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
