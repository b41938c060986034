import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, say } from './skill.ts';
import { nameIn, phraseLists } from '../lexicon/phrases.ts';
import type { Understanding } from '../understand/understand.ts';
import source from './urgent-talk.json' with { type: 'json' };

const LISTS = phraseLists({ lists: source.lists });

/** A word to somebody in danger on what they say next: to just that where it is known, else as one who stays. */
export const stayingWith = ({ text }: Pick<Understanding, 'text'>, seed: string): Decision =>
  say(variant(source.replies[nameIn(LISTS, text) ?? 'MORE'], seed), stillThere);

/** What is said after words of danger that only sentences like it told: it is answered as of the same. */
export const stillThere: Decide = (parsed, { seed }) =>
  nameIn(LISTS, parsed.text) !== undefined && !parsed.films && !parsed.markers.requests
    ? stayingWith(parsed, seed)
    : undefined;
