import { isFields } from '#lib/is-fields.ts';

/** As much as two lines of a wide list hold; a narrow one cuts it where it has to. */
const LONGEST = 100;

/** A conversation is titled by its first wish. Its messages may come from storage, unchecked. */
export function titleOf(messages: readonly unknown[]): string {
  return shortened(messages.map(ownText).find((text) => text !== '') ?? 'Sohbet');
}

function ownText(message: unknown): string {
  if (!isFields(message) || message['role'] !== 'user' || !Array.isArray(message['parts'])) return '';
  return message['parts']
    .map((part: unknown) => (isFields(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}

/** Shortens at a word where it can. */
function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > LONGEST / 2 ? space : LONGEST)}…`;
}
