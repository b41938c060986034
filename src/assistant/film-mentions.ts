import { sameTitle } from '#domain/title.ts';
import type { TitleInput } from '#tools/title-input.ts';

/** How answers name a film: in bold, in quotes, or at the start of a line; with its year in brackets or without. */
const MENTIONS: readonly RegExp[] = [
  /\*\*["“«]?([^*\n]{1,80}?)["”»]?(?:\s*\((\d{4})\))?["”»]?\*\*(?:\s*\((\d{4})\))?/gu,
  /["“«]([^"”»\n]{1,80})["”»]\s*\((\d{4})\)/gu,
  /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+([^*"“«(\n]{1,80}?)[ \t]*\((\d{4})\)/gmu,
];

/** As many as an answer in words can have meant. */
const MOST = 8;

/**
 * The films that an answer in words may have named, in the order of the text. Bold words without a year may be anything:
 * whoever looks them up decides.
 */
export function filmMentions(text: string): TitleInput[] {
  const found = MENTIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 1: title = '', 2: inside, 3: after }) => {
      const year = inside ?? after;
      return {
        index,
        mention: { title: title.trim(), ...(year === undefined ? {} : { year: Number(year) }) },
      };
    }),
  );
  const mentions: TitleInput[] = [];
  for (const { mention } of found.toSorted((a, b) => a.index - b.index)) {
    if (!mentions.some(({ title }) => sameTitle(title, mention.title))) mentions.push(mention);
  }
  return mentions.slice(0, MOST);
}
