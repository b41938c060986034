import { hasTheme } from '#domain/wish-rules.ts';
import { knownFilms } from '../../core/known-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { recallFilm } from '../recall/recall.ts';

/** `öyle bişeyi yok muydu`, `boksörlü bir filmi vardı sanki` */
const HAD_ONE =
  /(?:^| )(?:bir?s?i? ?se[yi]\w*|bi?[sz]i\w*|bise\w*|film\w*|tane\w*|rol\w*|\w+[ae]n[iu]|hani .*) (?:\w+ ){0,2}(?:(?:yok|var) m[iu]yd[iu]|vard[iu])(?: (?:sanki|hani|ya|galiba|di mi|be|onun|bunun|bunda))*$|[dt][iu]g[iu] film\w* (?:hangisi|hangi|ney?|adi)(?:yd[iu])?(?: ney?(?:yd[iu])?)?$/u;

const ASKS_AFTER =
  /^(?:hani|oyle|boyle|bi|bir|tane|sey\w*|bi?[sz]i\w*|bise\w*|film\w*|yok|var|m[iu]yd[iu]|vard[iu]|sanki|ya|galiba|be|di|mi|hangisi\w*|hangi|ney?(?:di)?|adi)$/u;

/** Whether a message tells of a film as of one that somebody has. */
export const tellsOfTheirs = ({ text, titles, people, references }: Understanding): boolean =>
  HAD_ONE.test(text) && titles.length + people.length + references.length === 0;

/**
 * `dicaprio filmi`, then `adam dolandırıyordu, öyle bişeyi yok muydu`: the film of theirs that is told, be it on the screen or
 * not. Where none is like it, films of theirs are wished.
 */
export const oneOfTheirs: Decide = (parsed, context) => {
  const { lastShow, wishes } = context.memory;
  const [person, ...others] = wishes?.people ?? [];
  if (lastShow?.tool !== 'recommendFilms' || person === undefined || others.length > 0) return undefined;
  if (!tellsOfTheirs(parsed)) return undefined;
  const from = parsed.tokens.findLastIndex(({ folded }) => !ASKS_AFTER.test(folded));
  const told = parsed.written.slice(0, parsed.tokens[from]?.end);
  const written = `${person} ${told}, hangi film bu`;
  const found = recallFilm(context.understand(written), { ...context, written });
  return found?.kind === 'act' ? found : shownOne(parsed, context);
};

/** The one film on the screen that is about what is told first. */
function shownOne({ exact }: Understanding, { memory, index }: DecisionContext): Decision | undefined {
  const [theme] = exact?.themes ?? [];
  if (theme === undefined) return undefined;
  const [film, ...others] = knownFilms(memory.shown, index).filter((one) => hasTheme(one, theme));
  return film === undefined || others.length > 0
    ? undefined
    : showAndAnswer(film, { index }, () => `Var, gösterdiklerimin arasında: ${film.title} (${film.year}).`);
}
