import { variant } from '#lib/variant.ts';
import type { PlannedCall } from '#tools/registry.ts';
import { type Decide, say, sayAndAct } from '../../core/skill.ts';
import { phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { themed } from '../screens/screens.ts';
import source from './using.json' with { type: 'json' };

const ASKED = phraseLists(source);
type Asked = keyof typeof ASKED;

/** What is opened beside the words. */
const OPENED: Partial<Readonly<Record<Asked, PlannedCall>>> = {
  deleteAll: { tool: 'openTab', input: { tab: 'settings' } },
  watchedWhere: { tool: 'listFilms', input: { list: 'watched' } },
};

/** `reklam var mı`, `hesabımı nasıl silerim`, `karanlık modu nereden açıyorum`: how this app is used, said and opened. */
export const aboutUsing: Decide = ({ text, titles, people, exact, references }, { seed, memory }) => {
  const asked = wholeNameIn(ASKED, text);
  if (asked === undefined || titles.some(isSurelyTitle) || people.length > 0) return undefined;
  if ((exact?.genres.length ?? 0) > 0) return undefined;
  // `bunların altyazısı var mı`, of films on the screen, is said of those.
  if (references.length > 0 && memory.shown.length > 0) return undefined;
  const words = variant(source.replies[asked], seed);
  if (asked === 'darkWhere') return { ...themed('dark'), after: words };
  if (asked === 'lightWhere') return { ...themed('light'), after: words };
  const call = OPENED[asked];
  // What is gone is met with a word first.
  if (call !== undefined && asked.endsWith('Gone')) return sayAndAct(words, call);
  return call === undefined ? say(words) : { kind: 'act', calls: [call], after: words };
};
