import type { Decide } from '../../core/skill.ts';
import { asksForTitle, isLikelyStory, tellingWords, tellsStory } from './description.ts';
import { recallFilm } from './recall.ts';

/** `… evi balonlarla uçuruyor, adını unuttum, kızım onu istiyor`: the story ends where its name is missed; who wants it, and why, is no part of it. */
export const untilForgotten: Decide = (parsed, context) => {
  // `… köstebek mi ne bekliyolardı karda, adı neydi onun`: no word of so long a story is a film of its own, a role or a wish.
  const isLong = tellingWords(parsed).length >= STORY_OF;
  const isSought = isLong && (asksForTitle(parsed) || (tellsStory(parsed) && isLikelyStory(parsed)));
  const sought = isSought ? recallFilm(parsed, context) : undefined;
  if (sought?.kind === 'act') return sought;
  const story = STORY.exec(parsed.text)?.[0];
  const end = story === undefined ? undefined : parsed.tokens[story.split(' ').length - 1]?.end;
  if (end === undefined) return undefined;
  const found = recallFilm(context.understand(parsed.written.slice(0, end)), context);
  return found?.kind === 'act' ? found : undefined;
};

const STORY_OF = 6;
/** Five words or more of it, and two or more behind it. */
const STORY =
  /^(?:\w+ ){5,}?(?:ad|ism)[iu](?:n[iu])? (?:(?:da|de|bir turlu|simdi|hic) )?(?:unut\w+|hatirla[my]\w+|bulam\w+|cikaram\w+|gelm\w+)(?= (?:\w+ )+\w+$)/u;
