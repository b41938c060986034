import { TALE } from '../../judge/features.ts';
import type { Understanding } from '../../understand/understand.ts';

/** Whether a message is so long that single words of it say little of what it wants. */
export const isTale = ({ words }: Understanding): boolean => words >= TALE;
