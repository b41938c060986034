import { normaliseTitle } from '#domain/title.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { catalogued } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { comparisonsWords, referencesWords } from '../../lexicon/word-lists.ts';
import { namedShown } from '../../core/named-shown.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { toolOf } from '../../understand/acts.ts';
import { type TitleAt, isSurelyTitle } from '../../understand/spans.ts';
import {
  type AimedAct,
  type Reference,
  type ReferenceSpan,
  type Target,
  pointing,
  titleTarget,
} from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';

const isSeen = ({ act }: AimedAct) => toolOf(act) === 'markWatched';
const isLoved = ({ act }: AimedAct) => toolOf(act) === 'addFavourite';

/** `Titanik'i açtık ağladık, onu favorilerime ekle`: the one film that the message names before it points. */
export function atNamed(
  aimed: AimedAct,
  { titles, references, tokens, text, written, markers }: Understanding,
  { memory, understand, index }: DecisionContext,
): AimedAct {
  // `Pardon izleyeceklerime ekle` puts right what was said.
  const isBare = aimed.targets.length + titles.length + references.length === 0 && !markers.corrects;
  const beforeList = isBare ? calledBeforeList({ text, written }, index) : undefined;
  if (beforeList !== undefined) return { ...aimed, targets: [beforeList] };
  const sure = titles.filter((one) => isSurelyTitle(one));
  // `annem dune diye tutturdu, şunun fragmanını aç`: where nothing was shown, nothing else can be pointed at.
  const isOnlyOne = sure.length === 0 && memory.shown.length === 0;
  const [title, ...others] = isOnlyOne ? titles.filter(isUnlikeWords) : sure;
  const [pointed] = references;
  const isSaidTwice = aimed.targets.some((target) => pointing(target) === 'place');
  const meant = isSaidTwice ? aimed.targets.filter((target) => pointing(target) !== 'this') : aimed.targets;
  if (meant.length < aimed.targets.length && !ALSO.test(text)) return { ...aimed, targets: meant };
  const other = otherOfTwo(aimed, { titles, references }, memory.shown);
  if (other !== undefined) return { ...aimed, targets: [other] };
  const isThis = aimed.targets.length > 0 && aimed.targets.every((target) => pointing(target) === 'this');
  const before = isThis && titles.length === 0 ? pointedBefore(references) : undefined;
  if (before !== undefined) return { ...aimed, targets: [{ kind: 'reference', reference: before }] };
  // `mean girls tarzı olabilir`, then `onu 50 kere izledik`, `onu favorilerime koy`: the film that was compared with, of several that are shown.
  // After `joaquin phoenix li başka` in between it is the one that was spoken for.
  const isJustCompared = comparisonsWords.LIKE.in(memory.asked ?? '');
  const compared =
    memory.lastShow?.tool === 'recommendFilms' && isJustCompared
      ? memory.lastShow.input.similarTo
      : undefined;
  if (
    isThis &&
    (isSeen(aimed) || isLoved(aimed)) &&
    memory.focus === undefined &&
    compared !== undefined &&
    titles.length === 0 &&
    // Once others were wished since, it is the film that is put forward.
    (memory.lead === undefined || namesIn(understand(memory.asked ?? ''), compared))
  )
    return { ...aimed, targets: [{ kind: 'title', text: compared }] };
  const follows = title !== undefined && pointed !== undefined && title.to <= pointed.from;
  return isThis && follows && others.length === 0 && memory.focus === undefined
    ? { ...aimed, targets: [titleTarget(tokens, title, titles)] }
    : aimed;
}

/** `Uzak izleyeceklerime ekle`: an everyday word is a film where it stands alone before the list, and is written as a name. */
function calledBeforeList(
  { text, written }: Pick<Understanding, 'text' | 'written'>,
  index: DecisionContext['index'],
): Target | undefined {
  const [, name] = BEFORE_LIST.exec(text) ?? [];
  if (name === undefined || !/^[A-ZÇĞİÖŞÜ]/u.test(written)) return undefined;
  const found = index.resolveTitle(name);
  return found.kind === 'one' && normaliseTitle(found.film.title) === name
    ? { kind: 'title', text: found.film.title, film: found.film }
    : undefined;
}
const BEFORE_LIST =
  /^(\S+(?: \S+)?) (?:izleyecekler|izlenecekler|izledikler|favori\w*|liste|izleme liste)\w* (?:ekle|koy|at|yaz|al|kaydet)/u;

/** `yeşil yolu izledim, öbürünü sonraya koy`: of two that are spoken of the one that is not named or counted. */
function otherOfTwo(
  { targets }: AimedAct,
  { titles, references }: Pick<Understanding, 'titles' | 'references'>,
  shown: readonly ShownFilm[],
): Target | undefined {
  const [only, ...more] = targets;
  const isOther = only?.kind === 'reference' && only.reference.kind === 'next' && only.reference.other;
  if (isOther !== true || more.length > 0 || shown.length !== 2) return undefined;
  const counted = references.flatMap(({ reference }) =>
    reference.kind === 'place' ? pointedAt(reference, { shown }) : [],
  );
  const named = [...counted, ...titles.flatMap(({ span }) => span.films)];
  const [film, ...rest] = shown.filter(({ title }) => !named.some((one) => one.title === title));
  return film === undefined || rest.length > 0 ? undefined : shownTarget(film);
}

const shownTarget = ({ title, year }: ShownFilm): Target => ({
  kind: 'title',
  text: title,
  ...(year === undefined || year === 0 ? {} : { year }),
});

const namesIn = ({ titles }: Understanding, title: string): boolean =>
  titles.some(({ span }) => span.films.some((film) => film.title === title));

/** `onu da ikincisini de`: both. */
const ALSO = /(?:^| )(?:d[ae]|ve|ile)(?: |$)/u;

/** `ikincisini izlememişim, onu ekle`: what `onu` says once more. */
function pointedBefore(references: readonly ReferenceSpan[]): Reference | undefined {
  const at = references.findIndex(({ reference }) => reference.kind === 'this');
  const [only, ...others] = references.slice(0, Math.max(0, at));
  return others.length === 0 && only?.reference.kind === 'place' ? only.reference : undefined;
}

/** `trenli olanı gördüm`: the one film on the screen that is so, or that somebody is in. */
export function ofTheme(
  aimed: AimedAct,
  { text, exact }: Understanding,
  { memory, index }: DecisionContext,
): AimedAct {
  const { themes = [], people = [] } = exact ?? {};
  const isOpen = aimed.targets.length === 0 && aimed.act.kind === 'film' && memory.shown.length > 1;
  if (!isOpen || themes.length + people.length === 0 || !referencesWords.THE_ONE.in(text)) return aimed;
  const having = memory.shown.filter((film) => {
    const known = catalogued(film, index);
    return (
      themes.every((theme) => known?.themes.includes(theme) === true) &&
      people.every((name) => known !== undefined && hasPerson(known, name))
    );
  });
  const [only, ...more] = having;
  if (only === undefined || more.length > 0) return aimed;
  return { ...aimed, targets: [shownTarget(only)] };
}

/** A title that no everyday words are, and no slip makes. */
const isUnlikeWords = ({ span }: TitleAt): boolean =>
  !span.fuzzy && !span.ordinary && span.evidence !== 'none';

/** `20. yy kızını izledim`: a film on the screen may be named by what tells it from the others. */
export function meantBy(
  targets: readonly Target[],
  { tokens }: Understanding,
  { memory, index }: DecisionContext,
): readonly Target[] {
  const isUnknown = (target: Target) =>
    target.kind === 'title' && target.film === undefined && index.resolveTitle(target.text).kind === 'none';
  const named = targets.every(isUnknown) ? namedShown(tokens, memory.shown) : undefined;
  if (named === undefined || !(named.isTold || named.to - named.from > 1)) return targets;
  return [shownTarget(named.film)];
}
