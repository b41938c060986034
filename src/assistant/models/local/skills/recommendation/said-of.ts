import type { Wishes } from '#domain/wishes.ts';

import { union } from '../../core/lists.ts';
import type { Memory } from '../../core/memory.ts';
import { type MessageWishes, TONES } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { insisted, lift } from './lifted.ts';

/** `bu iki buçuk saat??`, `bu 13 yaş üstüymüş`: said of a film on the screen, against what was wished. */
const POINTS_OUT =
  /^(?:ama |ya |e )?(?:bu|bunlar|bunun|sunlar|su) (?!sefer|kez|aksam|gece|gun|hafta|yil|ara)/u;
function withoutFacts({
  minYear: _minYear,
  maxYear: _maxYear,
  minDuration: _minDuration,
  maxDuration: _maxDuration,
  maxAge: _maxAge,
  languages: _languages,
  ...rest
}: MessageWishes): MessageWishes {
  return rest;
}

/** What a message says, seen from what was wished and shown before. */
export function saidOf(
  { said, markers, complains, text }: Understanding,
  memory: Memory,
  before: Wishes,
): MessageWishes {
  if (markers.permits) return lift(before, said);
  if (memory.shown.length === 0) return said;
  if (markers.deniesShown) return insisted(before, said);
  if (POINTS_OUT.test(text) && !markers.requests && !markers.amends) return withoutFacts(said);
  return complains ? complaintOf(said) : said;
}

/** `çok kanlı bunlar`: what there was too much of is to be avoided. */
function complaintOf(said: MessageWishes): MessageWishes {
  const { mood, implied, maxAge: _age, tones, ...rest } = said;
  const tone = mood === undefined ? undefined : TONES[mood];
  return {
    ...rest,
    // `bunlar çok çocukça`
    excludeGenres:
      implied?.genres === undefined ? said.excludeGenres : union(said.excludeGenres, implied.genres),
    themes: [],
    ...(tones === undefined ? {} : { avoidTones: [...(said.avoidTones ?? []), ...tones] }),
    avoidThemes: [...said.avoidThemes, ...said.themes, ...(tone === undefined ? [] : [tone])],
  };
}
