import { variant } from '#lib/variant.ts';
import { oneMeant } from '../../core/memory.ts';
import { type Decide, say } from '../../core/skill.ts';
import source from './only-marks.json' with { type: 'json' };

const ONLY_MARKS = /^[\s?!.…]*\?[\s?!.…]*$/u;

/** `??`: it is asked what is not clear, and what was put forward is said again in few words. */
export const onlyMarks: Decide = (_parsed, { written, memory, seed }) => {
  if (!ONLY_MARKS.test(written)) return undefined;
  const title = (oneMeant(memory) ?? memory.shown[0])?.title;
  return say(
    title === undefined
      ? variant(source.nothingShown, seed)
      : variant(source.shown, seed).replace('{title}', title),
  );
};
