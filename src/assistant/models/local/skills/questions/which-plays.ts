import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import { roleKey } from '#films/recall/role-index.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from './named-film.ts';
import { objectForm } from './roles.ts';

/** Two people and a part: `neoyu tom cruise mu keanu reeves mi oynuyo`, `… oynuyo diyo ben … diyorum`. */
const WHICH =
  /(?:^| )m[iu] (?:\w+ ){1,4}m[iu] (?:\w+ )?oyn(?:uy|ad|am|ar)|(?:^| )oyn(?:uy|ad)\w* (?:\w+ )*diy/u;
const BET = /(?:^| )(?:iddia|bahis|bahse|hakli|kavga|tartis)\w*(?: |$)/u;

/** Who of two plays somebody in a film that is named, as between friends who have a bet on it. */
export const whichPlays: Decide = (parsed, context) => {
  // All that was said: a bet is told beside the question.
  const said = fold(context.written);
  const [one, other, ...more] = [...new Set(parsed.named.map(({ span }) => span.name))];
  if (one === undefined || other === undefined || more.length > 0 || !WHICH.test(said)) return undefined;
  const film = filmOf(parsed, context);
  if (film === undefined) return undefined;
  const roles = context.recall?.roles.of(film) ?? [];
  const words = parsed.text.split(' ');
  const asked = roles
    .map((role) => ({ role, met: Math.max(...role.names.map((name) => wordsSaid(name, words))) }))
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met)[0]?.role;
  const isIn = [one, other].filter(
    (name) => film.actors.includes(name) || roles.some(({ actor }) => actor === name),
  );
  const actor = asked?.actor ?? (isIn.length === 1 ? isIn[0] : undefined);
  if (actor === undefined) return undefined;
  const loser = [one, other].find((name) => name !== actor && isIn.includes(name));
  const played = (name: string) => roles.find((role) => role.actor === name)?.names[0];
  const part = asked?.names[0] ?? played(actor);
  const where = locative(film.title);
  const tells = `${where} ${part === undefined ? '' : `${objectForm(part)} `}${actor} oynuyor.`;
  const theirs = loser === undefined ? undefined : played(loser);
  const beside = theirs === undefined || theirs === part ? '' : ` ${loser} ise ${objectForm(theirs)}.`;
  const isEither = actor === one || actor === other;
  const verdict = !BET.test(said)
    ? ''
    : isEither
      ? `${actor} diyen haklı: `
      : `${joinList([one, other])} de değil: `;
  return showAndAnswer(film, context, () => `${verdict}${tells}${beside}`);
};

/** How many words of a name are said, endings aside. */
const wordsSaid = (name: string, words: readonly string[]): number =>
  roleKey(name)
    .split(' ')
    .filter((part) => part.length > 2 && words.some((word) => word.startsWith(part))).length;

/** The film that is named as one, or by its name before `filminde`. */
function filmOf({ titles, text }: Understanding, { index }: DecisionContext): CatalogueFilm | undefined {
  const named =
    titles.find((title) => isSurelyTitle(title) || title.to - title.from > 1) ??
    titles.find(({ span }) => span.evidence !== 'none');
  if (named !== undefined) return bestKnown(named.span.films);
  const [, before = ''] = /^(.*\w) film(?:i|inde|de)(?: |$)/u.exec(text) ?? [];
  const words = before.split(' ');
  for (const count of [4, 3, 2, 1]) {
    const found = index.resolveTitle(words.slice(-count).join(' '));
    if (found.kind === 'one') return found.film;
    if (found.kind === 'many') return bestKnown(found.candidates);
  }
  return undefined;
}
