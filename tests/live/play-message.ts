import { isToolUIPart } from 'ai';

import { fallbackIn } from '#assistant/message-fallback.ts';
import type { Catalogue } from '#composition/catalogue.ts';
import type { FilmChat } from '#features/chat/session/create-chat.ts';
import { shownParts } from '#features/chat/text/shown-parts.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { recommendationFaults, surpriseFaults } from './faults.ts';
import type { LivePlan } from './plan.ts';
import { answeredBy, type Played } from './played.ts';

type Part = ChatMessage['parts'][number];

/** How many letters of an answer are printed. */
const SHOWN = 160;

/** Says one message of a conversation. A chat that is still busy, a red line or an answer without films is a fault. */
export async function playMessage(
  chat: FilmChat,
  catalogue: Catalogue,
  { text, wants }: LivePlan['messages'][number],
): Promise<Played> {
  await chat.sendMessage({ text });
  const answer = chat.messages.at(-1);
  // As it is drawn: a failed call that a later one made good is left out.
  const parts = answer?.role === 'assistant' ? shownParts(answer.parts) : [];
  const said = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const fallback = parts.map(fallbackIn).find((found) => found !== undefined);
  const spoke = answer?.metadata?.model === 'builtIn' && fallback === undefined;
  const films = parts.flatMap(filmsOf);
  return {
    asked: text,
    by: spoke ? 'the built-in assistant' : answeredBy(fallback),
    films,
    faults: [
      ...(chat.status === 'ready' ? [] : [`the chat is left ${chat.status}`]),
      ...(chat.error === undefined ? [] : [`error: ${chat.error.message}`]),
      ...parts.flatMap(redLines),
      ...(parts.length === 0 || (said.trim() === '' && !parts.some(isToolUIPart))
        ? ['nothing was said']
        : []),
      ...(wants !== 'words' && films.length === 0 ? ['no films'] : []),
      ...parts.flatMap((part) => faultsOf(part, catalogue)),
    ],
    notes: [
      ...parts.flatMap(callOf),
      ...(said.trim() === '' ? [] : [`“${said.trim().replaceAll(/\s+/gu, ' ').slice(0, SHOWN)}”`]),
    ],
  };
}

const redLines = (part: Part): string[] =>
  isToolUIPart(part) && part.state === 'output-error' ? [`a red line: ${part.errorText}`] : [];

const callOf = (part: Part): string[] =>
  isToolUIPart(part) ? [`${part.type.slice('tool-'.length)} ${JSON.stringify(part.input)}`] : [];

function filmsOf(part: Part) {
  if (part.type === 'tool-recommendFilms' && part.state === 'output-available')
    return part.output.status === 'done' ? part.output.films : [];
  if (part.type === 'tool-surpriseFilm' && part.state === 'output-available')
    return part.output.status === 'done' ? [part.output.film] : [];
  return [];
}

/** What is wrong with the films of a call. What came before in the conversation may be swapped, so that nothing is banned. */
function faultsOf(part: Part, catalogue: Catalogue): string[] {
  if (part.type === 'tool-surpriseFilm') return filmsOf(part).flatMap(surpriseFaults);
  if (part.type !== 'tool-recommendFilms' || part.state !== 'output-available') return [];
  if (part.output.status !== 'done') return ['the recommendation failed'];
  return recommendationFaults(part.output.films, {
    wishes: part.input,
    loosened: part.output.loosened,
    banned: [],
    known: ({ title, year }) => catalogue.find(title, year),
  });
}
