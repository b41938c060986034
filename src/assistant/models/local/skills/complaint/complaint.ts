import type { Wishes } from '#domain/wishes.ts';
import { conceding } from '../../core/conceding.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, say, sayAndAct } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { union } from '../../understand/lists.ts';
import { NO_WISHES } from '../../understand/message-wishes.ts';
import { standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes, notForChildren } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { relativeBounds } from '../recommendation/relative-bounds.ts';
import { endsClause } from '../../understand/tokens.ts';
import { partsOf } from '../talk/parts.ts';
import { fewerSuch } from './fewer-such.ts';
import { missing, otherKind, saidOfOthers, tooMuch } from './too-much.ts';
import { MISSED, TOO_MUCH, complaintWords as words } from './faults.ts';

/** What `hepsi eski` asks for at least, where the films shown are older still. */
const RECENT = 2010;

/** What is said against the films on the screen: new ones come that lack the fault, or it is asked what the fault was. */
export const complaint: Decide = (message, context) => {
  // `yok vazgeçtim çok korkarım` of films that frighten: they are wished no more.
  if (markersWords.TAKES_FRIGHT.in(message.text)) {
    const markers = { ...message.markers, keeps: true };
    const calm = mergeWishes(context.memory, { ...message, markers }, context.index);
    const isCalmer = calm.genres.length < (context.memory.wishes?.genres.length ?? 0);
    return isCalmer && isOfRecommended(message, context) ? amended(calm, context) : undefined;
  }
  const parsed = doubted(message, context);
  const { wishes: before = { genres: [] } } = context.memory;
  const fewer =
    fewerSuch(parsed, context) ??
    (isOfRecommended(parsed, context) ? (tooMuch(parsed, before) ?? otherKind(parsed, before)) : undefined);
  if (fewer !== undefined) return amended(fewer, context);
  // `ama ben çok korkuyorum, abartısız olsun`
  const isWish = words.WISHES.in(parsed.text) && !words.SCARED.in(parsed.text);
  return isWish ? undefined : against(parsed, context);
};

/** Films were recommended, and nothing is named or done. */
const isOfRecommended = (parsed: Understanding, context: DecisionContext): boolean =>
  ((context.memory.lastShow?.tool === 'recommendFilms' && context.memory.shown.length > 0) ||
    saidOfOthers(parsed, context)) &&
  parsed.acts.length + parsed.titles.length === 0;

function against(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, acts, wishes, said } = parsed;
  const { shown, lastShow } = context.memory;
  const isElsewhere = saidOfOthers(parsed, context);
  if (!isElsewhere && (shown.length === 0 || lastShow === undefined || lastShow.tool === 'listFilms'))
    return undefined;
  const looksOnly = acts.every(({ act: { kind }, targets }) => kind === 'film' && targets.length === 0);
  if (acts.length > 0 && !looksOnly) return undefined;
  if (said.similarTo !== undefined || said.people.length > 0) return undefined;
  // `titanik çok mu eski`: asked of a film that is none of those shown.
  const isOfOther = parsed.titles.some(
    (title) =>
      title.from === 0 &&
      !title.span.fuzzy &&
      standsOut(title) &&
      !shown.some((film) => title.span.films.some((one) => one.title === film.title)),
  );
  if (isOfOther && ASKED.test(text)) return undefined;
  // `neyse uykum geldi, iyi geceler`
  if (parsed.talk === 'goodbye') return undefined;
  // `25 yaşındayım ben`, after films for a child.
  if (parsed.adult === true && !wishes && context.memory.wishes?.maxAge !== undefined)
    return amended({ ...context.memory.wishes, ...notForChildren(context.memory.wishes) }, context);
  // `ama ben çok korkuyorum`, of films of fear that somebody else wished.
  const isScared = words.SCARED.in(text) && context.memory.wishes?.genres.includes('Korku') === true;
  if (!words.OF_SHOWN.in(text) && !words.ANGRY.in(text) && !isScared) return undefined;
  const better = mended(parsed, context) ?? missing(parsed, context);
  if (better !== undefined) return amended(better, context);
  const angry =
    !isElsewhere &&
    words.ANGRY.in(text) &&
    !wishes &&
    (parsed.talk === undefined || parsed.talk === 'insult');
  return angry ? say(ASKS, readFault) : undefined;
}

const ASKED = /(?:^| )m[iu] \w+$/u;

/** `bunların hepsi nuh nebiden kalma, dedem mi izleyecek`: before a word of it is taken for a question or a wish. */
export const sureComplaint: Decide = (parsed, context) => {
  const { text, titles } = parsed;
  // `terminatör eski ya`: so are those that came with it.
  const isNamed = context.memory.shown.length > 0 && titles.some(({ from }) => from === 0);
  const ofOne = isNamed ? OF_ONE.exec(text)?.[0] : undefined;
  if (ofOne !== undefined) return against(context.understand(`bunlar${ofOne}`), context);
  if (!words.SURELY.in(text) && !DOUBTED.test(text)) return undefined;
  const films = context.memory.shown.length > 0 ? worse(parsed, context) : undefined;
  // `buna kim güler`: who is asked after opens no card.
  const acts = parsed.acts.filter(({ act }) => toolOf(act) !== 'showFilm');
  return films ?? against({ ...doubted(parsed, context), acts }, context);
};

/** `sonuncuyu beğenmedim, kim izler onu`: others in the place of the one that nobody wants. */
function worse({ references }: Understanding, { memory, seed }: DecisionContext): Decision | undefined {
  const films = references.flatMap(({ reference }) =>
    reference.kind === 'place' ? pointedAt(reference, memory) : [],
  );
  const { wishes = { genres: [] } } = memory;
  if (films.length === 0) return undefined;
  const gone = union(
    wishes.excludeTitles,
    films.map(({ title }) => title),
  );
  const better = { ...wishes, excludeTitles: gone };
  return sayAndAct(conceding(memory.wishes, better, seed), { tool: 'recommendFilms', input: stated(better) });
}

/** `bunlar komik mi şimdi allah aşkına`: a question of what is shown that says no. */
function doubted(parsed: Understanding, { understand }: DecisionContext): Understanding {
  const [, what = ''] = DOUBTED.exec(parsed.text) ?? [];
  return what === '' ? parsed : understand(`hiçbiri ${what} değil`);
}
const OF_ONE = / (?:cok |fazla |asiri )?(?:eski|uzun|agir|karanlik|sikici) (?:ya|be|yav|abi|kanka)$/u;
const DOUBTED =
  /^(?:(?:ya|yaa|e|ee|ama|abi|peki) )*(?:bunlar|bu|bunun)(?:in)?(?: neresi)? (?:(?:cok|baya) )?(\w+) m[iu](?:ymis)? (?:simdi|yani|allah|allasen|cidden|gercekten|ya|be)(?: \w+){0,3}$/u;

const ASKS = 'Haklısın, tutturamadım. Neyi sevmedin: ağır mı, eski mi, sıkıcı mı, çok mu bilindik?';

/** Reads the fault that was asked for: here the bare word is enough. */
export const readFault: Decide = (parsed, context) => {
  if (parsed.acts.length > 0 || parsed.markers.requests) return undefined;
  const better = mended(parsed, context);
  return better === undefined ? undefined : amended(better, context);
};

const amended = (better: Wishes, { memory, seed }: DecisionContext): Decision => ({
  kind: 'act',
  calls: [{ tool: 'recommendFilms', input: stated(better) }],
  before: conceding(memory.wishes, better, seed),
});

/** The wishes of before without the fault that a message names; undefined where it names none. */
export function mended(
  { text, markers, said, tokens }: Understanding,
  { memory, index }: DecisionContext,
): Wishes | undefined {
  const before = memory.wishes ?? { genres: [] };
  const change = faultIn(text, partsOf(tokens, undefined, endsClause))?.(before);
  const newer = words.OLD.in(text) && !markers.relative.older;
  const wanted = { newer, shorter: words.LONG.in(text), better: words.LOW_RATED.in(text) };
  // `eski bunlar` says what they are, and wishes no old ones.
  const wished = newer ? { ...said, maxYear: undefined } : said;
  const bounds = relativeBounds(wanted, memory, before, wished, index);
  const least = markers.relative.newer === true ? 0 : RECENT;
  if (newer) bounds.minYear = Math.max(bounds.minYear ?? least, least);
  if (change === undefined && Object.keys(bounds).length === 0) {
    const titles = memory.shown.map(({ title }) => title);
    if (!words.SAME.in(text)) return undefined;
    return titles.length === 0 ? { ...before, fame: 'hidden' } : { ...before, excludeTitles: titles };
  }
  const { minYear: from, maxYear: to, minRating } = wished;
  // `3 saat film mi olur` tells how long they are.
  // `of hepsi 2 saatten uzun`, too.
  const tells = words.LONG.in(text) && (words.SURELY.in(text) || said.minDuration !== undefined);
  const { minDuration, maxDuration } = tells ? NO_WISHES : said;
  const figures = stated({ genres: [], minYear: from, maxYear: to, minDuration, maxDuration, minRating });
  // `uff çok ağır bu adam`: films of others.
  const people = OF_PERSON.test(text) ? (before.people ?? []) : [];
  const others =
    people.length === 0 ? {} : { people: undefined, excludePeople: union(before.excludePeople, people) };
  const better = {
    ...before,
    ...others,
    ...change,
    ...bounds,
    ...figures,
    genres: change?.genres ?? before.genres,
  };
  const { minYear = -Infinity, maxYear = Infinity } = better;
  // An older bound that contradicts the new one goes.
  return stated(minYear > maxYear ? { ...better, maxYear: undefined } : better);
}

const OF_PERSON = /(?:^| )bu (?:adam|herif|kadin|yonetmen|oyuncu|abi)(?: |$)/u;

const ANSWER = /^(?:yok|yo|hayir) (?!bunlar|bunda|hic)/u;

/** @param clauses what is missed and what says so stand in one of them (`mutlu bir gün değil, aşk filmi istemem`) */
const faultIn = (text: string, clauses: readonly string[]) =>
  MISSED.find(
    ([phrases, unfelt]) =>
      unfelt?.in(text) === true ||
      clauses.some(
        // `yok aşk filmi kaldıramam`: the no is an answer.
        (clause) => words.LACKS.in(clause.replace(ANSWER, '')) && phrases.some((list) => list.in(clause)),
      ),
  )?.[2] ?? TOO_MUCH.find(([phrases]) => phrases.in(text))?.[1];
