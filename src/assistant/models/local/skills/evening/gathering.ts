import { variant } from '#lib/variant.ts';
import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { dayIn } from '../../understand/evening.ts';
import { newPlan } from './evening.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 8;

/** `cuma bizim evde toplanıyoruz`: who tells only that is asked how many they are, and what for; a number brings films for many. */
export const gathering: Decide = (parsed, { memory, seed }) => {
  const { text, exact, markers, titles, acts, talk } = parsed;
  // `arkadaşlar gelcek bu aksam`
  if (words.FRIENDS_COME.is(text) && memory.lastShow === undefined)
    return recommendBy({ genres: [], mood: 'happy', occasions: ['arkadaş'] });
  const saysMore =
    exact !== undefined || markers.requests || titles.length + acts.length > 0 || talk !== undefined;
  if (!words.GATHERS.in(text) || saysMore || parsed.words > FEW_WORDS || memory.lastShow !== undefined)
    return undefined;
  const day = dayIn(text);
  return say(variant(source.asked, seed), (answer, context) => {
    if (words.HEADS.is(answer.text))
      return recommendBy({ genres: [], mood: 'happy', occasions: ['arkadaş'] });
    const { evening: hours } = answer;
    const isTimed =
      hours?.startsAt !== undefined || hours?.endsBy !== undefined || hours?.count !== undefined;
    return isTimed ? newPlan({ ...(day && { day }), ...hours, asks: true }, answer, context) : undefined;
  });
};
