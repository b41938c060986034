import type { ChatStatus } from 'ai';

import type { ChatMessage } from '#tools/registry.ts';

/** What an answer says when it is announced once (product.md §5): its text, the explanation, or the outcome. */
export function spokenText(message: ChatMessage | undefined): string {
  if (message?.role !== 'assistant') return '';
  return message.parts
    .map((part) => {
      if (part.type === 'text') return part.text;
      if (
        part.type === 'tool-recommendFilms' &&
        part.state === 'output-available' &&
        part.output.status === 'done'
      ) {
        return `${part.output.explanation} ${part.output.films.map(({ title }) => title).join(', ')}.`;
      }
      if (
        part.type === 'tool-surpriseFilm' &&
        part.state === 'output-available' &&
        part.output.status === 'done'
      ) {
        return part.output.explanation;
      }
      if ('state' in part && part.state === 'approval-requested') return 'Onayın bekleniyor.';
      if ('errorText' in part && typeof part.errorText === 'string') return part.errorText;
      return '';
    })
    .filter(Boolean)
    .join(' ');
}

/** What is longer would be spoken for minutes, and no key stops an announcement; in characters. */
const ANNOUNCED_MOST = 1000;

/** The one announcement of an answer, made when it is complete; none a token (product.md §5). */
export function announcementOf(status: ChatStatus, messages: readonly ChatMessage[]): string {
  if (status === 'error') return 'Yanıt alınamadı.';
  if (status !== 'ready') return '';
  const text = spokenText(messages.at(-1)).replaceAll('**', '');
  if (text.length <= ANNOUNCED_MOST) return text;
  return `${text.slice(0, ANNOUNCED_MOST).replace(/\s+\S*$/u, '')}… Yanıtın devamı konuşmada.`;
}
