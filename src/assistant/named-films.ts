import type { UIMessageChunk } from 'ai';

import type { NamedFilms } from '#tools/named-films.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { filmMentions } from './film-mentions.ts';

/** Looks films up that an answer named; undefined where none was named. */
export type CheckNamed = (mentions: readonly TitleInput[]) => Promise<NamedFilms | undefined>;

/**
 * Adds the films that an answer named in words only, before it ends: a model that invents instead of calling a tool is
 * held against the catalogue. An answer that a tool gave films to needs none.
 */
export function withNamedFilms(check: CheckNamed): TransformStream<UIMessageChunk, UIMessageChunk> {
  let text = '';
  let hasOutput = false;
  return new TransformStream({
    async transform(chunk, controller) {
      if (chunk.type === 'text-delta') text += chunk.delta;
      hasOutput ||= chunk.type === 'tool-output-available';
      if (chunk.type === 'finish' && !hasOutput) {
        const mentions = filmMentions(text);
        const data = mentions.length === 0 ? undefined : await check(mentions);
        if (data !== undefined) controller.enqueue({ type: 'data-namedFilms', data });
      }
      controller.enqueue(chunk);
    },
  });
}
