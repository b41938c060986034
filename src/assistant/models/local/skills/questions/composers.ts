import { joinList } from '#lib/turkish/format.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { COMPOSERS } from './composed.ts';
import source from './composers.json' with { type: 'json' };

const { SCORED } = phraseLists(source);
const SHOWN = 3;
/** Read from the words for the music itself. */
const MUSIC = 'müzik';

/**
 * `müziklerini hans zimmer yapmış olsun`, `ennio morricone filmleri`: who wrote the music is no part of a film's record, so the
 * best known films of the best known composers are shown by their names.
 */
export const composers: Decide = ({ text, titles, people, films, exact }, { memory, index }) => {
  if (titles.length > 0) return undefined;
  const isScored = SCORED.in(text);
  const composer = COMPOSERS.find(({ whole, family }) =>
    isScored ? startsWord(text, family) : films && startsWord(text, whole),
  );
  // `zülfü livaneli filmleri`: whom a record names is wished as such.
  const named = people.filter(({ span: { name } }) => !isScored || name !== composer?.name);
  if (composer === undefined || named.length > 0) return undefined;
  const known = composer.films.flatMap(({ title, year }) => {
    const found = index.resolveTitle(title, year);
    return found.kind === 'one' ? [found.film] : [];
  });
  // `morricone müzikli western`
  const kinds = [...(exact?.genres ?? []), ...(exact?.themes ?? [])].filter((kind) => kind !== MUSIC);
  const ofKind = known.filter((film) =>
    kinds.every((kind) => [...film.genres, ...film.themes].some((one) => one === kind)),
  );
  const isNew = ({ title }: { title: string }) => !memory.shown.some((shown) => shown.title === title);
  const scored = ofKind.length > 0 ? ofKind : known;
  const fresh = scored.filter(isNew);
  const chosen = (fresh.length > 0 ? fresh : scored).slice(0, SHOWN);
  if (chosen.length === 0) return undefined;
  const calls = chosen.map((film) => ({ tool: 'showFilm', input: inputFor(film, index) }) as const);
  const names = joinList(chosen.map(({ title }) => title));
  return { kind: 'act', calls, answer: () => `Müziği ${composer.name} imzalı filmlerden: ${names}.` };
};

const startsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);
