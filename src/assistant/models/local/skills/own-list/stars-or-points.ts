import type { TitleInput } from '#tools/title-input.ts';
import { type Decide, type Decision, act, say } from '../../core/skill.ts';
import { inputForTitle } from '../../core/resolve-reference.ts';
import { standsOut } from '../../understand/spans.ts';
import { MOST_STARS, TEN, outOf } from './given-stars.ts';
import { scoredRow } from './scored-row.ts';

/** `matrix'e 4 verdim`: up to five it may be stars or points out of ten, and is asked. */
export const starsOrPoints: Decide = (parsed, { index, memory }) => {
  const row = scoredRow(parsed);
  const [only, ...others] = row?.scored ?? [];
  if (row?.isGiven !== true || row.isMeasured || only === undefined || others.length > 0) return undefined;
  const { name, value } = only;
  const isFilm = parsed.titles.some(standsOut) && index.resolveTitle(name).kind !== 'none';
  if (!isFilm || value > MOST_STARS) return undefined;
  return askedScale(inputForTitle({ kind: 'title', text: name }, index, memory.shown), value);
};

/** Which of the two scales a number of at most five is of. */
export function askedScale(film: TitleInput, value: number): Decision {
  const rate = (most: number) => {
    const given = outOf(value, most);
    return given && act({ tool: 'rateFilm', input: { ...film, stars: given.stars } });
  };
  return say(`${film.title} için ${value} yıldız mı, 10 üzerinden ${value} mi?`, ({ text, titles }) => {
    if (titles.length > 0) return undefined;
    if (/(?:^| )(?:yildiz|5|bes)/u.test(text)) return rate(MOST_STARS);
    return /(?:^| )(?:10|on|puan|ikinci)/u.test(text) ? rate(TEN) : undefined;
  });
}
