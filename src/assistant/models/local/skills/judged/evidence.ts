import { markersWords } from '../../lexicon/word-lists.ts';
import { findConcepts } from '../../understand/find-concepts.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import enough from './enough.json' with { type: 'json' };

/**
 * How sure the judge must be that a message wants no film, by what the exact readers have found of a wish: nothing, a
 * word of asking and nothing asked for (`… gönder`), a word that may be one, one that hardly is anything else, hardly
 * another word beside it. `few` has beside it a word that says nothing of films, `theme` is only a theme so (`polis
 * maaşları`), `offer` asks for what is no film (`isim önerisi`) or for nothing (`şarjın var mı`). Against a request in
 * so many words the judge is not asked. Once films are on the screen, few words are more likely about them.
 */
type Evidence = keyof typeof enough | 'request';

/** The acts of a message that wants neither a film nor anything done. */
const ASIDE = ['offtopic', 'smalltalk', 'feeling', 'cannot', 'sensitive'] as const;

/** Whether a message, by sentences like it, wants no film, and what the exact readers found is too weak to say otherwise. */
export function isAside(parsed: Understanding, besideFilms: boolean): boolean {
  if (saysHowTheyAre(parsed)) return false;
  const evidence = evidenceOf(parsed);
  if (evidence === 'request') return false;
  return asideness(parsed) >= enough[evidence][besideFilms ? 'besideFilms' : 'alone'];
}

/** How likely it is that a message wants no film, by sentences like it. */
export const asideness = ({ judged }: Understanding): number =>
  ASIDE.reduce((sum, act) => sum + (judged.acts[act] ?? 0), 0);

export function asideOf({ judged }: Understanding): (typeof ASIDE)[number] {
  return ASIDE.reduce((best, act) => ((judged.acts[act] ?? 0) > (judged.acts[best] ?? 0) ? act : best));
}

/** `bugün çok mutluyum`: who says how they are, in words that are known, is recommended films for it. */
function saysHowTheyAre(parsed: Understanding): boolean {
  const kind = asideOf(parsed);
  // `Titanik'i çok sevdim` says how they are towards a film.
  const { mood, genres = [] } = parsed.exact ?? {};
  const felt = mood !== undefined || genres.length > 0;
  if (kind === 'feeling' && (felt || parsed.titles.some(isSurelyTitle))) return true;
  // `seni özledim`, `mutlu yıllar`: surely said to the assistant.
  if (kind !== 'smalltalk' || (parsed.judged.acts[kind] ?? 0) >= SURELY_TO_US) return false;
  return mood !== undefined && (parsed.talk ?? 'greeting') === 'greeting';
}

const SURELY_TO_US = 0.75;

/** A title that is no everyday word, or several of them. */
const isWholly = ({ span, from, to }: Understanding['titles'][number]) =>
  !span.fuzzy && (!span.ordinary || to - from > 1);

/** A title that is more than one rare word (`parfüm`, `polis`) of a message about something else. */
const isMeant = ({ span, from, to }: Understanding['titles'][number]) =>
  to - from > 1 || span.evidence !== 'distinct';

const SOMETHING = /(?:^| )(?:bir sey\w*|bisey\w*|bisi|birsey\w*)(?: |$)/u;

/** So few words hardly speak of something else when one of them is a wish. */
const FEW_WORDS = 3;

function evidenceOf(parsed: Understanding): Evidence {
  const { text, markers, films, exact, titles, acts, open, words, talk, bareTarget, people } = parsed;
  // Screens and lists are named by words that mean nothing else, and a title by itself is asked after.
  if (acts.some(({ act }) => act.kind !== 'film') || open !== undefined) return 'request';
  if (markers.surprise || Object.keys(markers.relative).length > 0) return 'request';
  if (markersWords.WHAT_TO_WATCH.in(text)) return 'request';
  if (bareTarget !== undefined && titles.some(isWholly)) return 'request';
  const surely = titles.some(isSurelyTitle) || (acts.length > 0 && titles.some(isWholly));
  if (titles.some(isSurelyTitle) && acts.length > 0) return 'request';
  // A whole name, rightly written, by itself or nearly so.
  const named = people.some(({ span, from, to }) => !span.fuzzy && to - from > 1);
  if (named && (words <= FEW_WORDS || titles.length > 0)) return 'request';
  const genre = exact !== undefined && exact.genres.length + exact.excludeGenres.length > 0;
  const wishes = genre || named || exact?.similarTo !== undefined || markers.requests;
  const brief = words <= FEW_WORDS && talk === undefined;
  const passing = isThemeInPassing(parsed);
  const offer = markers.asks && (passing || exact === undefined) && !films && !titles.some(isMeant);
  if (brief && offer && words > 1) return 'offer';
  if (brief && (markers.asks || (words === 1 && exact?.people.length === 0))) return 'request';
  if (brief && passing && !films && !titles.some(isMeant)) return 'theme';
  if (brief && exact !== undefined && exact.people.length === 0)
    return isPassing(parsed) && !titles.some(isMeant) ? 'few' : 'brief';
  // `bana bir suç önerir misin`: a kind, a verb of asking and nothing else.
  const own = parsed.tokens.filter(({ folded }) => !ADDRESS.test(folded)).length;
  if (genre && ((markers.requests && own === 2) || films)) return 'request';
  // `korsan sitesi linki ver film için`: words of a wish in what may be none all the same.
  if ((films && wishes) || (genre && markers.requests)) return 'asked';
  if (exact === undefined && !surely && !named && words > FEW_WORDS) {
    // `sen bul bir şey` asks for films all the same.
    if (markers.requests && (films || SOMETHING.test(text))) return 'strong';
    return films || markers.asks ? 'bare' : 'nothing';
  }
  if (films || genre || markers.requests || surely || named) return 'strong';
  return exact !== undefined || markers.asks ? 'weak' : 'nothing';
}

const ADDRESS = /^(?:bana|bize|bir|bi|m[iu]s[iu]n\w*|lutfen)$/u;

/** `orman yangınlı`, `denizde geçsin`: said of a film. */
const OF_A_FILM = /(?:l[iu]|s[iu]z)$|^(?:ol|gec|anlat|konul|temal)\w*$|^(?:beni|bir|bi|sey\w*|ve|ile|hem)$/u;

/** Whether words that wish nothing stand beside those that may (`polis maaşları`), and none that is said of a film. */
function isPassing({ tokens }: Understanding): boolean {
  const told = new Set(findConcepts(tokens, new Set(), true).flatMap((found) => placesOf(found)));
  return told.size < tokens.length && !tokens.some(({ folded }) => OF_A_FILM.test(folded));
}

/** Whether a single theme is all that is wished, in passing. */
const isThemeInPassing = (parsed: Understanding): boolean =>
  parsed.exact?.themes.length === 1 && !statesAnything({ ...parsed.exact, themes: [] }) && isPassing(parsed);
