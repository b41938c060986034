import { EITHER, madeBy } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { namesWords } from '../../lexicon/word-lists.ts';
import { joinList } from '#lib/turkish/format.ts';
import { foldWord } from '#films/words.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Decide, type Decision, type DecisionContext, act, say, sayAndAct } from '../../core/skill.ts';
import { NO_WISHES } from '../../understand/message-wishes.ts';
import { catalogued } from '../../core/known-film.ts';
import type { PersonAt } from '../../understand/spans.ts';
import { wordAt } from '../../understand/tokens.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnownFirst } from '#films/series.ts';
import { leadsOf } from '../questions/of-person.ts';
import { asksOfLife } from '../questions/lives.ts';
import { moreOscars } from '../questions/oscars.ts';
import { ofTwoPeople } from '../talk/opinions.ts';
import { plannedRecommendation } from './recommendation.ts';

const ASKS = /^m[iu]$/u;
const JUDGE =
  /(?:^| )daha .*(?:^| )(?:sen (?:soyle|karar ver|ne d)\w*|hangimiz|kim hakli|hakem ol|sence hangisi)(?: |$)/u;
const BETTER = /(?:^| )daha (?:iyi|guzel|basarili|inandirici)(?: |$)/u;
const FEW_WORDS = 10;
const HAPPENS = / m[iu] \w+(?:yor?|[dt][iu]|m[iu]s)(?: |$)/u;

/** `Kubrick mi Hitchcock mu`: a choice of two people, of whom one is taken; nobody wishes films of both. */
export const eitherPerson: Decide = (parsed, context) => {
  const { people, tokens, titles, references, said } = parsed;
  // `hanım kadir inanır daha yakışıklı diyor ben tarık akan, sen söyle`
  const isJudged = people.length === 2 && JUDGE.test(parsed.text);
  const asked = isJudged ? people : people.filter(({ to }) => ASKS.test(wordAt(tokens, to)));
  // `Cem Yılmaz mı oynuyor Ata Demirer mi`: asked of a film.
  const { shown, focus } = context.memory;
  const points = references.length > 0 && shown.length > 0;
  // `ilyas salman mı şener şen mi kazanıyo kızı`: what happens in the film that is spoken of.
  const known = focus && catalogued(focus, context.index);
  const inIt =
    known !== undefined &&
    HAPPENS.test(parsed.text) &&
    asked.every(({ span }) => hasPerson(known, span.name));
  // `christian bale mi hugh jackman mı daha iyi oynamış`: who did better is a matter of taste.
  const isPlayed = namesWords.PLAYS.in(parsed.text);
  const isTaste = isPlayed && BETTER.test(parsed.text);
  const ofFilm = titles.length > 0 || (points && !isJudged) || inIt || (isPlayed && !isTaste);
  // `brad pitt veya leonardo dicaprio filmi`
  const isEither = said.people.some((name) => name.includes(EITHER)) && !isAsking(parsed.text);
  if (isEither && !ofFilm && parsed.acts.length === 0 && parsed.words <= FEW_WORDS)
    return act(plannedRecommendation(parsed, context));
  if (asked.length < 2 || asked.length < people.length || ofFilm) return undefined;
  if (asksOfLife(parsed.text))
    return say(
      `${joinList(asked.map(({ span }) => span.name))} film film tanıdıklarım; yaşlarını, özel hayatlarını bilmem.`,
    );
  const oscars = moreOscars(
    asked.map(({ span }) => span.name),
    parsed.text,
  );
  if (oscars !== undefined) return say(oscars);
  // `kubrick mi daha çok film çekmiş scorsese mi`
  if (/(?:^| )daha (?:cok|fazla) film/u.test(parsed.text)) return say(moreFilms(asked, context.index));
  // `demirkubuz mu ceylan mı daha önce çekti ilk filmini`
  if (WHO_FIRST.test(parsed.text)) return say(earliest(asked, context.index));
  const opinion = ofTwoPeople(
    asked.map(({ span }) => span.name),
    parsed,
    context.index,
    context.seed,
  );
  if (opinion !== undefined) return opinion;
  const name = variant(
    asked.map(({ span }) => span.name),
    context.seed,
  );
  const alone = { ...NO_WISHES, people: [name] };
  const chosen = { ...parsed, said: isJudged ? alone : { ...said, people: [name] } };
  const names = asked.map(({ span }) => span.name);
  if (isTaste) return say(sideWith(name, names, context.index));
  return {
    ...sayAndAct(sideWith(name, names, context.index), plannedRecommendation(chosen, context)),
    expects: (answer, later) => chosenByName(names, name, answer, later),
  };
};

/** For whom, and the film by which everybody knows the other one: whose films come now speak for themselves. */
function sideWith(taken: string, names: readonly string[], { films }: FilmIndex): string {
  const [other = ''] = names.filter((name) => name !== taken);
  const known = bestKnownFirst(leadsOf(other, films))[0]?.title;
  return `Zor seçim ama bir taraf tutayım: ${taken}.${known === undefined ? '' : ` ${other} dersen ${known}.`}`;
}

const THE_OTHER = /^(?:yok |hayir |ya |ben )*(?:obur\w*|oteki\w*|diger\w*)(?: |$)/u;

/** `semih beyden yana kullanıyorum oyumu`, `öbürü olsun`: which of the two it is to be after all. */
function chosenByName(
  names: readonly string[],
  taken: string,
  answer: Understanding,
  context: DecisionContext,
): Decision | undefined {
  const { text, tokens, people, titles, said } = answer;
  if (people.length + titles.length > 0) return undefined;
  const others = names.filter((name) => name !== taken);
  const called = THE_OTHER.test(text)
    ? others
    : names.filter((name) =>
        foldWord(name)
          .split(' ')
          .some((part) => tokens.some(({ base }) => base === part)),
      );
  const [one, ...more] = called;
  if (one === undefined || more.length > 0) return undefined;
  return act(plannedRecommendation({ ...answer, wishes: true, said: { ...said, people: [one] } }, context));
}

const WHO_FIRST = / m[iu] (?:\w+ )?(?:once|erken|eski) (?:\w+ ){0,3}(?:cek|basla|yap|oyna|cik)\w*/u;

/** The oldest films of each that are here. */
function earliest(people: readonly PersonAt[], { films }: FilmIndex): string {
  const told = people.flatMap(({ span: { name } }) => {
    const [first] = films.filter(madeBy(name)).toSorted((a, b) => a.year - b.year);
    return first === undefined ? [] : `${genitive(name)} en eskisi ${first.title} (${first.year})`;
  });
  return `Hepsini bilmem ama bende ${joinList(told)}.`;
}

/** Who made more of the films that are here. */
function moreFilms(people: readonly PersonAt[], { films }: FilmIndex): string {
  const counted = people
    .map(({ span: { name } }) => ({ name, count: films.filter(madeBy(name)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [most, ...others] = counted;
  const told = others.map(({ name, count }) => `${genitive(name)} ${count}`).join(', ');
  return most === undefined
    ? ''
    : `Hepsini sayamam ama bende ${genitive(most.name)} ${most.count} filmi var, ${told}.`;
}
