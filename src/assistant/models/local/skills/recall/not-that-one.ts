import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `gemi buzdağına çarpıyordu, yok o değil, hani mavi insanlar var`: the film that is told instead; undefined where none is. */
export function notThatOne({ tokens, written }: Understanding): string | undefined {
  const text = foldedText(tokens);
  const [all = '', before = ''] = ANOTHER.exec(text) ?? [];
  const [first, ...more] = tokens.slice(all.trim().split(' ').length);
  const isTold = all !== '' && TOLD.test(before) && more.length >= FEWEST_TOLD;
  return isTold && first !== undefined ? written.slice(first.start) : undefined;
}

const FEWEST_TOLD = 3;
const ANOTHER = /^(.+?) (?:(?:yok|hayir|yo|ay|ya) )+(?:(?:o|bu) (?:film )?degil(?:di)? )+/u;
/** `resim çiziyodu`, `cüceler vardı`: a scene, and no wish. */
const TOLD = /(?:^| )\w{2,}(?:yor?du|yor?lardi|vardi|(?<!iste)[dt][iu])(?: ya)?$|(?:^| )vardi(?: ya)?$/u;
