import { breaking } from '#domain/stated-wishes.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { type Decide, say } from '../../core/skill.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import { mergeWishes } from './merge-wishes.ts';

const DID =
  /(?:^| )(?:oyna|cek|yonet|yap|rol al)\w*(?:d[iu]|t[iu]|m[iu]s)(?:lar)? m[iu](?: hic| ya| peki)?$/u;
const MOST_TOLD = 3;

/** `haluk bilginer yabancı filmlerde oynadı mı`, `nolan korku çekti mi`: whether any film of theirs is such a one. */
export const whetherSuch: Decide = (parsed, { index }) => {
  const { text, titles, said, markers } = parsed;
  const [person, ...others] = said.people;
  if (person === undefined || others.length + titles.length > 0 || markers.requests) return undefined;
  // `yeni film yaptı mı` asks for their last one.
  const kind = { ...said, people: [], mood: undefined, minYear: undefined };
  if (!DID.test(text) || !statesAnything(kind)) return undefined;
  const { mood: _mood, occasions: _how, ...asked } = mergeWishes({ shown: [] }, parsed, index);
  const breaks = breaking({ ...asked, people: [person] });
  const such = bestKnownFirst(index.films.filter((film) => breaks(film).length === 0));
  const told = such.slice(0, MOST_TOLD).map(({ title, year }) => `${title} (${year})`);
  return say(
    told.length === 0
      ? `Bildiğim kadarıyla hayır; ${genitive(person)} bendeki filmleri arasında öylesi yok.`
      : `Evet: ${joinList(told)}.`,
  );
};
