import { wishesSchema } from '#domain/wishes.ts';
import { recommendOutputSchema } from '#tools/recommend-films.ts';
import type { PlannedCall } from '#tools/registry.ts';
import {
  type CallHandlers,
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  say,
} from '../../core/skill.ts';
import { inputFor, inputForTitle, pointedAt } from '../../core/resolve-reference.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { wishing } from '../../understand/judged-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { NOTHING_SHOWN } from '../single-film/act-on-film.ts';
import { SURPRISE } from '../surprise/surprise.ts';
import { talkReply } from '../talk/small-talk.ts';
import { mergeWishes } from './merge-wishes.ts';

const SERIES =
  'Dizilerde yokum, yalnızca film önerebiliyorum. İstersen aynı havada bir film bulayım: türünü ya da konusunu söylemen yeter.';

/** A recommendation by the wishes of the message and of those before it. */
export const plannedRecommendation = (
  parsed: Understanding,
  { memory, index }: DecisionContext,
): PlannedCall => ({ tool: 'recommendFilms', input: mergeWishes(memory, parsed, index) });

/** An insult is answered as one unless it comes with a wish that can be met. */
function isInsultOnly({ talk, said, judged }: Understanding): boolean {
  return (
    talk === 'insult' &&
    wishing(judged) < SURE_OF_WISH &&
    said.genres.length === 0 &&
    said.themes.length === 0 &&
    said.people.length === 0 &&
    said.mood === undefined
  );
}

/** How sure the judge must be that something is asked about a film, before words that look like a wish are none. */
const SURE_OF_QUESTION = 0.9;

/** `film noir nedir`: a word is asked after, not films of it. */
const ASKS_MEANING = /(?:^| )(?:nedir|ne demek|ne oluyor|neye denir)(?: |$)/u;

/** A question about films in general (`baba serisi kaç film`) that no other skill has answered. */
const asksOnly = ({ judged, markers, people, exact, text, said }: Understanding): boolean =>
  !markers.requests &&
  people.length === 0 &&
  (((judged.acts['question'] ?? 0) >= SURE_OF_QUESTION && exact?.genres.length !== 1) ||
    (ASKS_MEANING.test(text) && said.similarTo === undefined));

/** Recommends by the wishes of the message and of those before it. */
export const recommend: Decide = (parsed, context) => {
  const { memory } = context;
  const { markers, talk } = parsed;
  if (parsed.series && (parsed.said.similarTo === undefined || !parsed.films)) return say(SERIES);
  if (isInsultOnly(parsed) || talk === 'unknownFact' || talk === 'no') return undefined;
  const told = parsed.markers.amends && parsed.wishes;
  // `pizza söyledik aksiyon patlat`: a word of something else beside a wish.
  const offTopic = talk === 'offTopic' && wishing(parsed.judged) < SURE_OF_WISH;
  if (((offTopic && !told) || talk === 'joke' || talk === 'whoAreYou') && !parsed.films) return undefined;
  if (asksOnly(parsed)) return say(talkReply('unknownFact', context.seed));
  if (asksOfShown(parsed, context)) return say(NOT_KNOWN);
  const liked = likedFilm(parsed, context);
  if (liked !== undefined) return liked;
  const relative = Object.keys(markers.relative).length > 0;
  if (parsed.wishes || relative || parsed.alike !== undefined) {
    if (
      parsed.alike !== undefined &&
      pointedAt(parsed.alike.reference, memory).length === 0 &&
      !parsed.wishes
    )
      return say(NOTHING_SHOWN);
    return act(plannedRecommendation(parsed, context));
  }
  if (markers.resets && !markers.requests) return say('Tamam, baştan başlayalım. Nasıl bir film istersin?');
  const before = memory.lastShow !== undefined;
  if (before && (markers.another || parsed.open !== undefined)) {
    return memory.lastShow === 'surpriseFilm' && memory.wishes === undefined
      ? act(SURPRISE)
      : act(plannedRecommendation(parsed, context));
  }
  if (parsed.bareTarget !== undefined || offTopic) return undefined;
  const plainTalk =
    talk !== undefined && wishing(parsed.judged) < SURE_OF_WISH && !markers.requests && !parsed.films;
  if (plainTalk) return undefined;
  // `siyah beyaz mı`, `şunu arkadaşıma yolla`: words of asking in what is by its likes no wish.
  if (parsed.exact === undefined && !before && surelyOther(parsed)) return undefined;
  return markers.requests ||
    (markers.asks && (parsed.films || parsed.words <= ASK_WORDS)) ||
    parsed.open !== undefined ||
    (!parsed.wishes && talk === undefined && wishing(parsed.judged) >= SURE_OF_WISH)
    ? act(plannedRecommendation(parsed, context))
    : undefined;
};

const SURE_OF_ASKING = 0.55;
const NOT_KNOWN =
  'Bunu bilmiyorum, uydurmak da istemem. Konusunu, süresini, oyuncularını ya da kime uyduğunu sorabilirsin.';
/** `ilk film uzayda mı geçiyor`, `1912 miydi`: something is asked, and no film wished. */
function asksOfShown(
  { judged, references, text, markers }: Understanding,
  { memory }: DecisionContext,
): boolean {
  if (memory.shown.length === 0 || markers.requests || markers.another) return false;
  if (/ m[iu]yd[iu]$/u.test(text)) return true;
  const asked = (judged.acts['shown'] ?? 0) + (judged.acts['question'] ?? 0);
  return (
    references.length > 0 && asked >= SURE_OF_ASKING && /(?:^| )(?:m[iu]\w{0,4}|hangi\w*)(?: |$)/u.test(text)
  );
}

const OTHERS = ['question', 'cannot', 'offtopic', 'recall', 'list', 'open', 'feeling', 'sensitive'] as const;
const SURE_OF_OTHER = 0.6;
const surelyOther = ({ judged, words, text, films, markers }: Understanding): boolean =>
  words > 3 &&
  !(films && markers.requests) &&
  !markersWords.WHAT_TO_WATCH.in(text) &&
  OTHERS.reduce((sum, act) => sum + (judged.acts[act] ?? 0), 0) >= SURE_OF_OTHER;

const ASK_WORDS = 8;
/** How likely a wish must be where no word of it is known (`4 kişiyiz herkesin zevki farklı`). */
const SURE_OF_WISH = 0.8;

/** A film that was liked, and nothing asked: it may be kept. */
function likedFilm(parsed: Understanding, { memory, index }: DecisionContext): Decision | undefined {
  if (
    !/(?:^| )(?:en sevdigim|sevdim|begendim|bayildim|seviyorum|severim|hosuma gitti|favorim)(?: |$)/u.test(
      parsed.text,
    ) ||
    parsed.markers.requests ||
    parsed.markers.another
  )
    return undefined;
  const [title] = parsed.titles;
  const [reference] = parsed.references;
  const film = reference === undefined ? undefined : pointedAt(reference.reference, memory)[0];
  if (
    film === undefined &&
    (title === undefined ||
      parsed.said.similarTo !== undefined ||
      (title.span.ordinary && title.span.evidence === 'context'))
  )
    return undefined;
  const input =
    film !== undefined
      ? inputFor(film, index)
      : inputForTitle({ kind: 'title', text: title?.span.text ?? '' }, index, memory.shown);
  return say(
    `${input.title} güzel seçim! Favorilerine ekleyeyim mi, yoksa benzerlerini mi önereyim?`,
    ({ talk, text, titles }) => {
      if (talk === 'yes') return act({ tool: 'addFavourite', input });
      const alike = /(?:^| )(?:benzer|gibi|boyle)/u.test(text) && titles.length === 0;
      return alike
        ? act({ tool: 'recommendFilms', input: { genres: [], similarTo: input.title } })
        : undefined;
    },
  );
}

export const recommendCalls: CallHandlers<'recommendFilms'> = {
  recommendFilms: {
    output: recommendOutputSchema,
    remember(memory, output, input) {
      const wishes = wishesSchema.safeParse(input);
      const shown = output?.status === 'done' ? output.films : [];
      return {
        ...memory,
        wishes: wishes.success ? wishes.data : memory.wishes,
        shown: shown.length > 0 ? shown : memory.shown,
        focus: shown.length > 0 ? undefined : memory.focus,
        lastShow: 'recommendFilms',
        list: undefined,
      };
    },
    // Heard only where an answer was cut off after the films: their explanation is the answer otherwise.
    reply: () => 'İşte önerilerim.',
  },
};
