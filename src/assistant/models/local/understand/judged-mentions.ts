import type { Mention, Spoken } from '../judge/mention.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { notWishesWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { boundingVerbs } from './bounds.ts';
import { needed } from './double-denials.ts';
import type { Reading } from './reading.ts';
import type { Item } from './refusals.ts';
import { isTaste } from './told-taste.ts';
import { type Span, type Tokens, foldedText, wordAt, wordsIn } from './tokens.ts';
import type { Wish } from './wish-draft.ts';

/** What a message speaks of, and what of it is refused. */
export interface Mentions {
  wishes: readonly Wish[];
  refused: ReadonlySet<Item>;
}

/** How sure the judge must be of what the rules do not say. What they refuse is refused. */
const SURE: Readonly<Record<string, number | undefined>> = { refuse: 0.85, none: 0.62 };
/** So unlikely a wish is none beside one that is: the judge may be unsure only whether it is refused or told of. */
const UNLIKELY = 0.12;
const MARK = /[.,;!?:]/u;

const HEARD_BY_RULE = ['places', 'awards', 'studios', 'series'] as const;

/** Company and situations are always told; names, prizes, and where a film is set, are heard by the rules alone. */
const isJudged = (wish: Wish): boolean =>
  wish.type === 'concept' &&
  wish.concept.kind !== 'company' &&
  wish.concept.kind !== 'situation' &&
  !isOnlyKeptAway(wish.concept) &&
  !(
    wish.concept.kind === 'wish' &&
    HEARD_BY_RULE.some((name) => wish.concept.kind === 'wish' && wish.concept.wants[name] !== undefined)
  );

/** `köpek ölürse`: what can only be said of a film that is not to be like that. */
const isOnlyKeptAway = (concept: Concept): boolean =>
  concept.kind === 'wish' && Object.keys(concept.wants).join() === 'avoidThemes';

/** `annem ağlamayı da sever`: who likes something wishes it, whatever else is told beside it. */
const isLiked = (tokens: Tokens, { to }: Item): boolean =>
  // `dinozor diye tutturdu`, `araba diyor başka bir şey demiyor`
  /^(?:film\w* )?(?:diye (?:tuttur|agl|yalvar|sayikl|inat)|tuttur(?:du|mus)|diyor? baska)/u.test(
    wordsIn(tokens, to, to + 3).join(' '),
  ) ||
  /^(?:(?:d[ae]|cok|falan|filan) )*(?:sever(?:i[mz])?|sev[iu]yo\w*|bayil[iu]\w*)(?! m[iu]| degil)(?: |$)/u.test(
    wordsIn(tokens, pastKind(tokens, to), pastKind(tokens, to) + 3).join(' '),
  );

/** `mafya suç falan seviyor`: both of them. */
const pastKind = (tokens: Tokens, to: number): number => CONCEPTS.at(tokens, to)?.to ?? to;

/** A taste is wished where nothing of its kind is wished beside it (`korkuya sardım ama bugün komedi olsun`). */
const isTasteAlone = (tokens: Tokens, item: Item, wishes: readonly Wish[]): boolean =>
  isTaste(tokens, item) &&
  !wishes.some(
    (one) =>
      one.item.kind === item.kind &&
      // `kore de kore diyip duruyor`: the same, said again.
      wordsIn(tokens, one.item.from, one.item.to).join(' ') !== wordsIn(tokens, item.from, item.to).join(' '),
  );

/** `sonu mutlu biten`, `sonu tatlıya bağlansın`: how a film ends is said of nothing else. */
const isEndingSaid = (tokens: Tokens, wish: Wish): boolean =>
  wish.type === 'concept' &&
  wish.concept.kind === 'wish' &&
  wish.concept.wants.ending !== undefined &&
  wordsIn(tokens, wish.item.to - 1, wish.item.to + 2).some((word) => ENDS.test(word));
const ENDS = /^(?:bit|baglan|sonlan|noktalan|kal|ol)(?:en|an|s[iu]n)$/u;

/** `içim ısınsın`, `ağlayalım`, `sonu mutlu bitsin`: the verb itself wishes it. */
const isOwnWish = (tokens: Tokens, { from, to }: Item): boolean =>
  wordsIn(tokens, from, to).some((word) => WISHES.test(word)) ||
  (/^(?:olsun|bitsin|bulunsun|olacak)$/u.test(wordAt(tokens, to)) &&
    !/^(?:iste|de[md]|diye|san|m[iu]$)/u.test(wordAt(tokens, to + 1)));
const WISHES = /(?:(?<!m[ae])s[iu]n(?:l[ae]r)?|[ae]y[iu]m|[ae]l[iu]m)$/u;

/** `abim savaş filmi izler hep, ben fantastik istiyorum`: the taste of somebody who does not wish now. */
const isOfOther = (tokens: Tokens, { to }: Item): boolean =>
  ((wordAt(tokens, to).startsWith('film') &&
    /^(?:izler|izliyor|seyreder|sever)$/u.test(wordAt(tokens, to + 1))) ||
    notWishesWords.GOES_ON.firstIn(wordsIn(tokens, to, to + THESE_REACH).join(' ')) === 0) &&
  tokens.some(({ folded }, at) => at > to && /^(?:ben|bana|benim)$/u.test(folded));

/** `yabancı olunca dedem uyuyor`: what comes of it is told. */
const isWhenSo = (tokens: Tokens, { kind, to }: Item): boolean =>
  /^(?:origin|countries)$/u.test(kind) &&
  /^(?:film\w* |dizi\w* )?(?:olunca|oldugunda|oldu m[iu]|acinca|acildi m[iu])(?: |$)/u.test(
    wordsIn(tokens, to, to + 3).join(' '),
  );

/** `yemek filmi izleyeceğim`, `polisiye film olsun`: what is wanted tonight, whatever was seen of it before. */
const isAskedFilm = (tokens: Tokens, { to }: Item): boolean =>
  [to - 1, to].some(
    (place) =>
      /^film(?:in?e?|ler|lerin?e?)?$/u.test(wordAt(tokens, place)) &&
      ASKS_FOR.test(wordAt(tokens, place + 1)),
  ) || isSubject(tokens, to);

/** `bunlar dışında yerli komedi`: what is left out are those that came. */
const isBesideThese = (tokens: Tokens, { from }: Item): boolean =>
  /(?:^| )(?:bun|on|sun)lar(?:[iu]n)? (?:disinda|haric\w*|haricinde)(?: |$)/u.test(
    wordsIn(tokens, Math.max(0, from - THESE_REACH), from).join(' '),
  );
const THESE_REACH = 4;

/** `bunun yerlisi yok mu hiç`: such a film is missed, and none refused. */
const isMissed = (tokens: Tokens, { kind, to }: Item): boolean =>
  /^(?:genre|origin|countries)$/u.test(kind) &&
  /^(?:\w+ ){0,2}yok m[iu](?: |$)/u.test(wordsIn(tokens, to, to + THESE_REACH).join(' '));

/** `uzay filmi bulamıyorum bir türlü`: a film that somebody cannot find is wished. */
const isSought = (tokens: Tokens, { to }: Item): boolean =>
  /(?:^| )film\w* (?:\w+ )*bulam(?:[iu]yo|ad[iu][mk])/u.test(
    wordsIn(tokens, to - 1, to + SOUGHT_REACH).join(' '),
  );
const SOUGHT_REACH = 6;

/** `12 eylül dönemini anlatan filmler arıyorum`, `göç üzerine bir film`: what the film is to be about. */
const isSubject = (tokens: Tokens, to: number): boolean =>
  /^(?:(?:donem|zaman|hayat|hikaye|konu|yillar)\w* )?(?:anlatan|uzerine|hakkinda|konulu|konu alan|isleyen|ile ilgili|\S+l[ae] ilgili) (?:\S+ ){0,2}(?:film|bisey|sey)|^(?:konulu|temali)(?: \S+)?$/u.test(
    wordsIn(tokens, to, to + SUBJECT_REACH).join(' '),
  );
const SUBJECT_REACH = 5;
const ASKS_FOR =
  /^(?:izlicem|izlicez|izleyeceg\w*|izlet(?:[ei]ce|sem|eyim|tire)\w*|izleyelim|izlesek|istiyo\w*|isterim|ist[ei]y\w*|ariyo\w*|olsun|bul\w*|oner\w*|lazim|bak[iu]yor(?:um|uz)|aciver|acsana|ac|ver|versene|var)$/u;

/** The words of a message as the judge sees them: `yok ediyor` is a deed, and no `yok` that something is not wanted. */
export const judgedWords = (tokens: Tokens): Mention['words'] =>
  tokens.map(({ folded, gap }, place) => ({
    folded: folded === 'yok' && DESTROYS.test(wordAt(tokens, place + 1)) ? 'yoket' : folded,
    mark: MARK.exec(gap)?.[0] ?? '',
  }));
const DESTROYS = /^(?:ed(?:[ei]\w*)|et(?:me\w*|t[iu]\w*|sin|ti|mis\w*)?|ol(?:u\w*|du\w*|mus\w*|acak\w*))$/u;

/** The same beside a wish: the verb of `puanı 7'nin altında olmasın` bounds a number, and refuses nothing. */
const wordsBeside = (tokens: Tokens): Mention['words'] => {
  const bounding = boundingVerbs(tokens);
  return judgedWords(tokens).map((word, place) =>
    bounding.has(place) ? { ...word, folded: 'olsun' } : word,
  );
};

/** A mention as the judge sees it. */
export function mentionOf(tokens: Tokens, wish: Wish, { wishes, refused }: Mentions): Mention {
  const spoken = (one: Wish): Spoken => {
    const { from, to, rest } = one.item;
    const kind = one.type === 'concept' ? one.concept.kind : one.type;
    return { from, to, rest, kind, refused: refused.has(one.item) };
  };
  return {
    ...spoken(wish),
    words: wordsBeside(tokens),
    others: wishes.filter((one) => one !== wish).map(spoken),
  };
}

/**
 * What the rules found, where the judge is not sure of something else: idiom refuses without a word of refusal (`savaş
 * görmekten içim şişti`), and what people tell of themselves is no wish (`emekli savcıyım`).
 * @param unwanted the films that are refused by their titles
 */
export function judgedMentions(
  { tokens, hearing }: Reading,
  { wishes, refused }: Mentions,
  unwanted: readonly Span[] = [],
): Mentions {
  if (hearing === undefined) return { wishes, refused };
  const judged = new Map(
    wishes
      .filter(
        (wish) =>
          !refused.has(wish.item) &&
          isJudged(wish) &&
          needed(tokens, wish.item) === undefined &&
          // `süper kahraman filmi batman olmasın`: the verb is of the film that is left out.
          !unwanted.some(({ from }) => wish.item.to <= from && from <= wish.item.to + 1) &&
          !isOwnWish(tokens, wish.item) &&
          !isEndingSaid(tokens, wish) &&
          !isBesideThese(tokens, wish.item) &&
          !isAskedFilm(tokens, wish.item) &&
          !isMissed(tokens, wish.item) &&
          !isSought(tokens, wish.item) &&
          !isLiked(tokens, wish.item) &&
          !isTasteAlone(tokens, wish.item, wishes),
      )
      .map((wish) => [wish.item, hearing.roleOf(mentionOf(tokens, wish, { wishes, refused }))]),
  );
  const isTakenUp = notWishesWords.BACK_TO_IT.in(foldedText(tokens));
  const wishesAny =
    [...judged.values()].some(({ label }) => label === 'want') ||
    wishes.some(({ item }) => !refused.has(item) && isOwnWish(tokens, item));
  const wordsOf = (item: Item): string | undefined => {
    const wish = wishes.find((one) => one.item === item);
    return wish?.type === 'concept' ? JSON.stringify(wish.concept) : undefined;
  };
  const plainly = wishes.flatMap(({ item }) =>
    !refused.has(item) && isOwnWish(tokens, item) ? (wordsOf(item) ?? []) : [],
  );
  const heard = (item: Item): string | undefined => {
    if (isOfOther(tokens, item) || isWhenSo(tokens, item)) return 'none';
    const verdict = judged.get(item);
    if (verdict === undefined) return undefined;
    const { label, sure, wanted } = verdict;
    // `savaş olsun ama cephede kan gövdeyi götürmesin`: what is wished in so many words is not taken back by its place.
    if (label === 'refuse' && plainly.some((concept) => concept === wordsOf(item))) return 'none';
    // `hüzünlüyüm`: how somebody is says what they need, though it is only told. `paris'e gittim, orada geçen film`
    if (label === 'none' && (item.kind === 'mood' || isTakenUp)) return undefined;
    if (sure >= (SURE[label] ?? Infinity)) return label;
    return wishesAny && wanted <= UNLIKELY ? 'none' : undefined;
  };
  return {
    wishes: wishes.filter(({ item }) => heard(item) !== 'none'),
    refused: new Set([
      ...refused,
      ...wishes.map(({ item }) => item).filter((item) => heard(item) === 'refuse'),
    ]),
  };
}
