import { upperFirst } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, offering, say } from '../../core/skill.ts';
import { phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './product.json' with { type: 'json' };

const ASKED = phraseLists({ lists: source.lists, parts: source.parts });
type Asked = keyof typeof ASKED;
const OFFERS: ReadonlySet<Asked> = new Set(['draws', 'sorryForAnger', 'music']);
/** `ben shrekim`, `batman olurdum` */
const WHO_I_AM = /(?:y?[iu]m|olurdum)$/u;

/** Which character they are, told back. */
const theirs: Decide = ({ text, words, markers }, { seed }) =>
  words <= MOST_WORDS && !markers.requests && WHO_I_AM.test(text)
    ? say(variant(source.yours, seed))
    : undefined;
const MOST_WORDS = 4;

const CALLED = /^d(?:e|iye|iyebilirsin)$/u;

const toThousands = new Intl.NumberFormat('tr-TR');

/** `bilgilerimi kaydediyo musun`, `ücretli misin`, `kaç film biliyorsun`: what is asked of the product, answered as it is. */
export const aboutProduct: Decide = (parsed, { seed, index, memory }) => {
  const { text, titles, people, exact, references, tokens, written } = parsed;
  const asked = wholeNameIn(ASKED, text);
  // `adım Selin, bana Selin de`
  const told = tokens.findIndex(({ folded }) => /^(?:ad[iu]m|ismim|bana)$/u.test(folded));
  const first = told < 0 ? tokens.at(-1) : (tokens[told + 1] ?? tokens.at(-1));
  // `bana Ali Kaptan de`
  const next = told < 0 ? undefined : tokens[told + 2];
  const last = next !== undefined && CALLED.test(tokens[told + 3]?.folded ?? '') ? next : first;
  const name = first === undefined || last === undefined ? '' : written.slice(first.start, last.end);
  if (asked === 'tellsName')
    return say(variant(source.replies.tellsName, seed).replace('{name}', upperFirst(name)));
  if (asked === undefined || titles.some(isSurelyTitle) || people.length > 0) return undefined;
  // `favorilerim nerede çekilmiş` asks of films; `kaç film var` after somebody's name asks of theirs.
  if ((exact?.genres.length ?? 0) > 0 || (references.length > 0 && memory.shown.length > 0)) return undefined;
  if (asked === 'count' && memory.person !== undefined) return undefined;
  const reply = variant(source.replies[asked], seed).replace(
    '{count}',
    toThousands.format(index.films.length),
  );
  return OFFERS.has(asked) ? offering(reply) : say(reply, asked === 'character' ? theirs : undefined);
};
