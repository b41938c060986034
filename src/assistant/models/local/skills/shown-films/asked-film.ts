import { sounds } from '../../judge/sounds.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { Around } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { filmBroughtUp } from '../questions/brought-up.ts';
import { filmAskedOf, namedTitles, withLeadingTitle } from '../questions/named-film.ts';
import { inQuestion } from '../questions/question-sentence.ts';
import { isElsewhere } from '../questions/questions.ts';
import { subjectOf } from './subject.ts';

/**
 * The one film that a message asks of, read as its answer read it: what is asked next without a film is of that one
 * (`yedi gerçek hikâye mi`, `ikincisi dublajlı mı`; then `yönetmeni kim`).
 */
export function filmOfQuestion(message: Understanding, around: Around): ShownFilm | undefined {
  const asked = inQuestion(message, around);
  if (!isAsking(asked.text)) return undefined;
  const parsed = withLeadingTitle(asked, around, sounds('question', asked));
  if (isElsewhere(asked, parsed)) return undefined;
  const named = namedTitles(parsed);
  if (named.length === 1) return filmAskedOf(parsed, around);
  const brought = named.length === 0 ? filmBroughtUp(message, around) : undefined;
  if (brought !== undefined) return brought;
  const subject = subjectOf(parsed, around);
  const [film, ...others] = subject?.isPointed === true ? subject.films : [];
  return others.length === 0 ? film : undefined;
}
