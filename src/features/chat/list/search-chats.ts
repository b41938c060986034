import { isFields } from '#lib/is-fields.ts';
import { fold } from '#domain/title.ts';
import type { ChatEntry } from '#storage/chats/chat-entry.ts';
import type { Chats } from '#storage/chats/chats.ts';

/** Finds conversations by their titles and by what was said and shown in them, by Turkish folding. */
interface ChatSearch {
  /** Those in which every word occurs, in the order of the list; all of them for a blank query. */
  find(query: string): readonly ChatEntry[];
}

/** A conversation is read when it is first searched, and again when it has changed. */
export function createChatSearch(chats: Pick<Chats, 'get' | 'read'>): ChatSearch {
  const texts = new Map<string, { updatedAt: string; text: string }>();
  const textOf = ({ id, updatedAt }: ChatEntry): string => {
    const known = texts.get(id);
    if (known?.updatedAt === updatedAt) return known.text;
    const said = chats.read(id)?.nodes.flatMap(({ message }) => wordsOf(message)) ?? [];
    const text = fold(said.join(' '));
    texts.set(id, { updatedAt, text });
    return text;
  };
  return {
    find(query) {
      const words = fold(query).split(/\s+/u).filter(Boolean);
      if (words.length === 0) return chats.get();
      return chats.get().filter((entry) => {
        const title = fold(entry.title);
        return words.every((word) => title.includes(word)) || includesAll(`${title} ${textOf(entry)}`, words);
      });
    },
  };
}

const includesAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** What a person reads of a message: its texts, and the titles of the films in it. Nothing of it is checked. */
function wordsOf(message: unknown): string[] {
  if (!isFields(message) || !Array.isArray(message['parts'])) return [];
  return message['parts'].flatMap((part: unknown) => {
    if (!isFields(part)) return [];
    if (part['type'] === 'text') return typeof part['text'] === 'string' ? [part['text']] : [];
    const output = part['output'];
    return isFields(output) ? titlesOf(output) : [];
  });
}

function titlesOf({ films, film }: Record<string, unknown>): string[] {
  const all: unknown[] = Array.isArray(films) ? films : [film];
  return all.flatMap((one) => (isFields(one) && typeof one['title'] === 'string' ? [one['title']] : []));
}
