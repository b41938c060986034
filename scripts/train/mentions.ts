import { mentionOf } from '#assistant/models/local/understand/judged-mentions.ts';
import { mentionFeatures } from '#assistant/models/local/judge/mention-features.ts';
import { beforeWishes } from '#assistant/models/local/understand/read-message.ts';
import { mentionsIn } from '#assistant/models/local/understand/read-wishes.ts';
import { tokenise, wordsIn } from '#assistant/models/local/understand/tokens.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

import type { Example } from './learn.ts';
import { YEAR } from './find.ts';
import { ROLES, type Role } from './labels.ts';
import { parseLabelled, readTables } from './labelled.ts';
import type { Sentence } from './sentences.ts';

/** Where the messages stand whose mentions are told apart; training/README.md says how one is added. */
const MENTIONS = new URL('../../training/mentions/', import.meta.url);

/** A message, and what somebody means by the things that they speak of. */
export interface Told {
  text: string;
  /** Its place in its file, 0 to 1: neighbours are by one writer. */
  place: number;
  mentions: readonly { words: string; role: Role }[];
}

/** Every message, in an order that is always the same. @throws with file and line where a label is none */
export const readMentions = (): Promise<Told[]> => readTables(MENTIONS, parseMentions);

/** `emekli savcıyım, western bul` and after a tab `want=western none=savcıyım`. @throws as parseLabelled */
export const parseMentions = (file: string, content: string): Told[] =>
  parseLabelled(file, content, ROLES).map(({ labels, ...rest }) => ({
    ...rest,
    mentions: labels.map(({ label: role, words }) => ({ words, role })),
  }));

/** An example, and whether it is of those by which is found how sure an answer may be. */
export interface FoldedExample extends Example {
  isLast: boolean;
}

/** From here on in its file a message is one of the last fold. */
export const LAST = 0.8;

export const asText = (words: readonly string[]) => ` ${words.join(' ')} `;

/** The mentions of messages as examples to learn from: those that the exact readers find, as they find them. */
export const mentionExamples = (told: readonly Told[]): Promise<FoldedExample[]> =>
  examplesOf(told, ({ mentions }, own) => {
    const meant = mentions.find(({ words }) => {
      const named = asText(tokenise(words).map(({ folded }) => folded));
      return named.includes(own) || own.includes(named);
    });
    return meant?.role;
  });

/** So short a wish is told plainly, and of plain words the rules know what they are for. */
const PLAIN = 7;

/** One plain wish in so many is learnt from: there are more of them than of labelled messages, which have more to teach. */
const EVERY = 3;

/** The same of plain wishes, where the rules are the teacher. */
export const plainExamples = (sentences: readonly Sentence[]): Promise<FoldedExample[]> =>
  examplesOf(
    sentences
      .filter(({ act, text }) => act === 'recommend' && text.split(' ').length <= PLAIN)
      .filter((_, place) => place % EVERY === 0),
    (_sentence, _words, refused) => (refused ? 'refuse' : 'want'),
  );

async function examplesOf<Of extends { text: string; place: number }>(
  messages: readonly Of[],
  roleOf: (message: Of, words: string, refused: boolean) => Role | undefined,
): Promise<FoldedExample[]> {
  const { index } = await builtInCatalogue();
  return messages.flatMap((message) => {
    const reading = beforeWishes(message.text, index, YEAR);
    const found = mentionsIn(reading);
    return found.wishes.flatMap((wish): FoldedExample | [] => {
      const words = asText(wordsIn(reading.tokens, wish.item.from, wish.item.to));
      const isRefused = found.refused.has(wish.item);
      const role = roleOf(message, words, isRefused);
      if (role === undefined) return [];
      return {
        features: mentionFeatures(mentionOf(reading.tokens, wish, found)),
        holds: { role: [role] },
        isLast: message.place >= LAST,
      };
    });
  });
}
