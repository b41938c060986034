import { comparisonsWords, markersWords } from '../lexicon/word-lists.ts';
import { isFigure } from './compared.ts';
import { CONCEPTS } from './concepts.ts';
import { isAged } from './numbers.ts';
import { placeNamed } from './references.ts';
import { type TitleAt, isWritten } from './spans.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';
import { isWhoDid } from './who-did.ts';

/** Whether the words of a title say where they stand how films are to be, or of what kind: no film of that name is meant. */
export const isDescription = (tokens: Tokens, title: TitleAt): boolean =>
  isWhoWatches(tokens, title) ||
  (!isWritten(title) && title.to - title.from === 1 && isFigure(tokens, title.to)) ||
  isPraise(tokens, title) ||
  isChance(tokens, title) ||
  (title.span.evidence !== 'quoted' && isWhoDid(tokens, title)) ||
  isSibling(tokens, title) ||
  saysHow(tokens, title) ||
  saysHowMuch(tokens, title) ||
  saysKind(tokens, title) ||
  isPartOfSubject(tokens, title) ||
  saysKinds(tokens, title) ||
  saysWho(tokens, title) ||
  saysFigure(tokens, title) ||
  saysOthers(tokens, title) ||
  saysWhen(tokens, title) ||
  saysWhatSomebodyIs(tokens, title) ||
  isSomebody(tokens, title);

const isPlain = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  to - from === 1 && span.evidence !== 'quoted' && span.evidence !== 'apostrophe' && !isCapital(tokens, from);

/** `bella vampir oluyo mu`, `gerçek bir katil mi`, `katil oynadığı var mı`: what somebody is or plays, and not the film of that name. */
const saysWhatSomebodyIs = (tokens: Tokens, title: TitleAt): boolean => {
  const [before, next] = [wordAt(tokens, title.from - 1), wordAt(tokens, title.to)];
  if (!isPlain(tokens, title) || before === '' || CONCEPTS.at(tokens, title.from) === undefined) return false;
  return (
    /^(?:ol(?:u?yor?|du|mus|acak)|oyna(?:d|r|m)|cik(?:iyor?|ti))/u.test(next) ||
    (/^bir?$/u.test(before) && /^m[iu]/u.test(next))
  );
};

/** `süleyman dede öldü mü`, `peki biz izledik`: somebody's name, which is only nearly a title, and whoever speaks. */
const isSomebody = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  to - from === 1 &&
  ((span.fuzzy && KIN.test(wordAt(tokens, to))) ||
    (span.evidence !== 'quoted' && WE_DID.test(`${wordAt(tokens, from)} ${wordAt(tokens, to)}`)));
const KIN =
  /^(?:dede|nine|baba|anne|amca|dayi|teyze|hala|hoca|usta|bey|hanim|abi|abla|pasa|reis|astsubay|kaptan)(?:n[iu]n|y[iu])?$/u;
const WE_DID = /^(?:biz|ben) \w*(?:[dt][iu][km]|[iu][zm]|l[iu]m)$/u;

/** `ikizler 5 yaşında, ne izletsem`, `ikizleri soksam 4 yaş anlar mı`: of children whose age is told after them. */
export const isWhoWatches = (tokens: Tokens, { from, to }: Span): boolean =>
  to - from === 1 &&
  CHILDREN.test(wordAt(tokens, from)) &&
  tokens.some((_, at) => at >= to && at <= to + AGE_REACH && isAged(tokens, at));
const AGE_REACH = 2;
const CHILDREN = /^(?:ikiz|ucuz|cocuk|torun|yegen|kuzen|kardes|kiz|oglan|bebek|velet)l[ae]r/u;

/** `yeşil yol bitti, kardeşi gibi`: what is like the film before it. */
const isSibling = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  from > 0 &&
  span.evidence !== 'quoted' &&
  /^(?:kardes|ikiz|kuzen|kopya)s?[iu]$/u.test(wordAt(tokens, to - 1)) &&
  wordAt(tokens, to) === 'gibi';

const isCapital = (tokens: Tokens, place: number): boolean => tokens[place]?.capital ?? false;

/** `daha underground`, `daha underground olsun`: how it is to be, and no film called so. */
const saysHow = (tokens: Tokens, { from, to }: TitleAt): boolean =>
  to - from === 1 &&
  wordAt(tokens, from - 1) === 'daha' &&
  !isCapital(tokens, from) &&
  /^(?:bir|bi|bisey\w*|sey\w*|film\w*|ol\w*|lazim)?$/u.test(wordAt(tokens, to));

/** `çok korkunç bir film`, `uykumu kaçıracak kadar korkunç bir film`: how much so, and not the film of that name. */
const saysHowMuch = (tokens: Tokens, { from, to }: TitleAt): boolean =>
  /^(?:film|sey)\w*$/u.test(wordAt(tokens, to - 1)) &&
  /^bir?$/u.test(wordAt(tokens, to - 2)) &&
  DEGREE.test(wordAt(tokens, from - 1)) &&
  !isCapital(tokens, from);
const DEGREE =
  /^(?:kadar|cok|en|daha|asiri|fazla|acayip|baya|bayagi|gercekten|cidden|harbi|oldukca|oyle|boyle|epey)$/u;

/** `mavi gözlü ince adam var ya`: somebody is told of, and not the film of that name. */
const saysWho = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  span.films.every(({ judgement }) => (judgement?.fame ?? 0) < FAMOUS) &&
  /^(?:adam|kadin|kiz|cocuk|oglan|herif|abi|amca|teyze)(?:[iae]|lar|ler|n[iu]n|[iu]n)?$/u.test(
    wordAt(tokens, to - 1),
  ) &&
  /.[ls][iu]z?$/u.test(wordAt(tokens, from - 1)) &&
  !isCapital(tokens, from);

/** `yazı tura at sen seç`: chance is to choose. */
const isChance = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  span.evidence !== 'quoted' &&
  markersWords.SURPRISE.is(wordsIn(tokens, from, to + 1).join(' ')) &&
  (wordAt(tokens, to) !== 'gibi' || to + 1 === tokens.length || endsClause(tokens[to]));

/** `sonuncu EFSANE ya`: what is thought of the one pointed at. */
const isPraise = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  to - from === 1 &&
  span.evidence !== 'quoted' &&
  span.ordinary &&
  comparisonsWords.LIKED.is(wordAt(tokens, from)) &&
  !wordAt(tokens, to).startsWith('film') &&
  (placeNamed(tokens, from - 1) !== undefined || /^(?:bu|o|su)$/u.test(wordAt(tokens, from - 1)));

/** `harry potter 6 yaşındaki oğluma`: an age, and not the sixth film. */
export const saysFigure = (tokens: Tokens, { from, to }: Span): boolean =>
  to - from > 1 &&
  /^\d{1,2}$/u.test(wordAt(tokens, to - 1)) &&
  wordAt(tokens, to).startsWith('yas') &&
  // `ters yüz 2 yaş sınırı`
  !wordAt(tokens, to + 1).startsWith('sinir');

/** `dün gece izledim`, `geçen yaz açmıştık`: when it was, and not the film of that name. */
const saysWhen = (tokens: Tokens, title: TitleAt): boolean =>
  isPlain(tokens, title) &&
  /^(?:gece|aksam|sabah|yaz|kis|bahar|hafta|ay|yil|pazar|bayram)$/u.test(wordAt(tokens, title.from)) &&
  /^(?:dun|bu|o|gecen|her|evvelki|evvelsi|onceki|gelecek|ertesi)$/u.test(wordAt(tokens, title.from - 1)) &&
  !wordAt(tokens, title.to).startsWith('film');

/** `birincisini beğenmedim diğerleri ok`: the others of a row, and not the film of that name. */
const saysOthers = (tokens: Tokens, { from, to }: Span): boolean =>
  to - from === 1 &&
  /^(?:diger|oteki|obur)(?:ler|leri)?/u.test(wordAt(tokens, from)) &&
  tokens.slice(0, from).some((_, place) => placeNamed(tokens, place) !== undefined);

/** `gözlüklü örümcek adam`: everybody knows it. */
const FAMOUS = 4;

/** `siyah beyaz film izliyorum`, `halloween gecesi 10 kişiyiz`: a kind of films or an evening, and none of that name. */
const saysKind = (tokens: Tokens, { from, to }: TitleAt): boolean =>
  !isCapital(tokens, from) &&
  /^(?:film(?:ler\w*)?|ol(?:s[iu]n|an\w*)|(?:gece|parti|aksam|hafta)(?:s?[iu]\w*|m[iu]z\w*|li\w*)?)$/u.test(
    wordAt(tokens, to),
  ) &&
  (CONCEPTS.at(tokens, from)?.to ?? from) >= to;

/** `Roma dönemi olabilir`: the beginning of what is wished, and not the film of that name. */
const isPartOfSubject = (tokens: Tokens, { from, to, span }: TitleAt): boolean =>
  span.evidence !== 'quoted' &&
  span.evidence !== 'apostrophe' &&
  (CONCEPTS.at(tokens, from)?.to ?? from) > to;

/** `Amerikan gangster filmleri`, `kore aşk filmleri`: films in the plural, each word saying of what kind, where a country is one. */
const saysKinds = (tokens: Tokens, { from, to }: TitleAt): boolean => {
  const country = CONCEPTS.at(tokens, from);
  if (country?.value.kind !== 'countries' || !/^filmler\w*$/u.test(wordAt(tokens, to))) return false;
  let at = country.to;
  while (at < to) {
    const next = CONCEPTS.at(tokens, at)?.to;
    if (next === undefined) return false;
    at = next;
  }
  return at === to;
};
