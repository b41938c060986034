import type { FilmIndex } from '#films/film-index.ts';
import { bestKnownFirst } from '#films/series.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, say } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './opinions.json' with { type: 'json' };

const { lists, parts, replies } = source;
const { WHY, AGREES, ASKS_US, ...ASKED } = phraseLists({ parts, lists });

/** `dublaj mı altyazı mı`, `sence eskiden filmler daha mı iyiydi`: an opinion with its reason, and what they think. */
export const opinionAsked: Decide = (
  { text, titles, people, acts, references, markers },
  { seed, memory },
) => {
  const asked = nameIn(ASKED, text);
  if (asked === undefined || markers.requests || markersWords.WHAT_TO_WATCH.in(text)) return undefined;
  // `altyazılı mı dublaj mı`, of a film on the screen.
  if (references.length > 0 && memory.shown.length > 0) return undefined;
  const isOfFilm =
    titles.some(({ span }) => span.evidence !== 'none') || acts.some(({ targets }) => targets.length > 0);
  if (isOfFilm || people.length > 0) return undefined;
  return withReason(variant(replies[asked], seed));
};

/** `nolan mı tarantino mu sence`: the first of two people, by the film that is best known of each. */
export function ofTwoPeople(
  names: readonly string[],
  { text }: Understanding,
  { films }: FilmIndex,
  seed: string,
): Decision | undefined {
  if (!asksOurs(text) || markersWords.WHAT_TO_WATCH.in(text)) return undefined;
  const known = names.flatMap((name) => {
    const [best] = bestKnownFirst(films.filter((film) => hasPerson(film, name)));
    return best === undefined ? [] : [{ name, best: best.title }];
  });
  const [one, two] = known;
  if (one === undefined || two === undefined) return undefined;
  const words = variant(source.people, seed)
    .replace('{first}', one.name)
    .replace('{best}', one.best)
    .replace('{other}', two.name)
    .replace('{otherBest}', two.best);
  return withReason(words);
}

/** `senaryo mu oyunculuk mu sence`, `sence yapay zeka film çeker mi`: any other question for an opinion, where no film is in it. */
export const someOpinion: Decide = (parsed, { memory, seed }) => {
  const { text, exact, titles, people, acts, references, markers } = parsed;
  // `oğlum korku peşinde, ben …, beraber izlememiz mümkün mü sence`
  if (parsed.viewers !== undefined) return undefined;
  if (memory.lastShow !== undefined || memory.focus !== undefined || !asksOurs(text)) return undefined;
  // `iskenderi tereyağsız yiyen adamla arkadaşlık edilir mi sence` names nobody.
  const named = asksWhetherDone(text) ? titles.filter(isSurelyTitle) : titles;
  if (named.length + people.length + acts.length + references.length > 0 || wishesKind(exact))
    return undefined;
  if (markers.requests || markersWords.WHAT_TO_WATCH.in(text) || sounds('recommendation', parsed))
    return undefined;
  const particles = text.match(PARTICLE)?.length ?? 0;
  const kind = particles > 1 ? 'either' : particles === 1 ? 'whether' : WHY_SO.test(text) ? 'why' : undefined;
  return kind && withReason(variant(source.otherwise[kind], seed));
};
const wishesKind = (exact: Understanding['exact']): boolean =>
  exact !== undefined &&
  (exact.genres.length > 0 || (exact.mood ?? exact.maxDuration ?? exact.origin) !== undefined);
const PARTICLE = /(?<= )m[iu](?:d[iu]r|yd[iu])?(?= |$)/gu;
const WHY_SO = /(?:^| )(?:neden|niye|nicin)(?: |$)/u;

/** `arkadaşlık edilir mi`, `kedi eve alınır mı sizce`: whether such a thing is done, and no film is to be watched by it. */
export const asksWhetherDone = (text: string): boolean => IS_IT_DONE.test(text);
const IS_IT_DONE = /(?:^| )\w+(?<!izle)(?<!seyred)(?:[iu]l|n)[iu]r m[iu](?: (?:sence|sizce|acaba|ya|hic))*$/u;

/** Whether it is asked what we think. */
const asksOurs = (text: string): boolean => ASKS_US.in(text);

const withReason = (words: string): Decision =>
  say(words, (answer, { seed }) => {
    if (WHY.is(answer.text)) return say(variant(source.reasons, seed));
    if (AGREES.is(answer.text)) return say(variant(source.agreed, seed));
    return takesSide(answer) ? say(variant(source.heard, seed)) : undefined;
  });

/** `altyazı tabii ki`: an answer to what was asked back, and no wish. */
const takesSide = ({
  text,
  words,
  exact,
  acts,
  titles,
  people,
  markers,
  talk,
  films,
}: Understanding): boolean =>
  words <= MOST_WORDS &&
  talk === undefined &&
  exact === undefined &&
  !films &&
  !markers.asks &&
  acts.length + titles.length + people.length === 0 &&
  nameIn(ASKED, text) === undefined &&
  !QUESTION.test(text);
const MOST_WORDS = 6;
const QUESTION = /(?:^| )(?:m[iu]\w{0,4}|ne\w*|kim\w*|hangi\w*|kac\w*|nasil)(?: |$)/u;
