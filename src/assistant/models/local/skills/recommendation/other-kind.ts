import { type Decide, recommendBy } from '../../core/skill.ts';
import { union } from '../../understand/lists.ts';

const OTHER_KIND = /(?:^| )(?:farkli|baska|degisik) (?:bi |bir )?tur\w*(?: |$)/u;

/** `neden hep dram`, then `biraz farklı bi tür öner`: any kind but the one that was just complained of. */
export const otherKind: Decide = ({ text, exact, titles }, { memory, understand }) => {
  if (!OTHER_KIND.test(text) || exact !== undefined || titles.length > 0) return undefined;
  if (memory.wishes !== undefined || memory.asked === undefined) return undefined;
  const { genres } = understand(memory.asked).said;
  const [genre, ...others] = genres;
  if (genre === undefined || others.length > 0) return undefined;
  return recommendBy({ excludeGenres: union([], [genre]) });
};
