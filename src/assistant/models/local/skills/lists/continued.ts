import type { Decide } from '../../core/skill.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { listChangedLast, undoLastChange } from './list-acts.ts';

const TOO = /(?:^| )d[ae]$|^b[iu](?:r)? ?de /u;
const TAKEN_BACK = /(?:^| )(?:sil|silsene|kaldir|cikar|cikart|geri (?:al|cikar)|at gitsin)(?: |$)/u;
const PUT_BACK = /(?:^| )(?:geri (?:ekle|koy|getir)|tekrar ekle|yine ekle)(?: |$)/u;
const FEW_WORDS = 6;

/**
 * What goes on with a change of the turn before: `interstellar da`, `bi de ikincisini`, `sonra izlemem ya, sil`. Only
 * right after it, so that nothing is changed by a guess.
 */
export const continued: Decide = ({ bareTarget, references, text, words, acts, markers, exact }, context) => {
  const { memory } = context;
  if (memory.changed !== true || memory.undo === undefined || markers.requests) return undefined;
  // The words of a title are no wish.
  if (exact !== undefined && bareTarget === undefined) return undefined;
  const aimed = bareTarget !== undefined || references.length > 0;
  if (aimed && words <= FEW_WORDS && TOO.test(text) && acts.length === 0) {
    const targets =
      bareTarget === undefined
        ? references.map(({ reference }) => ({ kind: 'reference' as const, reference }))
        : [bareTarget];
    return filmAct(listChangedLast(memory), targets, context);
  }
  const alone =
    acts.every(({ act, targets }) => targets.length === 0 && act.kind !== 'nothing') &&
    bareTarget === undefined;
  if (!alone || words > FEW_WORDS || !references.every(({ reference }) => reference.kind === 'this'))
    return undefined;
  return TAKEN_BACK.test(text) || PUT_BACK.test(text) ? undoLastChange(context) : undefined;
};
