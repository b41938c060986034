import type { FilmIndex } from '#films/film-index.ts';

import { decideCardRequest } from './card-requests.ts';
import { ASKS_WHICH, type Conversation } from './conversation.ts';
import { decideActs } from './decide-acts.ts';
import { decideAnswer, decidePick } from './decide-picks.ts';
import { type Decision, type Expectation, type PlannedCall, act, say } from './decision.ts';
import { mergeWishes } from './merge-wishes.ts';
import { inputFor, inputForTitle, pointedAt } from './pick.ts';
import { ENJOY, FRESH_START, NOTHING_SHOWN } from './replies/ask.ts';
import { bestOfShown, whyShown } from './replies/shown.ts';
import { SERIES_REPLY, lostReply, talkReply } from './replies/talk.ts';
import type { Understanding } from './understand/understand.ts';

/** What a message is judged by, besides itself. */
export interface Situation {
  /** The message as written. */
  written: string;
  conversation: Conversation;
  index: FilmIndex;
  /** What the assistant's last question waits for. */
  expects: Expectation | undefined;
  /** Tells this turn from others, so that answers vary without chance. */
  occasion: string;
}

const RECOMMEND = (heard: Understanding, { conversation, index }: Situation): PlannedCall => ({
  tool: 'recommendFilms',
  input: { ...mergeWishes(conversation, heard, index) },
});

/** Decides what to do on a message. The order is that of how surely each reading is meant. */
export function decide(heard: Understanding, situation: Situation): Decision {
  const { conversation, index, occasion } = situation;
  if (heard.talk === 'selfHarm') return say(talkReply('selfHarm', occasion));
  return (
    decideConsent(heard, situation) ??
    decideCardRequest(situation.written, heard, conversation) ??
    decidePick(heard, conversation) ??
    decideAnswer(heard, situation.expects, conversation, index) ??
    decideQuestion(heard, conversation) ??
    decideDeeds(heard, situation) ??
    decideWishes(heard, situation) ??
    decideTalk(heard, situation) ??
    decideBareName(heard, situation) ??
    say(lostReply(occasion))
  );
}

/** A yes or no to a call that still waits for consent, where the screen has not settled it. */
function decideConsent(
  { talk }: Understanding,
  { conversation: { waiting }, occasion }: Situation,
): Decision | undefined {
  if (waiting === undefined) return undefined;
  if (talk === 'no') return say(talkReply('no', occasion));
  if (talk !== 'yes' || typeof waiting.input !== 'object' || waiting.input === null) return undefined;
  return act({ tool: waiting.tool, input: { ...waiting.input } });
}

/** Questions about what was shown, answered from what was shown. */
function decideQuestion(heard: Understanding, { shown, focus }: Conversation): Decision | undefined {
  if (
    /(?:^| )(?:neden|niye|nicin)(?: |$)/u.test(heard.text) &&
    /(?:oner|bunu|bunlari|sect|bu film|ilki|ikinci|ucuncu|sonuncu)/u.test(heard.text)
  ) {
    const [reference] = heard.references;
    const pointed = reference === undefined ? [] : pointedAt(reference.reference, { shown, focus });
    return say(whyShown(pointed.length > 0 ? pointed : shown));
  }
  if (shown.length > 1 && ASKS_WHICH.test(heard.text)) {
    return say(bestOfShown(shown));
  }
  return undefined;
}

/** Things to do, and a recommendation after them when the message asks for one too (`ilkini izledim, başka öner`). */
function decideDeeds(heard: Understanding, situation: Situation): Decision | undefined {
  const { conversation, index } = situation;
  const idle = heard.acts.every(({ act: { kind }, targets }) => targets.length === 0 && kind === 'film');
  const alone = heard.markers.surprise && !heard.wishes && idle;
  if (alone) return act({ tool: 'surpriseFilm', input: {} });
  if (heard.acts.length === 0 || onlyTalk(heard)) return undefined;
  // `X'i izledim, benzeri var mı`: what was seen says what is wanted.
  const onlySeen = heard.acts.every(({ act }) => act.kind === 'film' && act.tool === 'markWatched');
  if (onlySeen && heard.said.similarTo !== undefined) return undefined;
  const deeds = decideActs(heard, conversation, index);
  if (deeds?.kind !== 'act') return deeds;
  const more =
    onlySeen && (heard.markers.requests || (heard.markers.another && conversation.lastShow !== undefined));
  if (!more) return deeds;
  return act(
    ...deeds.calls,
    heard.markers.surprise ? { tool: 'surpriseFilm', input: {} } : RECOMMEND(heard, situation),
  );
}

/** Small talk in which a stray word looks like a title (`fıkra anlat`) asks for nothing to be done. */
function onlyTalk({ talk, titles, references, acts }: Understanding): boolean {
  if (talk === undefined || talk === 'yes' || titles.length > 0 || references.length > 0) return false;
  return acts.every(({ act, targets }) => act.kind === 'film' && targets.length > 0);
}

/** An insult is answered as one unless it comes with a wish that can be met. */
function isInsultOnly({ talk, said }: Understanding): boolean {
  return (
    talk === 'insult' &&
    said.genres.length === 0 &&
    said.themes.length === 0 &&
    said.people.length === 0 &&
    said.mood === undefined
  );
}

function decideWishes(heard: Understanding, situation: Situation): Decision | undefined {
  const { conversation } = situation;
  const { markers, talk } = heard;
  if (heard.series && heard.said.similarTo === undefined) return say(SERIES_REPLY);
  if (isInsultOnly(heard) || talk === 'unknownFact' || talk === 'no') return undefined;
  if ((talk === 'offTopic' || talk === 'joke' || talk === 'whoAreYou') && !heard.films) return undefined;
  const liked = likedFilm(heard, situation);
  if (liked !== undefined) return liked;
  const relative = Object.keys(markers.relative).length > 0;
  if (heard.wishes || relative || heard.alike !== undefined) {
    if (
      heard.alike !== undefined &&
      pointedAt(heard.alike.reference, conversation).length === 0 &&
      !heard.wishes
    )
      return say(NOTHING_SHOWN);
    return act(RECOMMEND(heard, situation));
  }
  if (markers.resets && !markers.requests) return say(FRESH_START);
  const before = conversation.lastShow !== undefined;
  if (before && (markers.another || heard.open !== undefined)) {
    return conversation.lastShow === 'surpriseFilm' && conversation.wishes === undefined
      ? act({ tool: 'surpriseFilm', input: {} })
      : act(RECOMMEND(heard, situation));
  }
  if (heard.bareTarget !== undefined || talk === 'offTopic') return undefined;
  const plainTalk = talk !== undefined && !markers.requests && !heard.films;
  if (plainTalk) return undefined;
  return markers.requests ||
    (markers.asks && (heard.films || heard.words <= ASK_WORDS)) ||
    heard.open !== undefined
    ? act(RECOMMEND(heard, situation))
    : undefined;
}

const ASK_WORDS = 8;

/** A film that was liked, and nothing asked: it may be kept. */
function likedFilm(heard: Understanding, { conversation, index }: Situation): Decision | undefined {
  if (
    !/(?:^| )(?:sevdim|begendim|bayildim|seviyorum|severim|hosuma gitti|favorim)(?: |$)/u.test(heard.text) ||
    heard.markers.requests ||
    heard.markers.another
  )
    return undefined;
  const [title] = heard.titles;
  const [reference] = heard.references;
  const film = reference === undefined ? undefined : pointedAt(reference.reference, conversation)[0];
  if (
    film === undefined &&
    (title === undefined ||
      heard.said.similarTo !== undefined ||
      (title.span.ordinary && title.span.evidence === 'context'))
  )
    return undefined;
  const input =
    film !== undefined
      ? inputFor(film, index)
      : inputForTitle({ kind: 'title', text: title?.span.text ?? '' }, index, conversation.shown);
  return say(`${input.title} güzel seçim! Favorilerine ekleyeyim mi, yoksa benzerlerini mi önereyim?`, {
    kind: 'yes',
    calls: [{ tool: 'addFavourite', input }],
    film: input.title,
  });
}

function decideTalk(
  { talk, bareTarget, titles }: Understanding,
  { occasion, conversation }: Situation,
): Decision | undefined {
  // A title like *Hayır* or *Selam* gives way to what the word says.
  const title =
    bareTarget !== undefined && !titles.some(({ span }) => span.ordinary && span.evidence === 'whole');
  if (talk === undefined || title) return undefined;
  return say(talk === 'yes' && conversation.lastShow !== undefined ? ENJOY : talkReply(talk, occasion));
}

/** Nothing but a film's name or its place among those shown: its details are wanted. */
function decideBareName(
  heard: Understanding,
  { conversation, index, occasion }: Situation,
): Decision | undefined {
  if (heard.bareTarget !== undefined) {
    return act({ tool: 'showFilm', input: inputForTitle(heard.bareTarget, index, conversation.shown) });
  }
  const [reference] = heard.references;
  if (reference === undefined || heard.words > 4) return undefined;
  if (/(?:^| )(?:izleyece\w+|izleyeyim|izlerim|izleriz|izleyelim)(?: |$)/u.test(heard.text))
    return say(ENJOY);
  // `üçüncüyü boşver`
  if (heard.markers.corrects) return say(talkReply('no', occasion));
  const [film] = pointedAt(reference.reference, conversation);
  if (film !== undefined) return act({ tool: 'showFilm', input: inputFor(film, index) });
  return conversation.shown.length === 0 ? say(NOTHING_SHOWN) : undefined;
}
