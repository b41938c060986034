import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';
import * as facts from './facts.ts';
import { filmAskedOf, namedTitles, withLeadingTitle } from './named-film.ts';

/** Said to be missing: `yok ki`, `oynamıyor ki`; `yok mu` asks. */
const DENIED =
  /(?:^| )(?:yok|oynam(?:iyo|adi|iyor)\w*)(?: (?:ki|zaten|be|abi|kanka|ya|yalan\w*|bi kere|uydur\w*|sallam\w*)| *$)/u;

/** `sil baştanda sandra bullock yok ki yalan söyleme`: whether that is so, before films of hers are wished. */
export const deniesCast: Decide = (understood, context) => {
  const [person, ...others] = understood.named;
  if (person === undefined || others.length > 0 || !DENIED.test(understood.text)) return undefined;
  const parsed = withLeadingTitle(understood, context, true);
  const film = namedTitles(parsed).length === 1 ? filmAskedOf(parsed, context) : undefined;
  if (film === undefined) return undefined;
  const { name } = person.span;
  const isIn = film.actors.includes(name);
  return showAndAnswer(film, context, () =>
    isIn
      ? `Bildiğim kadarıyla var: ${locative(film.title)} ${name} oynuyor.`
      : `Haklısın, ${locative(film.title)} ${name} yok; ${joinList(facts.actorsOf(film))} oynuyor.`,
  );
};
