import { accusative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import type { Decide } from '../../core/skill.ts';
import { act, say, withOpen } from '../../core/skill.ts';
import { REMOVALS, UNDO } from '../../core/memory.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { askFilm } from '../single-film/act-on-film.ts';
import { takingBack } from './list-acts.ts';
import source from './let-be.json' with { type: 'json' };

const words = phraseLists(source);

/** `hayır dur vazgeçtim`, `öyle kalsın`: nothing is to be done, and no films are wished. */
export const letBe: Decide = ({ text }, { seed }) =>
  words.LET_BE.is(text) ? say(variant(source.left, seed)) : undefined;

/** `ortadakini izledik sayma, yarısında kapattık`, of a film that was not marked: nothing is written down. */
export const notCounted: Decide = (parsed, context) => {
  if (!words.NOT_COUNTED.in(parsed.text) || parsed.markers.requests) return undefined;
  const [film] = inputsMeant(parsed, context);
  if (film === undefined) return undefined;
  const { title } = film;
  const said = variant(source.notCounted, context.seed);
  return say(said.replace('{title}', title).replace('{accusative}', accusative(title)));
};

/** `yanlış filmi ekledin`: what was just added is taken back, and the right one is asked for. */
export const wrongAdded: Decide = ({ text, titles }, context) => {
  const { memory } = context;
  const added = memory.changed === true ? (memory.undo ?? []).filter(({ tool }) => REMOVALS.has(tool)) : [];
  if (words.NEVER_SEEN.in(text)) {
    // `matrixi izlemedim ki, neden yazdın`
    const marked = added.filter(({ tool }) => tool === 'unmarkWatched');
    const named = marked.filter(({ film }) =>
      titles.some(({ span }) => span.films.some(({ title }) => title === film.title)),
    );
    const [one, ...others] = named.length > 0 ? named : marked;
    if (one !== undefined && (named.length > 0 || others.length === 0))
      return act(...takingBack([one, ...others], context));
  }
  if (!words.WRONG.in(text) || titles.length > 0) return undefined;
  const tool = added[0] === undefined ? 'addToWatchlist' : UNDO[added[0].tool];
  const asked = askFilm(added.length > 0 ? source.undone : source.wrong, (input) => ({ tool, input }));
  return added.length > 0 && asked.kind === 'say'
    ? withOpen(act(...takingBack(added, context)), asked)
    : asked;
};

/** `dün izlediğim film kayıtta yok`: which one it is is asked, and then written down. */
export const notRecorded: Decide = ({ text, titles, markers }) =>
  words.NOT_RECORDED.in(text) && titles.length === 0 && !markers.requests
    ? askFilm(source.whichOne, (input) => ({ tool: 'markWatched', input }))
    : undefined;
