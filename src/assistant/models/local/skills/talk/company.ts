import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, say } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './company.json' with { type: 'json' };

const words = phraseLists({ lists: source.lists });

/** `galiba sadece biriyle iki laf edeyim diye yazdım`: whoever wants company has it, and no film is pressed on them. */
export const company: Decide = (parsed, { seed }) =>
  wantsCompany(parsed) && tellsOnly(parsed) ? keptCompany(seed) : undefined;

/** Somebody wants to talk, by the words for it. */
export const wantsCompany = ({ text }: Pick<Understanding, 'text'>): boolean => words.COMPANY.in(text);

/** What is said to who wants company; what they tell next is listened to. */
export const keptCompany = (seed: string): Decision => say(variant(source.replies, seed), goesOn);

/** `tv açık ama bakmıyorum`: told on, with no wish in it. */
const goesOn: Decide = (parsed, { seed }) =>
  parsed.talk === undefined &&
  parsed.exact === undefined &&
  parsed.markers.ofSelf &&
  tellsOnly(parsed) &&
  !sounds('wish', parsed) &&
  !sounds('danger', parsed)
    ? say(variant(source.goesOn, seed), goesOn)
    : undefined;

/** Neither a film nor a deed is asked for. */
const tellsOnly = ({ films, acts, titles, people, markers, text, exact }: Understanding): boolean =>
  !films &&
  // `neyse boş ver, öyle içimden geldi` asks for nothing.
  (!markers.requests || /(?:^| )bos ver(?: |$)/u.test(text)) &&
  !markers.surprise &&
  acts.length + people.length + (exact?.genres.length ?? 0) === 0 &&
  !titles.some(isSurelyTitle) &&
  !markersWords.WHAT_TO_WATCH.in(text);
