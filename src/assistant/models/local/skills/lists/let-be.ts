import { variant } from '#lib/variant.ts';
import type { Decide } from '../../core/skill.ts';
import { say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { askFilm } from '../single-film/act-on-film.ts';
import source from './let-be.json' with { type: 'json' };

const words = phraseLists(source);

/** `hayır dur vazgeçtim`, `öyle kalsın`: nothing is to be done, and no films are wished. */
export const letBe: Decide = ({ text }, { seed }) =>
  words.LET_BE.is(text) ? say(variant(source.left, seed)) : undefined;

/** `dün izlediğim film kayıtta yok`: which one it is is asked, and then written down. */
export const notRecorded: Decide = ({ text, titles, markers }) =>
  words.NOT_RECORDED.in(text) && titles.length === 0 && !markers.requests
    ? askFilm(source.whichOne, (input) => ({ tool: 'markWatched', input }))
    : undefined;
