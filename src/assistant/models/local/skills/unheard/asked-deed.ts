import { accusative } from '#lib/turkish/suffix.ts';
import { upperFirst } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import type { FilmTool } from '#tools/registry.ts';
import { type Decide, type DecisionContext, accepts, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { DEEDS } from '../../understand/judged-deeds.ts';
import type { Target } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { targetsOf } from './ordered-targets.ts';
import source from './asked-deed.json' with { type: 'json' };

const WORDS = phraseLists({ lists: source.lists });
type Deed = keyof typeof source.deeds;
/** By which words one of two deeds is chosen: those of its list, and the way it goes. */
const ANSWERS: Readonly<Record<Deed, readonly [list: keyof typeof WORDS, way: keyof typeof WORDS]>> = {
  addFavourite: ['FAVOURITES', 'ON'],
  removeFavourite: ['FAVOURITES', 'OFF'],
  addToWatchlist: ['LATER', 'ON'],
  removeFromWatchlist: ['LATER', 'OFF'],
  markWatched: ['WATCHED', 'ON'],
  unmarkWatched: ['WATCHED', 'OFF'],
  hideFilm: ['OFFERED', 'OFF'],
  unhideFilm: ['OFFERED', 'ON'],
};
const isDeed = (tool: FilmTool): tool is Deed => Object.hasOwn(source.deeds, tool);

/** A second deed less likely than this is not asked about. */
const LEAST = 0.1;
const MOST_WORDS = 6;

/** `Titanik'i favorilerine mi koyayım, izleyeceklerine mi koyayım?`, where it is an order and nobody can say which. */
export const askedDeed: Decide = (parsed, context) => {
  const { deeds, deed } = parsed.judged;
  const sure = (tool: Deed) => deeds[tool] ?? 0;
  const asked = DEEDS.filter(isDeed)
    .filter((tool) => tool === deed.label || sure(tool) >= LEAST)
    .toSorted((a, b) => sure(b) - sure(a))
    .slice(0, 2);
  const [likeliest] = asked;
  if (likeliest === undefined || likeliest !== deed.label) return undefined;
  const targets = targetsOf(parsed, likeliest);
  const deedsAsked = asked.map((tool) => source.deeds[tool]).join(', ');
  return say(
    `${upperFirst([...filmMeant(likeliest, targets, context), deedsAsked].join(' '))}?`,
    chosen(asked, targets),
  );
};

/** The film that it would be done with, as far as it is one. */
function filmMeant(tool: Deed, targets: readonly Target[], context: DecisionContext): string[] {
  const done = filmAct(tool, targets, context);
  const [call, ...others] = done.kind === 'act' ? done.calls : [];
  return call?.tool === tool && others.length === 0 ? [accusative(call.input.title)] : [];
}

/** Reads which of the deeds that were asked about is to be done. */
const chosen =
  (asked: readonly Deed[], targets: readonly Target[]): Decide =>
  (parsed, context) => {
    const { talk, text, titles, markers, words, exact } = parsed;
    // `yeniden önerebilirsin` answers, and asks for no other films.
    const isOffered = asked.some((tool) => ANSWERS[tool][0] === 'OFFERED');
    const isWish = exact !== undefined || (markers.requests && !isOffered);
    // `yaz` is a film as well, and here the answer.
    if (isWish || words > MOST_WORDS || (titles.length > 0 && words > 1)) return undefined;
    const tool = deedNamed(parsed, asked);
    if (tool !== undefined) return filmAct(tool, targets, context);
    return talk === 'no' || /^(?:hicbiri|hayir|yok|bosver)(?: |$)/u.test(text)
      ? say(variant(source.declined, context.seed))
      : undefined;
  };

function deedNamed(parsed: Understanding, asked: readonly Deed[]): FilmTool | undefined {
  const { acts, references, text } = parsed;
  const [heard, ...more] = acts.flatMap(({ act }) => DEEDS.find((one) => one === toolOf(act)) ?? []);
  if (heard !== undefined && more.length === 0) return heard;
  const place = references.flatMap(({ reference }) => (reference.kind === 'place' ? [reference.place] : []));
  if (place[0] !== undefined) return asked.at(place[0]);
  const said = (of: readonly Deed[], by: 0 | 1) => of.filter((tool) => WORDS[ANSWERS[tool][by]].in(text));
  const ofList = said(asked, 0);
  const ofWay = said(ofList.length > 0 ? ofList : asked, 1);
  const [only, ...others] = ofWay.length > 0 ? ofWay : ofList;
  if (only !== undefined && others.length === 0) return only;
  return accepts(parsed) ? asked[0] : undefined;
}
