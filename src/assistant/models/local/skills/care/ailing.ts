import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { catalogued } from '../../core/known-film.ts';
import { type Decision, type DecisionContext, recommendBy } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import source from './ailing.json' with { type: 'json' };

const AILING = phraseLists(source);
const STRONG = 2;

/** What each had better not see. */
const isTooMuch = {
  heart: ({ judgement }: CatalogueFilm) =>
    Math.max(judgement?.feel.fear ?? 0, judgement?.feel.tense ?? 0) >= STRONG,
  low: ({ judgement }: CatalogueFilm) => (judgement?.feel.heavy ?? 0) >= STRONG,
} as const;
const RATHER = {
  heart: { avoidTones: ['korkutucu', 'gerilimli'] },
  low: { themes: ['umut'], avoidTones: ['ağır'] },
} satisfies Record<string, Partial<Wishes>>;

/** `Hereditary korkunç mu? kalp hastasıyım`, `depresif biriyim, izlesem mi`: the film that is asked of is advised against. */
export function withAilment(
  decision: Decision,
  { text, titles }: Understanding,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
): Decision {
  const ailing = nameIn(AILING, text);
  if (ailing === undefined || !isAsking(text)) return decision;
  if (decision.kind === 'act' && decision.calls.some(({ tool }) => tool !== 'showFilm')) return decision;
  const named = titles.flatMap(({ span }) => span.films);
  const film = bestKnown(named) ?? (memory.focus && catalogued(memory.focus, index));
  if (film === undefined || !isTooMuch[ailing](film)) return decision;
  const words = source.said[ailing];
  const expects: Decision['expects'] = (answer) =>
    answer.talk === 'yes' ? recommendBy(RATHER[ailing]) : undefined;
  return decision.kind === 'say'
    ? { ...decision, text: `${decision.text} ${words}`, expects }
    : { ...decision, after: words, expects };
}
