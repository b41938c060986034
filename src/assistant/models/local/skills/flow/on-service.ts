import type { Decide } from '../../core/skill.ts';
import type { Reference } from '../../understand/targets.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { flowWords } from './flow-words.ts';

const FIRST: Reference = { kind: 'place', place: 0 };

/** `ilki netflixte var mı`, `ilk çıkan primede mi`: a service is asked of that film, and no other films are wished. */
export const onService: Decide = ({ text, said, references, markers, titles, exact }, context) => {
  if (context.memory.shown.length === 0 || said.platforms === undefined || titles.length > 0)
    return undefined;
  // The `bulabilir` of `bunu netflixte bulabilir miyim` asks for no film.
  const requests = markers.requests && !FIND_IT.test(text);
  if (!ASKED.test(text) || requests || markers.another) return undefined;
  if ((exact?.genres.length ?? 0) + (exact?.people.length ?? 0) > 0) return undefined;
  const [first, ...others] = references;
  const reference = first?.reference ?? (flowWords.FIRST_CAME.firstIn(text) === 0 ? FIRST : undefined);
  return reference === undefined || others.length > 0
    ? undefined
    : filmAct('whereToWatch', [{ kind: 'reference', reference }], context);
};

const FIND_IT =
  /(?:^| )(?:bul|izleye?|acabil|ulas)\w* m[iu]y[iu][mz](?: (?:bunu|onu|sunu|\w+nc[iu]y?[iu]|ilkini))?$/u;
const ASKED =
  / (?:m[iu]\w{0,5}|var|yok)(?: (?:acaba|ki|ya|peki|abi|kanka|bunu|onu|sunu|\w+nc[iu]y?[iu]|ilkini))*$/u;
