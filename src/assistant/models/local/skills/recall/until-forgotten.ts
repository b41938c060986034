import type { Decide } from '../../core/skill.ts';
import { recallFilm } from './recall.ts';

/** `… evi balonlarla uçuruyor, adını unuttum, kızım onu istiyor`: the story ends where its name is missed; who wants it, and why, is no part of it. */
export const untilForgotten: Decide = (parsed, context) => {
  const story = STORY.exec(parsed.text)?.[0];
  const end = story === undefined ? undefined : parsed.tokens[story.split(' ').length - 1]?.end;
  if (end === undefined) return undefined;
  const found = recallFilm(context.understand(parsed.written.slice(0, end)), context);
  return found?.kind === 'act' ? found : undefined;
};

/** Five words or more of it, and two or more behind it. */
const STORY =
  /^(?:\w+ ){5,}?(?:ad|ism)[iu](?:n[iu])? (?:(?:da|de|bir turlu|simdi|hic) )?(?:unut\w+|hatirla[my]\w+|bulam\w+|cikaram\w+|gelm\w+)(?= (?:\w+ )+\w+$)/u;
