import type { ChatStatus } from 'ai';

import type { ChatMessage, UITools } from '#tools/registry.ts';

import { shownParts } from './shown-parts.ts';

type Part = ChatMessage['parts'][number];
type Recommendation = UITools['recommendFilms']['output'] | UITools['surpriseFilm']['output'];

/** What a message says, without its tools. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

/** What a recommendation or a surprise came to, if the part is one that has come to something. */
export function recommendationIn(part: Part): Recommendation | undefined {
  const isOne = part.type === 'tool-recommendFilms' || part.type === 'tool-surpriseFilm';
  return isOne && part.state === 'output-available' ? part.output : undefined;
}

/** What an answer says when it is announced once or copied: its text, the explanation, or the outcome. */
export function spokenText(message: ChatMessage | undefined): string {
  if (message?.role !== 'assistant') return '';
  return shownParts(message.parts).map(spokenPart).filter(Boolean).join(' ');
}

function spokenPart(part: Part): string {
  if (part.type === 'text') return part.text;
  const output = recommendationIn(part);
  if (output?.status === 'done') {
    const { explanation } = output;
    return 'films' in output
      ? `${explanation} ${output.films.map(({ title }) => title).join(', ')}.`
      : explanation;
  }
  if ('state' in part && part.state === 'approval-requested') return 'Onayın bekleniyor.';
  return 'errorText' in part && typeof part.errorText === 'string' ? part.errorText : '';
}

/** In characters. What is longer would be spoken for minutes, and no key stops an announcement. */
const ANNOUNCED_MOST = 1000;

/** The one announcement of an answer, made when it is complete; there is none while words stream in. */
export function announcementOf(status: ChatStatus, messages: readonly ChatMessage[]): string {
  if (status === 'error') return 'Yanıt alınamadı.';
  if (status !== 'ready') return '';
  const text = spokenText(messages.at(-1)).replaceAll('**', '');
  if (text.length <= ANNOUNCED_MOST) return text;
  return `${text.slice(0, ANNOUNCED_MOST).replace(/\s+\S*$/u, '')}… Yanıtın devamı konuşmada.`;
}
