import { normaliseTitle } from '#domain/title.ts';
import type { Wishes } from '#domain/wishes.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';

import { type Decide, act, say } from '../../core/skill.ts';
import { pointedAt } from '../../core/resolve-reference.ts';

/** What a chip says when its wish is taken away; any model understands it. */
export const dropRequest = (words: string) => `“${words}” isteğini kaldır`;
/** What a card's `Bunu değil` says. */
export const swapRequest = (title: string) => `“${title}” yerine başka bir film öner, ötekiler kalsın`;

/** What the chip that takes all wishes away says. */
export const CLEAR_REQUEST = 'Önceki isteklerimi unut, baştan başlayalım';

const DROP = /^[“"](.+)[”"] isteğini kaldır/u;
const SWAP = /^[“"](.+?)[”"] yerine (?:başka|farklı)/u;

/** Requests about the wishes or the cards of the last recommendation; undefined for anything else. */
export const cardRequest: Decide = ({ references, text }, { written, memory }) => {
  if (written === CLEAR_REQUEST) return say('Temizledim, baştan başlıyoruz. Nasıl bir film istersin?');
  const { wishes, shown, lastShow } = memory;
  if (wishes === undefined || lastShow?.tool !== 'recommendFilms') return undefined;
  const dropped = DROP.exec(written)?.[1];
  if (dropped !== undefined) {
    const left = withoutWish(wishes, dropped);
    return left === undefined ? undefined : act({ tool: 'recommendFilms', input: left });
  }
  const named = SWAP.exec(written)?.[1];
  const [reference] = references;
  const pointed =
    named === undefined && reference !== undefined && /(?:^| )yerine (?:baska|farkli)/u.test(text)
      ? pointedAt(reference.reference, memory)
      : shown.filter(({ title }) => named !== undefined && normaliseTitle(title) === normaliseTitle(named));
  const [film] = pointed;
  return film === undefined || pointed.length > 1 || shown.length < 2
    ? undefined
    : act({ tool: 'recommendFilms', input: { ...wishes, swap: film.title } });
};

/** The wishes without the one that these words describe; undefined when none of them does. */
function withoutWish(wishes: Wishes, words: string): Wishes | undefined {
  const named = (part: Wishes) => describeWishes(part).some((entry) => entry.words === words);
  const said = describeWishes(wishes).find((entry) => entry.words === words);
  if (said === undefined) return undefined;
  if (said.also !== undefined) return { ...wishes, [said.wish]: undefined, [said.also]: undefined };
  const { genres, ...rest } = wishes;
  const left: Record<string, unknown> = { genres: genres.filter((genre) => !named({ genres: [genre] })) };
  for (const [name, value] of Object.entries(rest)) {
    // An entry of wishes under its own name is a wish again.
    const alone = (one: unknown) => named({ genres: [], [name]: one } as Wishes);
    const kept = Array.isArray(value) ? value.filter((item) => !alone([item])) : value;
    if (Array.isArray(kept) ? kept.length > 0 : !alone(kept)) left[name] = kept;
  }
  // Only values of the wishes themselves are left.
  return left as Wishes;
}
