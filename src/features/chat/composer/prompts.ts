import { isToolUIPart } from 'ai';

import { answersAsked } from '#assistant/models/local/skills/unheard/asked-answers.ts';
import { suggestFollowUps } from './suggest-follow-ups.ts';
import { type Genre, GENRES } from '#domain/genre.ts';
import { type Mood, MOOD_LABELS, MOODS } from '#domain/mood.ts';
import type { ChatMessage, UITools } from '#tools/registry.ts';

import { recommendationIn } from '../text/spoken.ts';

type DoneOf<Name extends 'compareFilms' | 'listFilms' | 'planEvening'> = Extract<
  UITools[Name]['output'],
  { status: 'done' }
>;

/** A chip that sends a message as if it had been typed. */
export interface Prompt {
  label: string;
  message: string;
}

const MOOD_MESSAGES: Readonly<Record<Mood, string>> = {
  happy: 'Mutluyum, bir film öner',
  sad: 'Hüzünlüyüm, bir film öner',
  excited: 'Heyecanlıyım, bir film öner',
  relaxed: 'Rahat bir akşam için film öner',
  romantic: 'Romantik hissediyorum, bir film öner',
  adventure: 'Maceracı hissediyorum, bir film öner',
};

export const SURPRISE_PROMPT: Prompt = { label: 'Beni şaşırt', message: 'Beni şaşırt' };

export const MOOD_PROMPTS: readonly Prompt[] = MOODS.map((mood) => ({
  label: MOOD_LABELS[mood],
  message: MOOD_MESSAGES[mood],
}));

/** `Romantik` is also how one may feel; the genre says what it is. */
const genreLabel = (genre: Genre) => (genre === 'Romantik' ? 'Romantik film' : genre);

export const GENRE_PROMPTS: readonly Prompt[] = GENRES.map((genre) => ({
  label: genreLabel(genre),
  message: `${genre} öner`,
}));

/** A chip for the surprise, each of the 6 moods and each of the 12 genres. */
export const QUICK_PROMPTS: readonly Prompt[] = [SURPRISE_PROMPT, ...MOOD_PROMPTS, ...GENRE_PROMPTS];

/** Chips whose words are what they send. */
const sayings = (...texts: readonly string[]): readonly Prompt[] =>
  texts.map((text) => ({ label: text, message: text }));

const FOR_TWO_PROMPTS = sayings('Başka üç film', 'Daha kısa', 'Daha yeni');
const OF_ONE_FILM = sayings('Buna benzer bir şey öner', 'İzleyeceklerime ekle', 'Bunu izledim');
const LIST_PROMPTS: Readonly<Record<DoneOf<'listFilms'>['list'], readonly Prompt[]>> = {
  favourites: sayings('Bunlara benzer öner', 'Sevdiklerime göre öner'),
  watched: sayings('Bunlara benzer öner', 'Sinema karnemi göster', 'Beni şaşırt'),
  watchlist: sayings('Listemden seç', 'Listemden kısa bir şey seç', 'Bunlara benzer öner'),
  hidden: [SURPRISE_PROMPT],
  history: sayings('Başka öner', 'Bunlara benzer öner', 'Beni şaşırt'),
};
/** As many films of a question are chips as answers have. */
const MOST = 4;

/**
 * Chips that fit the last answer: up to four after films, the films or deeds that a question back offers, none beside the buttons
 * of a question for consent; the quick ones where nothing is spoken of.
 */
export function promptsAfter(message: ChatMessage | undefined): readonly Prompt[] {
  for (const part of message?.parts.toReversed() ?? []) {
    const prompts = promptsFor(part);
    if (prompts !== undefined) return prompts;
  }
  return QUICK_PROMPTS;
}

function promptsFor(part: ChatMessage['parts'][number]): readonly Prompt[] | undefined {
  if ('state' in part && part.state === 'approval-requested') return [];
  if (part.type === 'text') {
    const answers = answersAsked(part.text);
    return answers.length > 0 ? sayings(...answers) : undefined;
  }
  if (!isToolUIPart(part) || part.type === 'dynamic-tool' || part.state !== 'output-available')
    return undefined;
  const recommended = recommendationIn(part);
  if (recommended?.status === 'done') {
    const films = 'film' in recommended ? [recommended.film] : recommended.films;
    return sayings(...suggestFollowUps(films, part.type === 'tool-recommendFilms' ? part.input : undefined));
  }
  if ('candidates' in part.output)
    return sayings(...part.output.candidates.slice(0, MOST).map(({ title, year }) => `${title} (${year})`));
  if (!('status' in part.output) || part.output.status !== 'done') return undefined;
  switch (part.type) {
    case 'tool-listFilms':
      return ofList(part.output);
    case 'tool-filmsForTwo':
      return FOR_TWO_PROMPTS;
    case 'tool-findTrailer':
    case 'tool-showFilm':
      return OF_ONE_FILM;
    case 'tool-compareFilms':
      return part.output.status === 'done' ? ofComparison(part.output) : undefined;
    case 'tool-planEvening':
      return part.output.status === 'done' ? ofPlan(part.output) : undefined;
    default:
      return undefined;
  }
}

/** What goes on from a list; one film is no choice, and none nothing to go on from. */
const ofList = ({ list, total }: DoneOf<'listFilms'>) =>
  total === 0
    ? undefined
    : [
        ...LIST_PROMPTS[list],
        ...(list === 'favourites' && total > 1 ? sayings('Favorilerimden birini seç') : []),
      ];

const ofComparison = ({ first, second }: DoneOf<'compareFilms'>) =>
  sayings('Sen olsan hangisi?', ...[first, second].map(({ title }) => `${title} gibi bir film öner`));

const ofPlan = ({ over, breakMinutes, films }: DoneOf<'planEvening'>) =>
  sayings(
    ...(over > 0 ? ['Daha kısa olsun'] : []),
    'Yarım saat erken başlasın',
    ...(breakMinutes > 0 && films.length > 1 ? ['Ara vermeden'] : []),
    'Filmleri değiştir',
  );
