import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { FEELS, type FilmJudgement } from '#domain/judgement.ts';
import { joinList } from '#lib/turkish/format.ts';
import { dative } from '#lib/turkish/suffix.ts';
import { type Decide, say } from '../../core/skill.ts';
import { bornIn } from './lives.ts';
import { isWoman } from './people-of-film.ts';

const ASKED =
  /(?:^| )benze(?:yen|r)\w* (?:\w+ )?(?:oyuncu|aktor|aktris|kim|isim|biri)\w*|(?:^| )(?:oyuncu|aktor|aktris|kim)\w* (?:\w+ )?benz\w+|(?:^| )kime benz\w+/u;
const LEADS = 2;
const FEWEST = 4;
const MOST_WEIGHED = 8;
/** So many years apart are of one generation. */
const NEAR = 10;
const MOST_TOLD = 3;

/** `brad pitt'e benzeyen oyuncular kim`: those of the same generation who play in films that do the same; looks are not known. */
export const akinActors: Decide = ({ text, named, titles, markers }, { index }) => {
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (somebody === undefined || others.length + titles.length > 0) return undefined;
  if (!ASKED.test(text) || markers.requests) return undefined;
  const { name } = somebody.span;
  const led = Map.groupBy(
    index.films.flatMap((film) => film.actors.slice(0, LEADS).map((actor) => ({ actor, film }))),
    ({ actor }) => actor,
  );
  const profile = (actor: string) => profileOf((led.get(actor) ?? []).map(({ film }) => film));
  const own = profile(name);
  const born = bornIn(name);
  if (born === undefined || !led.has(name)) return undefined;
  const near = [...led.keys()]
    .filter((actor) => actor !== name && isWoman(actor) === isWoman(name))
    .filter((actor) => Math.abs((bornIn(actor) ?? 0) - born) <= NEAR)
    .filter((actor) => (led.get(actor)?.length ?? 0) >= FEWEST && isDomestic(actor) === isDomestic(name))
    .map((actor) => ({ actor, apart: apartBy(own, profile(actor)) }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, MOST_TOLD);
  function isDomestic(actor: string): boolean {
    return led.get(actor)?.[0]?.film.origin === 'yerli';
  }
  return near.length === 0
    ? undefined
    : say(
        `${dative(name)} yüzce kim benzer bilemem; aynı kuşaktan, benzer filmlerde oynayan ${joinList(near.map(({ actor }) => actor))} var. Birini söyle, filmlerini dizeyim.`,
      );
};

/** How well known the best known films of somebody are, and how much they do of each feeling, on average. */
function profileOf(films: readonly CatalogueFilm[]): readonly number[] {
  const known = films
    .flatMap(({ judgement }) => judgement ?? [])
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, MOST_WEIGHED);
  const average = (of: (judgement: FilmJudgement) => number) =>
    known.reduce((sum, judgement) => sum + of(judgement), 0) / known.length;
  return [average(({ fame }) => fame), ...FEELS.map((feel) => average(({ feel: own }) => own[feel]))];
}

const apartBy = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
