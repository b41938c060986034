import { variant } from '#lib/variant.ts';
import { type Decide, offer } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './jobs.json' with { type: 'json' };

const words = phraseLists({ lists: source.lists });
/** `psikoloğum`, `çiftçiyiz`: what somebody is. */
const OF_SELF = /y?[iu][mz]$/u;
const MOST_WORDS = 4;

/** `psikoloğum`, `gitar çalıyorum`: what somebody does is told, and nothing wished: films of it are offered. */
export const toldJob: Decide = (parsed, { seed, memory, understand }) => {
  const { text, words: count, films, markers, acts, titles, people, exact } = parsed;
  if (memory.shown.length > 0 || count > MOST_WORDS || films || markers.requests || markers.asks)
    return undefined;
  if (acts.length + people.length + (exact?.genres.length ?? 0) > 0 || titles.some(isSurelyTitle))
    return undefined;
  const said = text.split(' ');
  const job = said.flatMap((word) =>
    [word.replace(OF_SELF, '')].filter((is) => is !== word && words.JOB.is(is)),
  )[0];
  const joy = words.PLAYS.in(text) ? said.find((word) => words.PLAYED.is(word)) : undefined;
  const subject = job ?? joy;
  if (subject === undefined) return undefined;
  const themes = understand(`${subject} filmi`).exact?.themes ?? [];
  if (themes.length === 0) return undefined;
  const heard = variant(job === undefined ? source.joy : source.job, seed);
  return offer(heard, { tool: 'recommendFilms', input: { genres: [], themes: [...themes] } });
};
