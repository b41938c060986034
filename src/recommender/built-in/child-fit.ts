import type { Wishes } from '#domain/wishes.ts';
import { NO_POINTS, type Points } from './points.ts';

const OLDEST_CHILD = 12;
const FOR_CHILDREN = 4;
/** Points a grade of what frightens; up to an age also of what thrills, and what is long for it. */
const FRIGHT = { points: 3, oldest: 10 };
const SMALL = { age: 5, thrill: 4, minutes: 95, long: 6 };
/** Who is a teenager is bored by what is for the small, and takes what is of their age, what moves and what makes laugh. */
const TEENAGER = { oldest: 17, childish: 5, own: 2.5, lively: 0.8 };
const OWN: ReadonlySet<string> = new Set([
  'gençlik',
  'lise',
  'ergenlik',
  'süper kahraman',
  'büyüme hikâyesi',
]);
/** Who cannot read subtitles yet wants Turkish, or what is dubbed for children: cartoons, and films from Hollywood. */
const LAST_WITHOUT_READING = 8;
const UNREAD = 5;
const DUBBED: ReadonlySet<string> = new Set(['tr', 'en']);
/** Points a year that a film is suitable earlier than it has to be. */
const SPARE = 0.8;
const MOST_SPARE = 3;
/** Points that a cartoon loses where a subject or a mood is wished, and no genre. */
const CARTOON = { subject: 3, mood: 1.5 };

/** Who asks for a child wants a film for children, not only one that does no harm: the younger, the safer. */
export function childFit({ maxAge }: Wishes): Points {
  if (maxAge === undefined || maxAge > TEENAGER.oldest) return NO_POINTS;
  if (maxAge > OLDEST_CHILD) return teenagerFit;
  return ({ judgement, ageRating = 0, genres, duration }) => {
    if (judgement === undefined) return 0;
    const spare = Math.min(MOST_SPARE, maxAge - ageRating);
    const isDubbed = genres.includes('Animasyon') || judgement.languages.some((one) => DUBBED.has(one));
    const unread = maxAge <= LAST_WITHOUT_READING && (!isDubbed || judgement.silent) ? UNREAD : 0;
    const { fear, tense, action } = judgement.feel;
    const thrill =
      maxAge > SMALL.age
        ? 0
        : SMALL.thrill * (tense + action / 2 + fear) + (duration > SMALL.minutes ? SMALL.long : 0);
    return (
      (judgement.rightFor.includes('çocuk') ? FOR_CHILDREN : 0) +
      SPARE * spare -
      unread -
      (maxAge <= FRIGHT.oldest ? FRIGHT.points * fear : 0) -
      thrill
    );
  };
}

const teenagerFit: Points = ({ judgement, genres }) =>
  judgement === undefined
    ? 0
    : (judgement.core.some((theme) => OWN.has(theme)) ? TEENAGER.own : 0) +
      TEENAGER.lively * (judgement.feel.action + judgement.feel.laugh) -
      (genres.includes('Animasyon') && judgement.rightFor.includes('çocuk') && judgement.feel.action < 2
        ? TEENAGER.childish
        : 0);

/** Who names a subject or a mood and nothing else means films with people: `savaş filmi`, `çok üzgünüm`. */
export function cartoonFit({ genres, mood, themes = [], maxAge }: Wishes): Points {
  const points = themes.length > 0 ? CARTOON.subject : mood === undefined ? 0 : CARTOON.mood;
  if (points === 0 || genres.length > 0 || maxAge !== undefined) return NO_POINTS;
  return (film) => (film.genres.includes('Animasyon') ? -points : 0);
}
