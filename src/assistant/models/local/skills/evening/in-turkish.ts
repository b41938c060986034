import { fold } from '#domain/title.ts';
import source from './in-turkish.json' with { type: 'json' };

const SAID = Object.entries(source.words).map(
  ([english, turkish]) => [new RegExp(`(?<![a-z])(?:${english})(?![a-z])`, 'gu'), turkish] as const,
);

/** `triple feature`, `back to back`, `credits aksın`: an evening of films in English words, in Turkish ones; undefined where there are none. */
export function eveningInTurkish(written: string): string | undefined {
  const text = fold(written);
  const said = SAID.reduce((whole, [english, turkish]) => whole.replace(english, turkish), text);
  return said === text ? undefined : said;
}
