import { variant } from '#lib/variant.ts';
import type { Decision } from '../../core/skill.ts';
import { askFilm } from '../single-film/act-on-film.ts';
import source from './words.json' with { type: 'json' };

/** Asks which of the films on the screen was seen, and writes that one down. */
export const whichFilm = (seed: string): Decision =>
  askFilm(variant(source.replies.which, seed), (input) => ({ tool: 'markWatched', input }));
