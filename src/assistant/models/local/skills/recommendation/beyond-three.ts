import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import { joinList } from '#lib/turkish/format.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Decision, DecisionContext } from '../../core/skill.ts';
import { eveningWords } from '../../lexicon/word-lists.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { union } from '../../understand/lists.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

const SHOWN = 3;
const MOST = 10;
/** More of them tell a story with a number in it. */
const FEW_WORDS = 12;
/** So many of the best are left to the cards. */
const LEFT = 8;
const KNOWN = 4;
const IN_THREES = 'Üçer üçer öneriyorum, beğenmezsen devamı gelir.';

/** `5 film listesi`, `10 tane komedi`: how many films are asked for, where it is not what three are enough for. */
function countIn({ numbers, tokens, said, titles }: Understanding): number | undefined {
  const number = numbers.find(({ value, suffix, from, to }) => {
    const after = [0, 1, 2, 3].map((on) => wordAt(tokens, to + on));
    const at = after.findIndex((word) => /^(?:film\w*|tane|adet)$/u.test(word));
    const isOther = after.slice(0, at + 2).some((word, on) => on !== at && eveningWords.COUNTED.is(word));
    return (
      value > SHOWN &&
      value !== said.minRating &&
      Number.isInteger(value) &&
      suffix === '' &&
      at >= 0 &&
      !isOther &&
      !eveningWords.UNDER.is(wordAt(tokens, from - 1)) &&
      // `12 eylül filmi`, `7 kocalı hürmüz gibi film`
      (CONCEPTS.at(tokens, from)?.to ?? 0) <= to &&
      !titles.some((title) => title.from <= from && from < title.to)
    );
  });
  return tokens.length > FEW_WORDS ? undefined : number?.value;
}

/** Three films come as cards, and as many more as were asked for are named beside them. */
export function beyondThree(decision: Decision, parsed: Understanding, context: DecisionContext): Decision {
  const call = decision.kind === 'act' ? decision.calls.at(-1) : undefined;
  const count = call?.tool === 'recommendFilms' ? countIn(parsed) : undefined;
  if (decision.kind !== 'act' || call?.tool !== 'recommendFilms' || count === undefined) return decision;
  const more = count > SHOWN && count <= MOST ? othersFor(call.input, count - SHOWN, context) : [];
  if (more.length === 0) return { ...decision, before: decision.before ?? IN_THREES };
  const titles = more.map(({ title }) => title);
  return {
    ...decision,
    calls: [
      ...decision.calls.slice(0, -1),
      {
        tool: 'recommendFilms',
        input: { ...call.input, excludeTitles: union(call.input.excludeTitles, titles) },
      },
    ],
    before: [decision.before, `Üçünü aşağıya koydum, yanlarına şunları da ekle: ${joinList(titles)}.`]
      .filter((said) => said !== undefined)
      .join(' '),
  };
}

/** Well known films that meet what is wished, but for the best of them. */
function othersFor(
  wishes: Extract<PlannedCall, { tool: 'recommendFilms' }>['input'],
  count: number,
  { index, memory }: DecisionContext,
): readonly CatalogueFilm[] {
  const seen = new Set([...(wishes.excludeTitles ?? []), ...memory.shown.map(({ title }) => title)]);
  const fitting = index.films
    .filter(
      (film) =>
        (film.judgement?.fame ?? 0) >= KNOWN &&
        (film.judgement?.series?.place ?? 1) === 1 &&
        !seen.has(film.title) &&
        // Of what a film is before all.
        wishes.genres.every((genre) => film.genres.slice(0, 2).includes(genre)) &&
        !(wishes.excludeGenres ?? []).some((genre) => film.genres.includes(genre)) &&
        (wishes.mood === undefined || film.moods.includes(wishes.mood)) &&
        brokenWishes(film, wishes).length === 0,
    )
    .toSorted((a, b) => b.rating - a.rating);
  return fitting.slice(LEFT, LEFT + count);
}
